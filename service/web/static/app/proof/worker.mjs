/** The check beside the page, which goes on meanwhile: it is sent a record, and sends how far it is, and what came of it. */

import { check } from './check.mjs';

const EVERY_MILLISECONDS = 50;

addEventListener('message', async ({ data: { id, bytes, against } }) => {
  let last = performance.now();
  const pulse = (done, of) => {
    const now = performance.now();
    if (now - last < EVERY_MILLISECONDS) return;
    last = now;
    postMessage({ id, done, of });
  };
  try {
    postMessage({ id, verdict: await check(bytes, { ...against, pulse }) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
