/** The table of an open record, as far as chance and cards go: docs/fairness.md, "The stream" and "The cards". */

import { Fault, altered } from './fault.mjs';
import { mask } from './hidden.mjs';
import { field, items } from './kinds.mjs';
import { streamOf } from './stream.mjs';

const unfair = (why) => new Fault('wrong-shuffle', why);
const same = (one, other) => one.length === other.length && one.every((item, n) => item === other[n]);
const sorted = (ids) => ids.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
const NONE = [];

export class Table {
  /** The piles by name, the cards by id, what the piles were after each commit, and the random stream as far as it was used. */
  constructor(seed, sandbox) {
    Object.assign(this, { seed, sandbox, stream: null, entropy: [], shuffles: 0, dice: 0 });
    this.piles = new Map();
    this.cards = new Map();
    this.after = [{ used: 0, piles: new Map() }];
    this.lastId = -1n;
  }

  /** Take the events of one commit. */
  async follow(events) {
    if (this.sandbox) this.stream ??= await streamOf(this.seed, []);
    for (const event of events) {
      const type = event.get('type');
      if (Object.hasOwn(STEPS, type)) await STEPS[type](this, event);
    }
    this.after.push({ used: this.used, piles: new Map(this.piles) });
  }

  /** How many words of the stream were used. */
  get used() {
    return this.stream?.at ?? 0;
  }

  pile(zone) {
    return this.piles.get(zone) ?? NONE;
  }

  /** What the stream gives next; the event must name the words that this takes. */
  async drawn(event, draw) {
    if (!this.stream) throw unfair('chance-before-start');
    const start = this.stream.at;
    const drawn = await draw(this.stream);
    if (!same(items(event, 'rng', 'number'), [BigInt(start), BigInt(this.stream.at)])) throw unfair('other-words');
    return drawn;
  }

  /** The new ids that an event gives, `first` and those after it; no id is given twice. */
  given(event, count) {
    const first = field(event, 'first', 'number');
    if (first <= this.lastId) throw unfair('id-twice');
    const ids = Array.from({ length: count }, (_, n) => first + BigInt(n));
    this.lastId = [this.lastId, first + BigInt(count) - 1n].reduce(larger);
    return ids;
  }
}

const larger = (one, other) => (one > other ? one : other);
const highest = (pile) => (pile.length ? pile.reduce(larger) : 0n);

/** What each event does to the table. */
const STEPS = {
  SatDown(table, event) {
    if (!table.stream) table.entropy.push(field(event, 'client_seed', 'text'));
  },

  async Started(table, event) {
    if (table.stream) return;
    STEPS.SatDown(table, event);
    table.stream = await streamOf(table.seed, table.entropy);
  },

  async Rolled(table, event) {
    const sides = field(event, 'sides', 'number');
    const faces = items(event, 'faces', 'number');
    if (sides < 1n || sides > 2n ** 32n) throw unfair('no-such-dice');
    const drawn = await table.drawn(event, (stream) => dice(stream, faces.length, Number(sides)));
    if (!same(faces, drawn)) throw unfair('other-dice');
    table.dice += faces.length;
  },

  async Shuffled(table, event) {
    const zone = field(event, 'zone', 'text');
    const was = items(event, 'was', 'number');
    const pile = table.pile(zone);
    if (!same(items(event, 'rng', 'number'), [0n, 0n])) {
      if (!same(was, await table.drawn(event, (stream) => stream.shuffled(pile)))) throw unfair('other-order');
      table.shuffles += 1;
    } else if (pile.length > 1 && mask(event) === 0n) {
      throw unfair('order-of-nobody');
    } else if (!same(sorted(was), sorted(pile))) {
      throw unfair('order-of-others');
    }
    const ids = table.given(event, was.length);
    ids.forEach((id, n) => table.cards.has(was[n]) && table.cards.set(id, table.cards.get(was[n])));
    table.piles.set(zone, ids);
  },

  async Redealt(table, event) {
    const ids = items(event, 'ids', 'number');
    const was = items(event, 'was', 'number');
    if (!same(was, await table.drawn(event, (stream) => stream.shuffled(ids)))) throw unfair('other-deal');
    const before = new Map(was.filter((id) => table.cards.has(id)).map((id) => [id, table.cards.get(id)]));
    for (const id of was) table.cards.delete(id);
    ids.forEach((id, n) => before.has(was[n]) && table.cards.set(id, before.get(was[n])));
    table.shuffles += 1;
  },

  Made(table, event) {
    const zone = field(event, 'zone', 'text');
    const cards = items(event, 'cards', 'text');
    const ids = table.given(event, cards.length);
    ids.forEach((id, n) => table.cards.set(id, cards[n]));
    table.piles.set(zone, [...table.pile(zone), ...ids]);
  },

  Moved(table, event) {
    const ids = items(event, 'ids', 'number');
    const src = field(event, 'src', 'text');
    const dst = field(event, 'dst', 'text');
    const pile = table.pile(src);
    const going = new Set(ids);
    const left = pile.filter((id) => !going.has(id));
    if (going.size < ids.length || left.length + ids.length !== pile.length) throw unfair('not-in-pile');
    table.piles.set(src, left);
    const there = table.pile(dst);
    table.piles.set(dst, field(event, 'bottom', 'flag') ? [...ids, ...there] : [...there, ...ids]);
  },

  Seen(table, event) {
    const ids = items(event, 'ids', 'number');
    const cards = items(event, 'cards', 'text');
    if (ids.length !== cards.length) throw unfair('other-count');
    ids.forEach((id, n) => {
      if (table.sandbox && !table.cards.has(id)) table.cards.set(id, cards[n]); // nothing was told of a sandbox's first cards
      if (table.cards.get(id) !== cards[n]) throw unfair('other-card');
    });
  },

  Undone(table, event) {
    const to = field(event, 'to', 'number');
    if (to < 1n || to >= BigInt(table.after.length)) throw altered('back-to-nowhere');
    const { used, piles } = table.after[Number(to)];
    if (used !== table.used) throw unfair('chance-taken-back');
    table.piles = new Map(piles);
  },

  Forked(table, event) {
    if (table.after.length > 1) throw altered('late-sandbox');
    const zones = field(event, 'zones', 'map');
    table.piles = new Map([...zones.keys()].map((zone) => [zone, items(zones, zone, 'number')]));
    table.lastId = [table.lastId, ...[...table.piles.values()].map(highest)].reduce(larger);
  },
};

async function dice(stream, count, sides) {
  const faces = [];
  for (let n = 0; n < count; n += 1) faces.push(1n + BigInt(await stream.below(sides)));
  return faces;
}
