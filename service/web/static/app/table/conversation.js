/** What is said at a table: what was, and what comes. */

import { get, post, remove } from '../api.js';
import { follow } from '../live.js';
import { signal } from '../signal.js';

const MESSAGES = `subscription ($gameId: ID!, $after: ID, $locale: String) {
  talk(gameId: $gameId, after: $after, locale: $locale) { id at seat name to text removes }
}`;

/** Follows the talk at one table, for as long as one sits there. */
export class Conversation {
  /** @param {string} id the game @param {(message: any) => void} heard what is told of each message that comes */
  constructor(id, heard) {
    Object.assign(this, { at: `/games/${id}/talk`, id, heard, ended: false });
    /** @type {{value: {messages: any[], etiquette?: any, error?: any}}} */
    this.known = signal({ messages: [] });
  }

  async begin() {
    this.ended = false;
    try {
      let after = '0';
      for (let next = after; next !== null; ) {
        const page = await get(this.at, { after: next });
        this.take(page.messages, page.etiquette);
        after = page.messages.at(-1)?.id ?? after;
        next = page.next;
      }
      if (!this.ended) this.follow(after);
    } catch (error) {
      if (!this.ended) this.known.value = { ...this.known.value, error };
    }
  }

  end() {
    this.ended = true;
    this.unfollow?.();
  }

  follow(after) {
    this.unfollow = follow(
      MESSAGES,
      { gameId: this.id, after },
      ({ talk: message }) => {
        this.take([message]);
        this.heard(message);
        return { after: message.id };
      },
      (error) => (this.known.value = { ...this.known.value, error: new Error(error.message ?? String(error)) }),
    );
  }

  /** Messages by their ids; one that removes another leaves it without its text. */
  take(messages, etiquette = this.known.value.etiquette) {
    const all = new Map(this.known.value.messages.map((message) => [message.id, message]));
    for (const message of messages) {
      if (!message.removes) all.set(message.id, message);
      else if (all.has(message.removes)) all.set(message.removes, { ...all.get(message.removes), text: null });
    }
    this.known.value = { messages: [...all.values()], etiquette };
  }

  /** @param {{text: string, to?: string, seat?: number}} what */
  async say(what) {
    this.take([await post(this.at, what)]);
  }

  async remove(message) {
    this.take([await remove(`${this.at}/${message.id}`)]);
  }
}
