type Entry<T> = { value: T; wasAskedFor: boolean };

/**
 * Keeps what was made last, up to a number of things. What is to go next and was asked for since it came to be so stays for
 * another round: to be found costs a look and no move.
 */
export class BoundedCache<T> {
  readonly #kept = new Map<string, Entry<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const entry = this.#kept.get(key);
    if (entry === undefined) return undefined;
    entry.wasAskedFor = true;
    return entry.value;
  }

  set(key: string, value: T): void {
    const known = this.#kept.get(key);
    if (known === undefined && this.#kept.size >= this.#most) this.#dropOne();
    this.#kept.set(key, { value, wasAskedFor: known !== undefined });
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #dropOne(): void {
    for (const [key, entry] of this.#kept) {
      this.#kept.delete(key);
      if (!entry.wasAskedFor) return;
      // It goes to the end, where this walk comes to once nothing else is left.
      entry.wasAskedFor = false;
      this.#kept.set(key, entry);
    }
  }
}
