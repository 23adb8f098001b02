/** What the things are called that the catalogue names by codes. */

import { kindOf, word } from '../card.js';
import { has, say } from '../words.js';

/** Tables of the boards' words, by facet. */
const TABLES = { cls: 'class', team: 'team', kind: 'kind' };

/** What a value of a facet is called. */
export function called(facet, value) {
  if (facet in TABLES) return word(TABLES[facet], value);
  const key = `web_catalogue.${facet}.${String(value).replaceAll(' ', '_')}`;
  if (has(key)) return say(key);
  return facet === 'keyword' ? String(value).replaceAll('-', ' ') : String(value);
}

/** What a fact of a card is called. */
export const fact = (card, facet) => (facet === 'kind' ? kindOf(card) : called(facet, card[facet]));

/** What a facet is called. */
export const facetName = (facet) => say(`web_catalogue.facet.${facet}`);
