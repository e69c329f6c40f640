import type { Bitmaps } from './bitmaps.ts';
import { enlarged, Lists } from './lists.ts';

const noBitmap = 0;
/** From here on a bitmap is smaller than a list and much quicker to combine. */
const sparsest = 32;
const shortestBitmap = 64;
/** Words of a bitmap that are combined while one document of a list is. */
const wordsPerDocument = 8;

/** Calls `visit` for each term of each document; when called again, for the same ones. */
export type EachEntry = (visit: (term: number, document: number) => void) => void;

/**
 * The documents of each term, ascending. A term is a word in one kind of text. A term in more than a 32nd of all
 * documents is kept as a bitmap instead of a list.
 */
export class Postings {
  private readonly bitmaps: Bitmaps;
  private readonly lists = new Lists();
  private sizes = new Uint32Array(256);
  private slots = new Uint32Array(256);

  constructor(bitmaps: Bitmaps) {
    this.bitmaps = bitmaps;
  }

  reserveTerms(count: number): void {
    this.lists.reserveLists(count);
    if (count <= this.sizes.length) return;
    const size = Math.max(count, Math.ceil(this.sizes.length * 1.4));
    this.sizes = enlarged(this.sizes, size);
    this.slots = enlarged(this.slots, size);
  }

  /** Terms lie below this. */
  get limit(): number {
    return this.sizes.length;
  }

  /** How many documents have the term. */
  count(term: number): number {
    return this.sizes[term] as number;
  }

  /** Enters all documents at once, in ascending order; until now no term had any. */
  fill(eachEntry: EachEntry): void {
    const { sizes } = this;
    eachEntry((term) => {
      sizes[term] = (sizes[term] as number) + 1;
    });
    let listed = 0;
    for (const size of sizes) if (!this.deservesBitmap(size)) listed += size;
    this.lists.reserveRoom(listed);
    for (let term = 0; term < sizes.length; term++) {
      const size = this.count(term);
      if (this.deservesBitmap(size)) this.slots[term] = this.bitmaps.allocate();
      else if (size > 0) this.lists.prepare(term, size);
    }
    const { bitmaps, lists, slots } = this;
    eachEntry((term, document) => {
      const slot = slots[term] as number;
      if (slot !== noBitmap) bitmaps.add(slot, document);
      else lists.push(term, document);
    });
  }

  add(term: number, document: number): void {
    const size = this.count(term) + 1;
    this.sizes[term] = size;
    if (this.slots[term] === noBitmap && this.deservesBitmap(size)) this.turnIntoBitmap(term);
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) this.bitmaps.add(slot, document);
    else this.lists.insert(term, document);
  }

  remove(term: number, document: number): void {
    this.sizes[term] = this.count(term) - 1;
    const slot = this.slots[term] as number;
    if (slot === noBitmap) {
      this.lists.remove(term, document);
      return;
    }
    this.bitmaps.remove(slot, document);
    if (this.count(term) > 0) return;
    this.bitmaps.release(slot);
    this.slots[term] = noBitmap;
  }

  /** Renumbers a document; no document of any term may lie between the two numbers. */
  move(term: number, from: number, to: number): void {
    const slot = this.slots[term] as number;
    if (slot === noBitmap) {
      this.lists.replace(term, from, to);
      return;
    }
    this.bitmaps.remove(slot, from);
    this.bitmaps.add(slot, to);
  }

  /** Adds the term's documents to a bitmap. */
  addTo(bitmap: number, term: number): void {
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) {
      this.bitmaps.or(bitmap, bitmap, slot);
      return;
    }
    const { bits } = this.bitmaps;
    const { data } = this.lists;
    const base = this.bitmaps.startOf(bitmap);
    const start = this.lists.start[term] as number;
    const end = start + (this.lists.length[term] as number);
    for (let i = start; i < end; i++) {
      const document = data[i] as number;
      const at = base + (document >>> 5);
      bits[at] = (bits[at] as number) | (1 << (document & 31));
    }
  }

  /** Calls `visit` for each document of the term, in ascending order. */
  each(term: number, visit: (document: number) => void): void {
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) {
      this.bitmaps.each(slot, visit);
      return;
    }
    const { data } = this.lists;
    const start = this.lists.start[term] as number;
    const end = start + (this.lists.length[term] as number);
    for (let i = start; i < end; i++) visit(data[i] as number);
  }

  /** What combining the term's documents with others costs, in documents of a list. */
  work(term: number): number {
    return this.slots[term] === noBitmap ? this.count(term) : this.bitmaps.words / wordsPerDocument;
  }

  /** The term's bitmap, if it is kept as one. */
  bitmapOf(term: number): number | undefined {
    const slot = this.slots[term] as number;
    return slot === noBitmap ? undefined : slot;
  }

  private deservesBitmap(size: number): boolean {
    return size > shortestBitmap && size * sparsest > this.bitmaps.capacity;
  }

  private turnIntoBitmap(term: number): void {
    const slot = this.bitmaps.allocate();
    this.addTo(slot, term);
    this.slots[term] = slot;
    this.lists.drop(term);
  }
}
