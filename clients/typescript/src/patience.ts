/** How long something is tried again, and how long is waited before. */
export class Patience {
  private end = 0;
  private next = 0;

  constructor(private readonly seconds: number) {
    this.renew();
  }

  /** It went well: begin anew. */
  renew(): void {
    this.end = performance.now() + 1000 * this.seconds;
    this.next = 0.2;
  }

  /** Wait for some seconds, longer each time. Throws what was wrong, once there is no patience left. */
  async wait(why: unknown, atLeast = 0): Promise<void> {
    const seconds = Math.max(atLeast, this.next * (0.5 + Math.random() / 2));
    this.next = Math.min(2 * this.next, 10);
    if (performance.now() + 1000 * seconds > this.end) throw why;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}
