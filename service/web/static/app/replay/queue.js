/** Few things at once, the others in the order in which they came: so nobody asks a service for too much. */
export class Queue {
  /** @param {number} most how many at once */
  constructor(most) {
    Object.assign(this, { free: most, waiting: [] });
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T>} */
  async run(task) {
    if (this.free > 0) this.free -= 1;
    else await new Promise((turn) => this.waiting.push(turn));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
