/** The REST API, as anybody may call it. */

import { session } from './session.js';
import { locale, say } from './words.js';

/** A refusal of the service: an RFC 9457 problem with a `code`, a sentence as `message`, and the `rule` behind it. */
export class Refusal extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? String(status));
    this.name = 'Refusal';
    Object.assign(this, { status, code: problem.code, rule: problem.rule, pointer: problem.pointer, problem });
  }
}

/** Nobody answered. */
export class Unreachable extends Error {
  constructor() {
    super(say('web.unreachable'));
    this.name = 'Unreachable';
  }
}

const WAITS = [200, 600, 1500, 3000];
const AGAIN = new Set([502, 503, 504]);

/** @typedef {{body?: unknown, query?: Record<string, unknown>, key?: string, anonymous?: boolean, raw?: boolean | 'bytes', version?: number, media?: string, token?: string}} How */

/**
 * Ask the service: `path` below /v1. What changes something carries a key, so that asking again after a lost answer does nothing twice.
 * @param {string} method
 * @param {string} path
 * @param {How} [how] `token`: instead of that of who uses this browser
 * @returns {Promise<any>} the answer's JSON, its text where it is asked for `raw`, or its bytes, nothing where there is none
 */
export async function ask(method, path, how = {}) {
  const key = how.key ?? (method === 'GET' ? '' : newKey());
  for (const wait of [...WAITS, null]) {
    let answer = null;
    try {
      answer = await fetch(address(path, how.query), { method, ...sent(how, key) });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    if (answer && !AGAIN.has(answer.status)) return read(answer, how.raw);
    if (wait === null) {
      if (answer) return read(answer, how.raw);
      throw new Unreachable();
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

export const get = (path, query, how) => ask('GET', path, { ...how, query });
export const post = (path, body = {}, how) => ask('POST', path, { ...how, body });
export const put = (path, body = {}, how) => ask('PUT', path, { ...how, body });
export const patch = (path, body = {}, how) => ask('PATCH', path, { ...how, body });
export const remove = (path, how) => ask('DELETE', path, how);

/** A key for a request that changes something: a secret, since signing up needs one that is. */
export const newKey = () => crypto.randomUUID();

function address(path, query = {}) {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null && value !== '') asked.set(name, String(value));
  return `/v1${path}${asked.size ? `?${asked}` : ''}`;
}

/** @param {How} how @param {string} key */
function sent({ body, anonymous, version, media, token = session.value.token }, key) {
  const headers = { 'Accept-Language': locale.value };
  if (token && !anonymous) headers.Authorization = `Bearer ${token}`;
  if (key) headers['Idempotency-Key'] = key;
  if (version !== undefined) headers['If-Match'] = `"${version}"`;
  if (body === undefined) return { headers };
  headers['Content-Type'] = media ?? 'application/json';
  return { headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function read(answer, raw) {
  if (!answer.ok) throw new Refusal(await problem(answer), answer.status);
  if (answer.status === 204) return null;
  if (raw === 'bytes') return new Uint8Array(await answer.arrayBuffer());
  return raw ? answer.text() : answer.json();
}

async function problem(answer) {
  try {
    return await answer.json();
  } catch {
    return {};
  }
}
