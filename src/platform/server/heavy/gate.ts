import type { AppError } from '../http/errors.ts';
import { tooMuch, tooMuchForOne } from './refusals.ts';

export type GateLimits = {
  atOnce: number;
  /** Behind those; whoever comes then is told to come again. */
  waiting: number;
  /** Of one person, waiting and inside. */
  perPerson?: number;
  /** Milliseconds after which whoever waits is refused. */
  longestWait?: number;
  /** What whoever finds no room is told. */
  refuse?(): AppError;
};

type Entered = { person: number | null; go(): void; giveUp(error: AppError): void };

/**
 * Lets a few at a time do what would hold up everybody if all did it at once, in the order in which they came.
 */
export class Gate {
  readonly #limits: GateLimits;
  readonly #inside = new Set<Entered>();
  readonly #waiting: Entered[] = [];

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Nobody is inside, and nobody waits. */
  get isEmpty(): boolean {
    return this.#inside.size + this.#waiting.length === 0;
  }

  /** Whoever comes now waits. */
  get isFull(): boolean {
    return this.#inside.size >= this.#limits.atOnce;
  }

  /** Waits for a place; answers what gives it back, which may be called twice. Throws AppError. */
  async enter(person: number | null = null): Promise<() => void> {
    const { waiting, perPerson, longestWait } = this.#limits;
    if (perPerson !== undefined && person !== null) {
      const own = [...this.#inside, ...this.#waiting].filter((one) => one.person === person);
      if (own.length >= perPerson) throw tooMuchForOne();
    }
    const { promise, resolve: go, reject: giveUp } = Promise.withResolvers<void>();
    const entered = { person, go, giveUp };
    // Nobody waits while there is room.
    if (!this.isFull) this.#inside.add(entered);
    else {
      if (this.#waiting.length >= waiting) throw this.#refusal();
      this.#waiting.push(entered);
      const limit = longestWait && setTimeout(() => this.#refuse(entered), longestWait);
      await promise.finally(() => clearTimeout(limit));
    }
    return () => {
      if (this.#inside.delete(entered)) this.#letIn();
    };
  }

  /** Refuses all that wait. */
  refuseAll(): void {
    for (const entered of [...this.#waiting]) this.#refuse(entered);
  }

  #refuse(entered: Entered): void {
    this.#waiting.splice(this.#waiting.indexOf(entered), 1);
    entered.giveUp(this.#refusal());
  }

  #refusal(): AppError {
    return (this.#limits.refuse ?? tooMuch)();
  }

  /** Does something inside. Throws AppError, and what the act throws. */
  async pass<T>(act: () => Promise<T>, person: number | null = null): Promise<T> {
    const leave = await this.enter(person);
    try {
      return await act();
    } finally {
      leave();
    }
  }

  #letIn(): void {
    while (!this.isFull) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#inside.add(next);
      next.go();
    }
  }
}

/** A gate for each person: nobody waits for another's. */
export class OwnGates {
  readonly #limits: GateLimits;
  readonly #gates = new Map<number, Gate>();

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Whether the person has to wait now. */
  isFull(person: number): boolean {
    return this.#gates.get(person)?.isFull ?? false;
  }

  /** Does something inside the person's own gate. Throws AppError, and what the act throws. */
  async pass<T>(person: number, act: () => Promise<T>): Promise<T> {
    const gate = this.#gates.get(person) ?? new Gate(this.#limits);
    this.#gates.set(person, gate);
    try {
      return await gate.pass(act);
    } finally {
      if (gate.isEmpty) this.#gates.delete(person);
    }
  }
}
