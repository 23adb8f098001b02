/** A game as it is now: fetched, followed, and fetched anew as soon as a commit comes. */

import { get } from '../api.js';
import { follow, online } from '../live.js';
import { signal } from '../signal.js';

const COMMITS = `subscription ($gameId: ID!, $after: Int, $locale: String) {
  gameEvents(gameId: $gameId, after: $after, locale: $locale) { version at seat events { type: __typename rule card text } }
}`;
const PAGE = 100;
const AT_FIRST = 15;
const AGAIN_AFTER = 2000;
const NOT_YET = 100;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * @typedef {object} Known
 * @property {any} [summary]
 * @property {any} [view]
 * @property {{version: number, actions: any[], decisions: any[]}} [legal]
 * @property {Error} [error] why there is nothing, or nothing newer
 */

/** Watches one game, from when it is begun until it is ended. */
export class Watch {
  /** @param {string} id @param {(commit: any) => void} heard what is told of each commit that comes */
  constructor(id, heard) {
    Object.assign(this, { id, heard, wanted: 0, fetching: false, ended: false, unfollow: null });
    /** @type {{value: Known}} */
    this.known = signal({});
    /** Those known, oldest first, without a gap. */
    this.commits = signal([]);
  }

  begin() {
    const looks = () => document.visibilityState === 'visible' && this.again();
    const deafen = online.follow((on) => on && this.again());
    document.addEventListener('visibilitychange', looks);
    this.deafen = () => {
      deafen();
      document.removeEventListener('visibilitychange', looks);
    };
    this.again();
  }

  end() {
    this.ended = true;
    this.deafen?.();
    this.unfollow?.();
    clearTimeout(this.later);
  }

  /** See the table through the eyes of one of the viewer's seats. */
  lookAs(seat) {
    this.seat = seat;
    this.again();
  }

  /** There is such a version: have it shown. */
  want(version) {
    if (version <= this.wanted) return;
    this.wanted = version;
    this.fetch();
  }

  /** Look whether there is anything new. */
  again() {
    this.stale = true;
    this.fetch();
  }

  /** Fetch until what is known is what was wanted; one at a time. */
  async fetch() {
    if (this.fetching || this.ended) return;
    this.fetching = true;
    clearTimeout(this.later);
    try {
      do {
        this.stale = false;
        this.take(await this.newest());
        if (this.behind()) await pause(NOT_YET);
      } while (!this.ended && (this.stale || this.behind()));
    } catch (error) {
      this.failed(error);
    } finally {
      this.fetching = false;
    }
  }

  /** Whether a version was heard of that isn't shown: of several services one may know it a moment later. */
  behind() {
    return this.known.value.view.version < this.wanted;
  }

  /** How things stand, the table, and what may be done. */
  newest() {
    return get(`/games/${this.id}/table`, { seat: this.seat });
  }

  take({ summary, view, legal }) {
    const before = this.known.value;
    if (this.ended || view.version < (before.view?.version ?? 0)) return;
    const versions = [summary.version, view.version, legal.version];
    this.wanted = Math.max(this.wanted, ...versions);
    this.change({ summary, view, legal, error: undefined });
    if (!this.unfollow) this.follow(summary.version);
  }

  failed(error) {
    if (this.ended) return;
    if (this.seat !== undefined && error.code === 'forbidden') {
      this.seat = undefined; // given up meanwhile
      this.later = setTimeout(() => this.again());
      return;
    }
    this.change({ error });
    const forGood = error.status && error.status < 500 && error.status !== 429;
    if (!forGood) this.later = setTimeout(() => this.again(), AGAIN_AFTER);
  }

  follow(after) {
    this.unfollow = follow(
      COMMITS,
      { gameId: this.id, after },
      ({ gameEvents: commit }) => {
        this.append([commit]);
        this.heard(commit);
        this.want(commit.version);
        return { after: commit.version };
      },
      (error) => this.change({ error: new Error(error.message ?? String(error)) }),
    );
    this.earlier(after, AT_FIRST).catch((error) => this.change({ error }));
  }

  /** Commits before those that are known, so many of them. */
  async earlier(before = this.commits.value[0]?.version - 1, many = PAGE) {
    const after = Math.max(0, before - many);
    const { commits } = await get(`/games/${this.id}/events`, { after, describe: true, limit: before - after });
    if (!this.ended) this.append(commits);
  }

  append(commits) {
    const all = new Map([...this.commits.value, ...commits].map((commit) => [commit.version, commit]));
    this.commits.value = [...all.values()].sort((one, other) => one.version - other.version);
  }

  change(part) {
    this.known.value = { ...this.known.value, ...part };
  }
}
