/** A game as it was, through one pair of eyes: its commits and its views, each fetched once. */

import { signal } from '../signal.js';
import { Queue } from './queue.js';

const AT_ONCE = 2;
const KEPT = 300;
const AHEAD = [1, 2, 3, -1];

export class Recording {
  /** @param {import('./source.js').Source} source @param {number} last the newest version */
  constructor(source, last) {
    Object.assign(this, { source, last, kept: new Map(), known: new Map(), queue: new Queue(AT_ONCE), closed: false });
    /** The commits so far, from the first on without a gap; `whole` once all are there. */
    this.commits = signal({ list: [], whole: false, error: null });
  }

  /** Fetch all commits, page by page. */
  async read() {
    try {
      for (let after = 0; after !== null && !this.closed; ) {
        const { commits, next } = await this.source.commits(after);
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
      const view = await this.queue.run(() => this.source.view(at));
      this.known.set(at, view);
      this.forget();
      return view;
    } catch (error) {
      this.kept.delete(at);
      throw error;
    }
  }

  /** Fetch those around a version, unless each look is noted. */
  around(at) {
    if (this.source.noted || this.closed) return;
    for (const step of AHEAD) {
      const near = at + step;
      if (near >= 1 && near <= this.last) this.view(near).catch(() => {});
    }
  }

  forget() {
    const [oldest] = this.known.keys();
    if (this.known.size <= KEPT) return;
    this.known.delete(oldest);
    this.kept.delete(oldest);
  }
}
