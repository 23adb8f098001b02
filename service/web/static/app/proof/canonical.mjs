/** The one way to write a value: docs/fairness.md, "Canonical encoding". */

import { NotWhole } from './json.mjs';

/** A value has no canonical form. */
export class NoForm extends Error {}

/** The canonical encoding of a value as text. */
export function canonical(value) {
  if (typeof value === 'string') return written(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Map) return `{${[...value].sort(byKey).map(pair).join(',')}}`;
  if (value instanceof NotWhole) throw new NoForm();
  return String(value);
}

const pair = ([key, value]) => `${written(key)}:${canonical(value)}`;

function written(text) {
  if (!text.isWellFormed()) throw new NoForm();
  return JSON.stringify(text);
}

/** @param {any[]} one @param {any[]} other */
const byKey = ([one], [other]) => byCodePoint(one, other);

/** Which of two texts comes first. JavaScript itself would go by UTF-16, in which signs beyond U+FFFF come before some others. */
function byCodePoint(one, other) {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  if (at === length) return one.length - other.length;
  return weight(one.charCodeAt(at)) - weight(other.charCodeAt(at));
}

/** Halves of signs beyond U+FFFF come after everything else. */
const weight = (unit) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
