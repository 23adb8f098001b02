/** What is hidden in a public form, and from whom: docs/fairness.md, "Public forms". */

import { altered } from './fault.mjs';
import { field, items, kindOf, shaped } from './kinds.mjs';

const nobody = () => false;
/** @param {Map<string, any>} event @param {bigint} reader */
const seatsInTo = (event, reader) => ((mask(event) >> reader) & 1n) === 1n;
const seat = (event, reader) => field(event, 'seat', 'number') === reader;
const WHOLE = true;
const BY_ITEM = false;

/** Of each event: the fields that are hidden, who may know them, and whether they are hidden whole. */
const HIDDEN = {
  Created: { seed: [nobody, WHOLE] },
  Made: { cards: [nobody, BY_ITEM] },
  Shuffled: { was: [seatsInTo, BY_ITEM] },
  Seen: { cards: [seatsInTo, BY_ITEM] },
  Asked: { options: [seat, WHOLE], least: [seat, WHOLE], most: [seat, WHOLE] },
  Answered: { choice: [seat, WHOLE] },
  Paused: { stack: [nobody, WHOLE] },
  Checkpoint: { digest: [nobody, WHOLE] },
  Undone: { table: [nobody, WHOLE] },
  Forked: { table: [nobody, WHOLE] },
  Redealt: { was: [nobody, BY_ITEM] },
};

const of = (map, name) => (Object.hasOwn(map, name) ? map[name] : null);
const hiddenIn = (event) => of(HIDDEN, event.get('type')) ?? {};

/**
 * A commitment in a public form: the place of what is behind it, and whether the reader may know that.
 * @typedef {{event: bigint, field: string, item: bigint, commitment: string, mine: boolean}} Sealed
 */

/** All commitments of a public form, in the order of their places; the reader is a seat, or null. @returns {Sealed[]} */
export function sealedIn(form, reader) {
  const found = seals(-1n, 'action', form.get('action'), WHOLE, form.get('seat') === reader);
  form.get('events').forEach((event, index) => {
    const hidden = hiddenIn(event);
    for (const [name, value] of event) {
      const how = of(hidden, name);
      if (how && !(how[0] === seatsInTo && mask(event) === -1n)) {
        const mine = reader !== null && how[0](event, reader);
        found.push(...seals(BigInt(index), name, value, how[1], mine));
      } else if (kindOf(value) === 'map' && value.has('#')) {
        throw altered('hidden-but-public');
      }
    }
  });
  return found;
}

function seals(event, name, value, whole, mine) {
  shaped(value, { '#': whole ? 'text' : 'list' });
  if (whole) return [{ event, field: name, item: -1n, commitment: value.get('#'), mine }];
  return items(value, '#', 'text').map((commitment, item) => ({ event, field: name, item: BigInt(item), commitment, mine }));
}

/** The seats of an event's `to`, bit by bit. @returns {bigint} */
export function mask(event) {
  const to = field(event, 'to', 'number');
  if (to < -1n) throw altered('no-mask');
  return to;
}

/** The events as they were recorded, when all that is hidden in them has been opened. */
export function revealed(form, openings) {
  const events = form.get('events').map((event) => {
    const copy = new Map(event);
    for (const name of Object.keys(hiddenIn(event))) if (kindOf(event.get(name) ?? null) === 'map') copy.set(name, []);
    return copy;
  });
  for (const opening of openings) {
    if (opening.get('event') < 0n) continue; // the action is no event
    const event = events[Number(opening.get('event'))];
    const name = opening.get('field');
    if (opening.get('item') < 0n) event.set(name, opening.get('value'));
    else event.get(name).push(opening.get('value'));
  }
  return events;
}
