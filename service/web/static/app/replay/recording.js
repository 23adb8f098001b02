/** A game as it was, through one pair of eyes: its commits and its views, each fetched once, and never too many at a time. */

import { signal } from '../signal.js';
import { Queue } from './queue.js';

const AT_ONCE = 2;
const KEPT = 300;
const AHEAD = [1, 2, 3, -1];
const PATIENCE = 3;

/** Ask again, so often, once there is room for another request, where somebody has asked for too much. */
async function patiently(task, times = PATIENCE) {
  try {
    return await task();
  } catch (error) {
    if (error.code !== 'rate_limited' || times === 0) throw error;
    await new Promise((done) => setTimeout(done, 1000 * (error.problem.retry_after ?? 1)));
    return patiently(task, times - 1);
  }
}

export class Recording {
  /** @param {import('./source.js').Source} source @param {number} last the newest version */
  constructor(source, last) {
    Object.assign(this, { source, last, kept: new Map(), known: new Map(), queue: new Queue(AT_ONCE), closed: false });
    /** The commits so far, from the first on without a gap; `whole` once all are there. */
    this.commits = signal({ list: [], whole: false, error: null });
  }

  /** Fetch all commits, page by page, those that aren't here yet. */
  async read() {
    try {
      for (let after = this.commits.value.list.at(-1)?.version ?? 0; after !== null && !this.closed; ) {
        const from = after;
        const { commits, next } = await patiently(() => this.source.commits(from));
        after = next;
        this.commits.value = { list: [...this.commits.value.list, ...commits], whole: next === null, error: null };
      }
    } catch (error) {
      this.commits.value = { ...this.commits.value, error };
    }
  }

  /** Fetch nothing more that nobody waits for. */
  close() {
    this.closed = true;
  }

  /** The view at a version, if it is here. */
  peek(at) {
    return this.known.get(at);
  }

  /** The view at a version. @returns {Promise<any>} */
  view(at) {
    if (!this.kept.has(at)) this.kept.set(at, this.fetch(at));
    return this.kept.get(at);
  }

  async fetch(at) {
    try {
      const view = await this.queue.run(() => patiently(() => this.source.view(at)));
      this.known.set(at, view);
      this.forget();
      return view;
    } catch (error) {
      this.kept.delete(at);
      throw error;
    }
  }

  /** Fetch those around a version, one by one, for as long as nobody looks elsewhere; none where each look is noted. */
  async around(at) {
    this.near = at;
    if (this.source.noted) return;
    for (const near of AHEAD.map((step) => at + step).filter((version) => version >= 1 && version <= this.last)) {
      if (this.closed || this.near !== at) return;
      await this.view(near).catch(() => {});
    }
  }

  forget() {
    const [oldest] = this.known.keys();
    if (this.known.size <= KEPT) return;
    this.known.delete(oldest);
    this.kept.delete(oldest);
  }
}
