import { enlarged } from './lists.ts';

/** Numbers under hashes: many entries of one hash, in chains, and none of them an object. */
export class HashTable {
  /** Entry at which each chain begins; 0 for none. A hash belongs to the chain of its lowest bits. */
  private heads = new Uint32Array(1024);
  /** For each entry the next one of its chain, or of the free entries; entries begin with 1. */
  private next = new Uint32Array(1024);
  private hashes = new Uint32Array(1024);
  private numbers = new Uint32Array(1024);
  private used = 1;
  private free = 0;

  add(hash: number, number: number): void {
    const entry = this.newEntry();
    this.hashes[entry] = hash;
    this.numbers[entry] = number;
    this.chain(entry);
  }

  /** Takes one entry of this hash and number out; there must be one. */
  remove(hash: number, number: number): void {
    const { heads, next } = this;
    const place = hash & (heads.length - 1);
    let before = 0;
    let entry = heads[place] as number;
    while (this.hashes[entry] !== hash || this.numbers[entry] !== number) {
      before = entry;
      entry = next[entry] as number;
    }
    if (before === 0) heads[place] = next[entry] as number;
    else next[before] = next[entry] as number;
    next[entry] = this.free;
    this.free = entry;
  }

  /** Calls `visit` with the number of each entry of this hash. */
  each(hash: number, visit: (number: number) => void): void {
    const { heads, next, hashes, numbers } = this;
    for (let at = heads[hash & (heads.length - 1)] as number; at !== 0; at = next[at] as number) {
      if (hashes[at] === hash) visit(numbers[at] as number);
    }
  }

  private chain(entry: number): void {
    const place = (this.hashes[entry] as number) & (this.heads.length - 1);
    this.next[entry] = this.heads[place] as number;
    this.heads[place] = entry;
  }

  private newEntry(): number {
    if (this.free !== 0) {
      const entry = this.free;
      this.free = this.next[entry] as number;
      return entry;
    }
    if (this.used === this.next.length) this.grow();
    return this.used++;
  }

  /** Only when no entry is free, so that every entry is in a chain. */
  private grow(): void {
    const size = this.next.length * 2;
    this.next = enlarged(this.next, size);
    this.hashes = enlarged(this.hashes, size);
    this.numbers = enlarged(this.numbers, size);
    this.heads = new Uint32Array(size);
    for (let entry = 1; entry < this.used; entry++) this.chain(entry);
  }
}
