import { tooMuch, tooMuchForOne } from './refusals.ts';

type Limits = {
  atOnce: number;
  /** Behind those; whoever comes then is told to come again. */
  waiting: number;
  /** Of one person, waiting and inside. */
  perPerson?: number;
};

type Entered = { person: number | null; go(): void };

/**
 * Lets a few at a time do what would hold up everybody if all did it at once, in the order in which they came. Unlike a
 * workbench it has no process: what is done inside only reads and writes, piece by piece.
 */
export class Gate {
  readonly #limits: Limits;
  readonly #inside = new Set<Entered>();
  readonly #waiting: Entered[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Waits for a place; answers what gives it back, which may be called twice. Throws AppError. */
  async enter(person: number | null = null): Promise<() => void> {
    const { atOnce, waiting, perPerson = Number.POSITIVE_INFINITY } = this.#limits;
    const own = [...this.#inside, ...this.#waiting].filter((one) => person !== null && one.person === person);
    if (own.length >= perPerson) throw tooMuchForOne();
    if (this.#inside.size >= atOnce && this.#waiting.length >= waiting) throw tooMuch();
    const { promise, resolve } = Promise.withResolvers<void>();
    const entered = { person, go: resolve };
    this.#waiting.push(entered);
    this.#letIn();
    await promise;
    return () => {
      if (this.#inside.delete(entered)) this.#letIn();
    };
  }

  /** Does something inside. Throws AppError, and what the act throws. */
  async pass<T>(act: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await act();
    } finally {
      leave();
    }
  }

  #letIn(): void {
    while (this.#inside.size < this.#limits.atOnce) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#inside.add(next);
      next.go();
    }
  }
}
