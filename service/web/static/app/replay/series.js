/** How a game went, in figures: from the last version of each turn, some of them where there are many. */

/** How many versions are looked at, at most. */
export const MOST = 24;

const size = (...names) => (one) => (names.every((name) => Array.isArray(one[name])) ? names.reduce((sum, name) => sum + one[name].length, 0) : undefined);
const field = (name) => (one) => one[name] ?? undefined;

/** What there may be of each seat, and of the table; a game has what its view has. */
const OF_SEATS = {
  victory_points: field('victory_points'),
  damage: field('damage'),
  terror: field('terror'),
  deck_size: size('hand', 'deck', 'discard', 'played'),
  hand: size('hand'),
};
const OF_TABLE = {
  recruit_made: field('recruit_made'),
  points: field('points'),
  credits: field('credits'),
  progress: (view) => view.plot?.progress ?? undefined,
  tactics: (view) => view.commander?.tactics,
  overrun: size('overrun'),
  hive: size('hive'),
  hazards: field('hazards'),
};

const seatsOf = (view) => view.players ?? view.crew ?? view.invaders ?? [];

/** The versions to look at: the last of each turn and of the game; not more than `MOST`, evenly spread. */
export function samples(turns, from, to) {
  const ends = [...turns.slice(1).map((turn) => turn.version - 1), to].filter((version) => version >= from);
  if (ends.length <= MOST) return ends;
  return Array.from({ length: MOST }, (_, n) => ends[Math.round((n * (ends.length - 1)) / (MOST - 1))]);
}

/**
 * What changed over these views, as lines of points.
 * @returns {{name: string, lines: {seat: number | null, points: {version: number, n: number}[]}[]}[]}
 */
export function series(views) {
  const seats = seatsOf(views[0]).map((one) => one.seat);
  const drawn = [
    ...Object.entries(OF_SEATS).map(([name, read]) => ({ name, lines: seats.map((seat) => line(views, seat, (view) => read(seatsOf(view).find((one) => one.seat === seat) ?? {}))) })),
    ...Object.entries(OF_TABLE).map(([name, read]) => ({ name, lines: [line(views, null, read)] })),
  ];
  return drawn.filter(({ lines }) => new Set(lines.flatMap(({ points }) => points.map(({ n }) => n))).size > 1);
}

const line = (views, seat, read) => ({ seat, points: views.map((view) => ({ version: view.version, n: read(view) })).filter(({ n }) => n !== undefined) });
