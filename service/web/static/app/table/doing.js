/** Doing things at a table: one at a time, sent again until it is answered, and never twice. */

import { Unreachable, ask, newKey } from '../api.js';
import { online } from '../live.js';
import { signal } from '../signal.js';

/**
 * @typedef {object} State
 * @property {boolean} busy something is on its way
 * @property {boolean} waiting it couldn't be sent yet, and is as soon as there is a line
 * @property {any} [error] why the last one was refused
 */

/** Sends what a person does. `told` hears of the version that came of it, or of 0 where it isn't known. */
export class Doing {
  /** @param {string} id the game @param {(version: number) => void} told */
  constructor(id, told) {
    Object.assign(this, { id, told });
    /** @type {{value: State}} */
    this.state = signal({ busy: false, waiting: false });
  }

  /**
   * Ask something that changes the game, at a path below it. While one thing is on its way, no other is begun.
   * @returns {Promise<any>} the answer; nothing where it was refused, which `state` says
   */
  async ask(method, path, body, how = {}) {
    if (this.state.value.busy) return undefined;
    this.state.value = { busy: true, waiting: false };
    const once = { key: newKey(), ...how, body };
    try {
      const answer = await this.sent(() => ask(method, `/games/${this.id}${path}`, once));
      this.state.value = { busy: false, waiting: false };
      this.told(answer?.version ?? 0);
      return answer;
    } catch (error) {
      this.state.value = { busy: false, waiting: false, error };
      this.told(0);
      return undefined;
    }
  }

  post(path, body = {}, how = {}) {
    return this.ask('POST', path, body, how);
  }

  /** What a request brings, which is made again with each new line until somebody answers. */
  async sent(request) {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.state.value = { busy: true, waiting: true };
        await aLine();
      }
    }
  }

  /** The refusal was read. */
  forget() {
    this.state.value = { ...this.state.value, error: undefined };
  }
}

const LOOK_AGAIN = 3000;

/** Until there is a line again, or may be. */
function aLine() {
  return new Promise((done) => {
    const timer = setTimeout(ready, LOOK_AGAIN);
    const deafen = online.follow((on) => on && ready());
    function ready() {
      clearTimeout(timer);
      deafen();
      done();
    }
  });
}
