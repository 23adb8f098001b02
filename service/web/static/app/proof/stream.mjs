/** The random stream: docs/fairness.md, "The seed" and "The stream". */

import { canonical } from './canonical.mjs';
import { hmac, joined, sha256, unhex, utf8 } from './bytes.mjs';

const WORD = 2 ** 32;
const AHEAD = 16;

/** Whether this is a seed, 32 bytes in lower-case hex, and the one that was committed to. */
export const isSeed = async (seed, committed) => /^[0-9a-f]{64}$/.test(seed) && (await sha256(unhex(seed))) === committed;

/** The stream of a seed and of what the players gave. */
export async function streamOf(seed, entropy) {
  const derive = await hmac(unhex(seed));
  return new Stream(await hmac(await derive(joined(utf8('turnledger random 1'), utf8(canonical(entropy))))));
}

/** The salt of one hidden value, or of one item, in hex: a function of its place, for a seed. */
export async function saltsOf(seed) {
  const derive = await hmac(unhex(seed));
  const mac = await hmac(await derive(utf8('turnledger salt 1')));
  return async (version, event, field, item) => (await mac(utf8(`${version}.${event}.${field}.${item}`))).subarray(0, 16);
}

class Stream {
  /** @param {(message: Uint8Array) => Promise<Uint8Array>} block */
  constructor(block) {
    this.block = block;
    this.words = [];
    /** The number of the next word. */
    this.at = 0;
  }

  /** The next word. */
  async word() {
    if (this.at === this.words.length) await this.readAhead();
    this.at += 1;
    return this.words[this.at - 1];
  }

  async readAhead() {
    const first = this.words.length / 8;
    const blocks = await Promise.all(Array.from({ length: AHEAD }, (_, n) => this.block(number(first + n))));
    for (const block of blocks) {
      const view = new DataView(block.buffer);
      for (let place = 0; place < 8; place += 1) this.words.push(view.getUint32(4 * place));
    }
  }

  /** A number from 0 to n - 1, each as likely as the others; n is from 1 to 2³². */
  async below(n) {
    const limit = WORD - (WORD % n);
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % n;
  }

  /** The cards of a pile in random order. */
  async shuffled(pile) {
    const cards = [...pile];
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }
}

/** A number as 8 bytes. */
function number(n) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(n));
  return new Uint8Array(view.buffer);
}
