/** What kind a value is: docs/records.md, "Checking" 3.8. */

import { altered } from './fault.mjs';

const EMPTY = { text: '', number: 0n, flag: false };
const empty = (kind) => EMPTY[kind] ?? (kind === 'list' ? [] : new Map());

/** `text`, `number`, `flag`, `list`, `map`, `nothing`; `float` for a number that isn't whole. */
export function kindOf(value) {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  return { string: 'text', bigint: 'number', boolean: 'flag' }[typeof value] ?? 'float';
}

/** A field that is of this kind, or was left out and is empty: 0, false, no text, no items. @returns {any} */
export function field(map, name, kind) {
  if (!map.has(name)) return empty(kind);
  const value = map.get(name);
  if (kindOf(value) !== kind) throw altered('another-kind');
  return value;
}

/** A field that is a list of items of this kind. */
export function items(map, name, kind) {
  const list = field(map, name, 'list');
  if (list.some((item) => kindOf(item) !== kind)) throw altered('another-kind');
  return list;
}

/**
 * Refuse what isn't a map with these keys and no others, and with values of these kinds.
 * @param {unknown} value
 * @param {Record<string, string>} shape the kinds that each may be of, in words
 */
export function shaped(value, shape) {
  const names = Object.keys(shape);
  if (kindOf(value) !== 'map' || value.size !== names.length || !names.every((name) => value.has(name))) throw altered('other-keys');
  for (const name of names) if (!shape[name].split(' ').includes(kindOf(value.get(name)))) throw altered('another-kind');
}
