/** What differs between two views of a game, whichever game it is: the same as auditors are told, see docs/disputes.md. */

/** Fields that always differ, or that say what others say too. */
const PASSED_OVER = new Set(['type', 'version', 'decisions', 'clock', 'talk', 'plays']);

/** Whether nothing is said of what is at this path. */
export const isPassedOver = (path) => PASSED_OVER.has(path.split('.')[0]);

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isCard = (value) => isObject(value) && 'id' in value && 'card' in value;
const joined = (path, name) => (path ? `${path}.${name}` : String(name));

/** A view laid flat: where each card lies, what it shows, every value by its path, and the cards of which more is said. */
class Flat {
  constructor(view) {
    Object.assign(this, { places: new Map(), shown: new Map(), values: new Map(), spokenOf: new Set() });
    this.fields('', view);
  }

  take(path, value) {
    if (isCard(value) && Object.keys(value).length === 2) this.lay(path, value);
    else if (isObject(value)) this.fields(path, value);
    else if (Array.isArray(value) && value.some(isObject)) this.items(path, value);
    else if (!Array.isArray(value) || value.length) this.values.set(path, value);
  }

  lay(path, { id, card }) {
    this.places.set(id, (this.places.get(id) ?? new Set()).add(path));
    this.shown.set(id, card);
  }

  fields(path, fields) {
    for (const [name, value] of Object.entries(fields)) if (!PASSED_OVER.has(name)) this.take(joined(path, name), value);
  }

  /** The items of a list, each by what tells it apart; what goes with a card goes with it, wherever it lies. */
  items(path, items) {
    const met = new Map();
    for (const item of items.filter(isObject)) {
      const [[, first], ...others] = Object.entries(item);
      const card = isCard(item) ? item : first;
      if (isCard(card)) {
        this.lay(path, card);
        const rest = isCard(item) ? others.slice(1) : others;
        if (rest.length) this.spokenOf.add(`#${card.id}`);
        this.fields(`#${card.id}`, Object.fromEntries(rest));
        continue;
      }
      const n = (met.get(first) ?? 0) + 1;
      met.set(first, n);
      this.take(joined(path, n === 1 ? first : `${first}-${n}`), item);
    }
  }
}

/**
 * @returns {{cards: {card: {id: number, card: string | null}, left: string[], reached: string[]}[], shuffled: string[], values: {what: string, before: any, after: any}[]}}
 * places and values by their paths in the view; what is said of a card begins with `#` and its number
 */
export function difference(before, after) {
  const [then, now] = [new Flat(before), new Flat(after)];
  const moves = movesOf(then, now);
  const same = new Set(sameAgain(moves));
  const shuffled = [...same].flatMap((move) => move.reached);
  return { cards: moves.filter((move) => !same.has(move)), shuffled: [...new Set(shuffled)].sort(), values: changes(then, now) };
}

const without = (one = new Set(), other = new Set()) => [...one].filter((place) => !other.has(place)).sort();

function movesOf(then, now) {
  const ids = [...new Set([...then.places.keys(), ...now.places.keys()])].sort((one, other) => one - other);
  return ids.flatMap((id) => {
    const [left, reached] = [without(then.places.get(id), now.places.get(id)), without(now.places.get(id), then.places.get(id))];
    const card = { id, card: now.shown.get(id) ?? then.shown.get(id) ?? null };
    return left.length || reached.length ? [{ card, left, reached }] : [];
  });
}

/** Of the cards that came and went, those that look like one which went or came at the same place: it has a new number. */
function sameAgain(moves) {
  const key = ({ card }, places) => `${card.card} ${places}`;
  const come = moves.filter((move) => !move.left.length);
  return moves.flatMap((gone) => {
    if (gone.reached.length) return [];
    const at = come.findIndex((move) => key(move, move.reached) === key(gone, gone.left));
    return at < 0 ? [] : [gone, ...come.splice(at, 1)];
  });
}

function changes(then, now) {
  const paths = [...new Set([...then.values.keys(), ...now.values.keys()])];
  return paths.flatMap((what) => {
    const [before, after] = [then.values.get(what) ?? null, now.values.get(what) ?? null];
    const of = what.split('.')[0];
    const told = !of.startsWith('#') || (then.spokenOf.has(of) && now.spokenOf.has(of));
    return told && JSON.stringify(before) !== JSON.stringify(after) ? [{ what, before, after }] : [];
  });
}
