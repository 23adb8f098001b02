/** The lines of a record, each as far as it can be told by itself: docs/records.md, "The file" and "Checking" 1 to 3. */

import { hex, sha256, unbase64, utf8 } from './bytes.mjs';
import { NoForm, canonical } from './canonical.mjs';
import { Fault, altered } from './fault.mjs';
import { NoJson, read } from './json.mjs';
import { field, items, kindOf, shaped } from './kinds.mjs';

const SIGNED = { signed_by: 'text nothing', signature: 'text nothing' };
const HEADER = {
  type: 'text',
  format: 'text',
  format_version: 'number',
  game: 'text',
  seat: 'number nothing',
  open: 'flag',
  version: 'number',
  head: 'text',
  rules: 'number',
  at: 'number',
  keys: 'list',
  hash: 'text',
};
const KEY = { id: 'text', key: 'text' };
const CONTENT = { type: 'text', pack: 'text', hash: 'text' };
const COMMIT = { type: 'text', form: 'map', hash: 'text', openings: 'list', ...SIGNED };
const FORM = { version: 'number', at: 'number', seat: 'number', rules: 'number', action: 'map', events: 'list', prev: 'text' };
const OPENING = { event: 'number', field: 'text', item: 'number', salt: 'text', value: 'text number flag list map nothing' };
const END = { type: 'text', game: 'text', version: 'number', head: 'text', at: 'number', header: 'text', lines: 'text', hash: 'text', ...SIGNED };

/** The lines of some bytes, each with its line feed, and with no other end than that. @param {Uint8Array} bytes */
export function linesOf(bytes) {
  const lines = [];
  for (let at = 0; at < bytes.length; at += lines.at(-1).length) {
    const end = bytes.indexOf(10, at);
    lines.push(bytes.subarray(at, end < 0 ? bytes.length : end + 1));
  }
  return lines;
}

/** The header, in the first line. */
export async function headerOf(line) {
  const { value: header, isCanonical } = valueOf(line, new Fault('unreadable', 'no-json'));
  if (!isHeader(header)) throw new Fault('unreadable', 'no-header');
  if (!isCanonical) throw altered('not-canonical');
  shaped(header, HEADER);
  if (header.get('hash') !== (await hashOf(header, 'hash'))) throw altered('another-hash');
  const seat = header.get('seat');
  if (seat !== null && (header.get('open') || seat < 0n || seat > 63n)) throw altered('no-such-seat');
  return header;
}

const isHeader = (value) =>
  kindOf(value) === 'map' &&
  value.get('type') === 'header' &&
  value.get('format') === 'turnledger record' &&
  value.get('format_version') === 1n;

/** The public keys of the header by their ids: each as bytes, and as it is written. */
export async function keysOf(header) {
  const keys = new Map();
  for (const entry of header.get('keys')) {
    shaped(entry, KEY);
    const bytes = unbase64(entry.get('key'), 32);
    if (!bytes || entry.get('id') !== (await sha256(bytes)).slice(0, 16)) throw altered('another-key');
    keys.set(entry.get('id'), { bytes, written: entry.get('key') });
  }
  return keys;
}

/** The hash of the cards, in the second line. */
export async function contentOf(line) {
  const content = canonicalOf(line);
  shaped(content, CONTENT);
  if (content.get('type') !== 'content') throw altered('no-content');
  const hash = await sha256(utf8(content.get('pack')));
  if (content.get('hash') !== hash) throw altered('another-hash');
  return hash;
}

/** A commit or the end. */
export async function entryOf(line) {
  const entry = canonicalOf(line);
  const type = kindOf(entry) === 'map' ? entry.get('type') : null;
  if (type !== 'commit' && type !== 'end') throw altered('no-entry');
  if (type === 'commit') checkCommit(entry);
  else shaped(entry, END);
  const signature = entry.get('signature');
  if (signature !== null && !unbase64(signature, 64)) throw altered('no-signature');
  const hash = type === 'commit' ? await hashOf(entry.get('form')) : await hashOf(entry, 'hash', 'signed_by', 'signature');
  if (entry.get('hash') !== hash) throw altered('another-hash');
  return entry;
}

function checkCommit(commit) {
  shaped(commit, COMMIT);
  const form = commit.get('form');
  shaped(form, FORM);
  shaped(form.get('action'), { '#': 'text' });
  for (const event of items(form, 'events', 'map')) if (!field(event, 'type', 'text')) throw altered('no-type');
  for (const opening of commit.get('openings')) shaped(opening, OPENING);
}

/** The version of a commit or of the end. */
export const versionOf = (entry) => (entry.get('form') ?? entry).get('version');

/** Whether a line is the commit of this version. */
export async function isCommit(line, version) {
  try {
    const entry = await entryOf(line);
    return entry.get('type') === 'commit' && versionOf(entry) === BigInt(version);
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** The hash of a line, or of a part of it, without some of its keys. */
const hashOf = (map, ...without) => sha256(utf8(canonical(new Map([...map].filter(([name]) => !without.includes(name))))));

function canonicalOf(line) {
  const { value, isCanonical } = valueOf(line, altered('no-json'));
  if (!isCanonical) throw altered('not-canonical');
  return value;
}

/** The value of a line, and whether it is written in the one way that it can be; `fault`, where it is no JSON. */
function valueOf(line, fault) {
  const text = textOf(line);
  if (text === null) throw fault;
  try {
    const value = read(text);
    return { value, isCanonical: isWritten(text, value) };
  } catch (error) {
    throw error instanceof NoJson ? fault : error;
  }
}

/** The text of a line, null if it isn't UTF-8. A mark of byte order is a sign as any other. */
function textOf(line) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
  } catch {
    return null;
  }
}

function isWritten(text, value) {
  try {
    return text === `${canonical(value)}\n`;
  } catch (error) {
    if (error instanceof NoForm) return false;
    throw error;
  }
}
