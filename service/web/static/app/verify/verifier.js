/** The verifier, which works beside the page in a worker, and sends nothing anywhere. */

import { canHash } from '../proof/bytes.mjs';
import { say } from '../words.js';

/**
 * Begin a worker, at once, so that it is there when there is no line any more.
 * `check(bytes, against, progress)` brings a verdict, `end()` ends the worker.
 */
export function verifier() {
  if (!canHash) return { check: () => Promise.reject(new Error(say('web_verify.insecure'))), end: () => {} };
  const worker = new Worker(new URL('../proof/worker.mjs', import.meta.url), { type: 'module' });
  const waiting = new Map();
  const failed = (id, error) => {
    waiting.get(id)?.fail(error);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data: { id, verdict, error, done, of } }) => {
    if (error) failed(id, new Error(say('web_verify.broken', { error })));
    else if (verdict) waiting.get(id)?.bring(verdict);
    else waiting.get(id)?.progress({ done, of });
  });
  worker.addEventListener('error', () => {
    for (const id of [...waiting.keys()]) failed(id, new Error(say('web_verify.not_loaded')));
  });
  let asked = 0;
  const check = (bytes, against, progress) =>
    new Promise((bring, fail) => {
      asked += 1;
      waiting.set(asked, { bring, fail, progress });
      worker.postMessage({ id: asked, bytes, against });
    });
  return { check, end: () => worker.terminate() };
}
