import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 10;

/** How late the event loop comes round, in milliseconds. */
export class LoopDelay {
  readonly #sample = monitorEventLoopDelay({ resolution });
  readonly #timer: NodeJS.Timeout;
  #lastTurn = performance.now();
  #longest = 0;

  constructor() {
    this.#sample.enable();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#longest = Math.max(this.#longest, now - this.#lastTurn);
      this.#lastTurn = now;
    }, resolution);
    this.#timer.unref();
  }

  /** Of the turns since the last look; NaN where there was none: the loop did not come round at all. */
  takeMean(): number {
    const mean = this.#sample.mean / 1e6;
    this.#sample.reset();
    return mean;
  }

  /**
   * The longest turn since the last look, the one that is still going on included. Not by Node's own monitor: that one
   * counts nothing from a reset to its next tick, so that a stall right after a look would pass unseen.
   */
  takeLongest(): number {
    const longest = Math.max(this.#longest, performance.now() - this.#lastTurn);
    this.#longest = 0;
    return longest;
  }

  stop(): void {
    this.#sample.disable();
    clearInterval(this.#timer);
  }
}
