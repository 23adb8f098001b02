/** What a screen reader is told of a table: few events one by one, many in a sentence. */

import { say } from '../words.js';

const FEW = 4;

/** Gathers what happened until it is said. */
export class Speaker {
  constructor() {
    this.heard = [];
  }

  /** A commit came. */
  hear(commit) {
    this.heard.push(...commit.events.map((event) => event.text).filter(Boolean));
  }

  /** What there is to say now, in one text; it is said once. */
  said() {
    const sentences = this.heard.splice(0);
    if (sentences.length <= FEW) return sentences.join(' ');
    return [...sentences.slice(0, FEW - 1), say('web_table.and_more', { n: sentences.length - FEW + 1 })].join(' ');
  }
}
