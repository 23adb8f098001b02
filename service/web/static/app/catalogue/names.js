/** What the things are called that the catalogue names by codes. */

import { has, named, say } from '../words.js';

const TABLES = { cls: 'class', team: 'team' };

/** What a value of a facet is called. */
export function called(facet, value) {
  if (facet in TABLES) return named(TABLES[facet], value);
  const key = `web_catalogue.${facet}.${String(value).replaceAll(' ', '_')}`;
  if (has(key)) return say(key);
  return facet === 'keyword' ? String(value).replaceAll('-', ' ') : String(value);
}

/** What a card is: each box has words of its own for some kinds. */
export function kindOf(card) {
  const key = `web_catalogue.kind_${card.set}.${card.kind}`;
  return has(key) ? say(key) : called('kind', card.kind);
}

/** What a facet is called. */
export const facetName = (facet) => say(`web_catalogue.facet.${facet}`);
