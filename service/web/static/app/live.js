/** What the service tells by itself: subscriptions, over one socket that comes back by itself. */

import { createClient } from 'graphql-ws';

import { session } from './session.js';
import { signal } from './signal.js';
import { locale } from './words.js';

/** Whether there is a line to the service; true until one is missed. */
export const online = signal(true);

/** Codes with which there is no use in coming back: see docs/api.md, "Streams". */
const FINAL = new Set([1009, 4400, 4401, 4403, 4406, 4409]);

const ASK_EVERY = 12_000;
const ANSWER_WITHIN = 6_000;

let client = null;
let clientOf = '';
let wire = null;
let overdue = 0;

addEventListener('offline', () => {
  online.value = false;
  client?.terminate();
});

/** Some time, which is over at once when the browser has a network again, and not before it has one. */
const pause = (milliseconds) =>
  new Promise((done) => {
    const over = () => {
      if (!navigator.onLine) return;
      removeEventListener('online', over);
      done();
    };
    addEventListener('online', over);
    setTimeout(over, milliseconds);
  });

/** A line that carries nothing any more isn't closed by anybody: it is, where the service doesn't answer when it is asked. */
const alive = {
  opened: (socket) => (wire = socket),
  ping: (received) => {
    if (!received) overdue = setTimeout(() => wire?.close(4408, 'no answer'), ANSWER_WITHIN);
  },
  pong: (received) => received && clearTimeout(overdue),
};

function socket() {
  const token = session.value.token ?? '';
  if (client && clientOf === token) return client;
  client?.dispose();
  clientOf = token;
  client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    keepAlive: ASK_EVERY,
    retryAttempts: Infinity,
    shouldRetry: (event) => !FINAL.has(event?.code),
    retryWait: (tries) => pause(Math.min(10_000, 200 * 2 ** tries) * (0.5 + Math.random() / 2)),
    on: {
      ...alive,
      connected: () => (online.value = true),
      closed: (event) => {
        clearTimeout(overdue);
        online.value = event?.code === 1000;
      },
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
