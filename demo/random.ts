/** A list with weights, prepared once and drawn from often. */
export type Weighted<T> = { values: readonly T[]; bounds: readonly number[]; total: number };

/** Prepares a list to be drawn from in proportion to the weights; entries without weight fall out. */
export function weighted<T>(entries: readonly (readonly [weight: number, value: T])[]): Weighted<T> {
  const drawable = entries.filter(([weight]) => weight > 0);
  let total = 0;
  const bounds = drawable.map(([weight]) => {
    total += weight;
    return total;
  });
  return { values: drawable.map(([, value]) => value), bounds, total };
}

/**
 * A seeded generator (sfc32). The catalogue must be the same on every machine and at every start, and any of its
 * listings must be computable alone: hence one generator for each seed and stream, not one for the process.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, stream: number) {
    this.#a = scramble(seed);
    this.#b = scramble(stream ^ 0x9e3779b9);
    this.#c = scramble(Math.floor(stream / 2 ** 32) ^ seed ^ 0x85ebca6b);
    for (let round = 0; round < 12; round++) this.#word();
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    return this.#word() / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error('nothing to pick from');
    return values[Math.floor(this.next() * values.length)] as T;
  }

  /** `count` different values in the order of the list; all of them when there are fewer. */
  sample<T>(values: readonly T[], count: number): T[] {
    let needed = Math.min(count, values.length);
    return values.filter((_, position) => {
      const taken = this.next() * (values.length - position) < needed;
      if (taken) needed--;
      return taken;
    });
  }

  draw<T>(list: Weighted<T>): T {
    if (list.values.length === 0) throw new Error('nothing to draw from');
    const target = this.next() * list.total;
    let low = 0;
    let high = list.bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list.bounds[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return list.values[low] as T;
  }

  #word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

function scramble(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
