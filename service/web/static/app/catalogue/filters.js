/** Which cards of a game are looked for: the filters that stand in the address, and what fits them. */

/** What cards are sorted out by, besides words in them. */
export const FACETS = ['kind', 'set', 'group', 'cls', 'team', 'cost', 'keyword', 'provenance'];

/** A text without capitals and accents, as it is searched. */
export const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a card has of a facet. @returns {string[]} */
export function of(card, facet) {
  if (facet === 'keyword') return card.keywords;
  const value = card[facet];
  return value === null || value === '' ? [] : [String(value)];
}

/**
 * What there is to choose of each facet: only where there is a choice.
 * @param {any[]} cards
 * @returns {Array<[string, string[]]>}
 */
export function choices(cards) {
  /** @type {Array<[string, string[]]>} */
  const found = FACETS.map((facet) => [facet, [...new Set(cards.flatMap((card) => of(card, facet)))]]);
  return found.filter(([facet, values]) => values.length > (facet === 'keyword' ? 0 : 1));
}

/**
 * The cards that fit: all words that are asked for are in them, and each facet has the value that is.
 * @param {any[]} cards
 * @param {Record<string, string>} asked
 */
export function fitting(cards, asked) {
  const words = plain(asked.text ?? '').split(/\s+/).filter(Boolean);
  const facets = FACETS.filter((facet) => asked[facet]);
  return cards.filter((card) => facets.every((facet) => of(card, facet).includes(asked[facet])) && words.every((word) => searched(card).includes(word)));
}

const kept = new WeakMap();

function searched(card) {
  if (!kept.has(card)) kept.set(card, plain([card.name, card.group, card.team, ...card.keywords, ...card.text].join(' ')));
  return kept.get(card);
}

/** Filters as they stand in an address. @param {Record<string, string>} asked */
export function written(asked) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}
