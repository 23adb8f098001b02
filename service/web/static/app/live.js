/** What the service tells by itself: subscriptions, over one socket that comes back by itself. */

import { createClient } from 'graphql-ws';

import { session } from './session.js';
import { signal } from './signal.js';
import { locale } from './words.js';

/** Whether there is a line to the service; true until one is missed. */
export const online = signal(true);

/** Codes with which there is no use in coming back: see docs/api.md, "Streams". */
const FINAL = new Set([1009, 4400, 4401, 4403, 4406, 4409]);

let client = null;
let clientOf = '';

function socket() {
  const token = session.value.token ?? '';
  if (client && clientOf === token) return client;
  client?.dispose();
  clientOf = token;
  client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    keepAlive: 12_000,
    retryAttempts: Infinity,
    shouldRetry: (event) => !FINAL.has(event?.code),
    retryWait: (tries) => new Promise((done) => setTimeout(done, Math.min(10_000, 200 * 2 ** tries) * (0.5 + Math.random() / 2))),
    on: {
      connected: () => (online.value = true),
      closed: (event) => (online.value = event?.code === 1000),
    },
  });
  return client;
}

/**
 * Follow a subscription, without a gap: each item `moves` the variables on, from which it goes on when the line was lost.
 * @param {string} query
 * @param {Record<string, unknown>} variables
 * @param {(data: any) => Record<string, unknown> | void} moves what is told of each item; it may return variables to go on with
 * @param {(error: unknown) => void} [fails]
 * @returns {() => void} ends it
 */
export function follow(query, variables, moves, fails = () => {}) {
  const payload = { query, variables: { ...variables, locale: locale.value } };
  return socket().subscribe(payload, {
    next: (result) => {
      if (result.errors) return fails(result.errors[0]);
      Object.assign(payload.variables, moves(result.data) ?? {});
    },
    error: fails,
    complete: () => {},
  });
}
