import { enlarged } from './lists.ts';

/** Words by the hashes of their variants: many entries of one hash, in chains, and none of them an object. */
export class VariantTable {
  /** Entry at which each chain begins; 0 for none. A hash belongs to the chain of its lowest bits. */
  private heads = new Uint32Array(1024);
  /** For each entry the next one of its chain, or of the free entries; entries begin with 1. */
  private next = new Uint32Array(1024);
  private hashes = new Uint32Array(1024);
  private words = new Uint32Array(1024);
  private used = 1;
  private free = 0;

  add(hash: number, word: number): void {
    const entry = this.newEntry();
    this.hashes[entry] = hash;
    this.words[entry] = word;
    this.chain(entry);
  }

  /** Takes one entry of this hash and word out; there must be one. */
  remove(hash: number, word: number): void {
    const { heads, next } = this;
    const place = hash & (heads.length - 1);
    let before = 0;
    let entry = heads[place] as number;
    while (this.hashes[entry] !== hash || this.words[entry] !== word) {
      before = entry;
      entry = next[entry] as number;
    }
    if (before === 0) heads[place] = next[entry] as number;
    else next[before] = next[entry] as number;
    next[entry] = this.free;
    this.free = entry;
  }

  /** Calls `visit` with the word of each entry of this hash. */
  each(hash: number, visit: (word: number) => void): void {
    const { heads, next, hashes, words } = this;
    for (let at = heads[hash & (heads.length - 1)] as number; at !== 0; at = next[at] as number) {
      if (hashes[at] === hash) visit(words[at] as number);
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
    this.words = enlarged(this.words, size);
    this.heads = new Uint32Array(size);
    for (let entry = 1; entry < this.used; entry++) this.chain(entry);
  }
}
