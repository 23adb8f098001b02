/** Where turns begin, and where the game itself does, as the events say. */

/** Events with which somebody's turn begins. */
const BEGINS = [(event) => event.type === 'TurnBegan', (event) => event.type === 'PhaseBegan' && event.phase === 'action'];

/** Events with which the game itself begins; a sandbox does with the table that it was forked from. */
const STARTS = new Set(['Started', 'Forked']);

/** The version with which the game began, 0 where it isn't known. */
export const beginning = (commits) => commits.find((commit) => commit.events.some((event) => STARTS.has(event.type)))?.version ?? 0;

/**
 * The turns, oldest first: with which version each began, and whose it was.
 * @returns {{n: number, version: number, seat: number}[]}
 */
export function turnsOf(commits) {
  const found = commits.flatMap(({ version, events }) => {
    const begun = events.filter((event) => BEGINS.some((begins) => begins(event))).at(-1);
    return begun ? [{ version, seat: begun.seat }] : [];
  });
  return found.map((turn, n) => ({ n: n + 1, ...turn }));
}

/** The turn that a version is in. */
export const turnAt = (turns, version) => turns.findLast((turn) => turn.version <= version);

/** The first version of the next turn, or of the one before: of this one, where it is well begun. */
export function turnStep(turns, version, onward) {
  return onward ? turns.find((turn) => turn.version > version)?.version : turns.findLast((turn) => turn.version < version)?.version;
}
