/** The games there are, and the cards and rules of each: fetched once, in the language in use. */

import { get } from './api.js';
import { locale } from './words.js';

const kept = new Map();

function once(key, ask) {
  const known = `${locale.value} ${key}`;
  if (!kept.has(known)) {
    kept.set(
      known,
      ask().catch((error) => {
        kept.delete(known);
        throw error;
      }),
    );
  }
  return kept.get(known);
}

/** All rulesets. */
export const rulesets = () => once('rulesets', async () => (await get('/rulesets')).rulesets);

/** A game's ruleset. */
export const ruleset = (game) => once(`ruleset ${game}`, () => get(`/rulesets/${game}`));

/** A game's cards by key. @returns {Promise<Map<string, any>>} */
export const cards = (game) =>
  once(`cards ${game}`, async () => new Map((await get(`/rulesets/${game}/cards`)).cards.map((card) => [card.key, card])));

/** A game's rules by id. @returns {Promise<Map<string, any>>} */
export const rules = (game) =>
  once(`rules ${game}`, async () => new Map((await get(`/rulesets/${game}/rules`)).rules.map((rule) => [rule.id, rule])));
