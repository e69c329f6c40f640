/**
 * How late the event loop comes round, in milliseconds. Not by Node's own monitor: that one counts nothing from a reset to
 * its next tick, so that a stall right after a look would pass unseen.
 * @param resolution milliseconds between two turns that it looks at: the shorter, the more a process does that has nothing to do.
 */
export class LoopDelay {
  readonly #timer: NodeJS.Timeout;
  #lastTurn = performance.now();
  #longest = 0;
  #lastLook = performance.now();
  #turns = 0;

  constructor(resolution: number) {
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#longest = Math.max(this.#longest, now - this.#lastTurn);
      this.#lastTurn = now;
      this.#turns += 1;
    }, resolution);
    this.#timer.unref();
  }

  /** Of the turns since the last look; without one, all the time since then: the loop did not come round at all. */
  takeMean(): number {
    const now = performance.now();
    const mean = (now - this.#lastLook) / Math.max(1, this.#turns);
    this.#lastLook = now;
    this.#turns = 0;
    return mean;
  }

  /** The longest turn since the last look, the one that is still going on included. */
  takeLongest(): number {
    const longest = Math.max(this.#longest, performance.now() - this.#lastTurn);
    this.#longest = 0;
    return longest;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
