/** What the games are called, in the reader's language. */

import { rulesets } from '../catalogue.js';
import { useAsked } from '../ui.js';

/** A function from a game's name to its title; the name, until the titles are there. */
export function useTitles() {
  const { value } = useAsked(rulesets, []);
  return (game) => value?.find((each) => each.game === game)?.title ?? game;
}
