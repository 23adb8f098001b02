/** What the pages say, in the language of whoever reads them. The sentences are those of the service's own catalogue. */

import { signal } from './signal.js';

export const LOCALES = { en: 'English', fr: 'Français' };

/** The language in use, changed by `speak` alone. */
export const locale = signal('en');

let words = {};
let plural = new Intl.PluralRules('en');

/** Load the sentences of a language and speak it from now on. */
export async function speak(wished) {
  const answer = await fetch(`${document.documentElement.dataset.assets}/words/${wished}.json`);
  if (!answer.ok) throw new Error(`the words of ${wished} aren't there: ${answer.status}`);
  words = await answer.json();
  plural = new Intl.PluralRules(wished);
  document.documentElement.lang = wished;
  locale.value = wished;
}

/** Whether there is such a sentence, in one form or by number. */
export const has = (key) => key in words || `${key}.other` in words;

/**
 * A sentence with its blanks filled in; of those that have forms by number, the form for `n`. `key` itself where there is none.
 * @param {string} key
 * @param {Record<string, unknown>} [about]
 */
export function say(key, about = {}) {
  const text = words[key] ?? words[`${key}.${plural.select(Number(about.n))}`] ?? words[`${key}.other`] ?? key;
  return text.replace(/\{(\w+)\}/g, (blank, name) => (name in about ? String(about[name]) : blank));
}

/** What something is called that the API names by a code, by the table of such names; the code, where it has no name. */
export function named(table, code, about) {
  const key = `board.${table}.${code}`;
  return has(key) ? say(key, about) : String(code).replaceAll(/[-_]/g, ' ');
}

/** Several names in one line, as the language has it. */
export const listed = (names) => new Intl.ListFormat(locale.value).format(names);

/** A moment as people write it. */
export const moment = (milliseconds) =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
