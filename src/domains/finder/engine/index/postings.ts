import type { Bitmaps } from './bitmaps.ts';
import { enlarged, Lists } from './lists.ts';

const noBitmap = 0;
/** From here on a bitmap is smaller than a list and much quicker to combine. */
const sparsest = 32;
const shortestBitmap = 64;
/** Words of a bitmap that are combined while one document of a list is. */
const wordsPerDocument = 8;

/** An entry from here on stands for all documents of a set, the number of which it is when this is taken off. */
export const firstSet = 2 ** 31;

/** Calls `visit` for each entry of each term, those of one term ascending; when called again, for the same ones. */
type EachEntry = (visit: (term: number, entry: number) => void) => void;

/**
 * The documents of each term, each listed by itself or with a set of documents that have all their terms in common,
 * in no order where there are sets. A term in more than a 32nd of all documents is kept as a bitmap instead of a list.
 */
export class Postings {
  private readonly bitmaps: Bitmaps;
  /** The documents of each set. */
  private readonly sets: Lists;
  private readonly lists = new Lists();
  private sizes = new Uint32Array(256);
  private slots = new Uint32Array(256);

  constructor(bitmaps: Bitmaps, sets = new Lists()) {
    this.bitmaps = bitmaps;
    this.sets = sets;
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

  /** Enters all documents at once; until now no term had any. */
  fill(eachEntry: EachEntry): void {
    const { sizes, sets } = this;
    const entries = new Uint32Array(sizes.length);
    eachEntry((term, entry) => {
      const documents = entry < firstSet ? 1 : (sets.length[entry - firstSet] as number);
      sizes[term] = (sizes[term] as number) + documents;
      entries[term] = (entries[term] as number) + 1;
    });
    let listed = 0;
    for (let term = 0; term < sizes.length; term++) {
      if (this.deservesBitmap(this.count(term))) this.slots[term] = this.bitmaps.allocate();
      else listed += entries[term] as number;
    }
    const { bitmaps, lists, slots } = this;
    lists.reserveRoom(listed);
    for (let term = 0; term < sizes.length; term++) {
      const room = entries[term] as number;
      if (room > 0 && slots[term] === noBitmap) lists.prepare(term, room);
    }
    eachEntry((term, entry) => {
      const slot = slots[term] as number;
      if (slot === noBitmap) lists.push(term, entry);
      else if (entry < firstSet) bitmaps.add(slot, entry);
      else bitmaps.addAll(slot, sets, entry - firstSet);
    });
  }

  /** Enters a document that comes in no set. */
  add(term: number, document: number): void {
    this.list(term, document);
    this.join(term, document);
  }

  remove(term: number, document: number): void {
    this.unlist(term, document);
    this.leave(term, document);
  }

  /** Lists an entry, whose documents then join the term. */
  list(term: number, entry: number): void {
    if (this.slots[term] === noBitmap) this.lists.insert(term, entry);
  }

  /** The reverse; its documents then leave the term. */
  unlist(term: number, entry: number): void {
    if (this.slots[term] === noBitmap) this.lists.remove(term, entry);
  }

  join(term: number, document: number): void {
    const size = this.count(term) + 1;
    this.sizes[term] = size;
    if (this.slots[term] === noBitmap && this.deservesBitmap(size)) this.turnIntoBitmap(term);
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) this.bitmaps.add(slot, document);
  }

  leave(term: number, document: number): void {
    this.sizes[term] = this.count(term) - 1;
    const slot = this.slots[term] as number;
    if (slot === noBitmap) return;
    this.bitmaps.remove(slot, document);
    if (this.count(term) > 0) return;
    this.bitmaps.release(slot);
    this.slots[term] = noBitmap;
  }

  /** Gives a document that came in no set another number; no document of any term may lie between the two. */
  move(term: number, from: number, to: number): void {
    if (this.slots[term] === noBitmap) this.lists.replace(term, from, to);
    else this.moveInSet(term, from, to);
  }

  /** The same for one of a set, whose list of documents has the new number already. */
  moveInSet(term: number, from: number, to: number): void {
    const slot = this.slots[term] as number;
    if (slot === noBitmap) return;
    this.bitmaps.remove(slot, from);
    this.bitmaps.add(slot, to);
  }

  /** Gives every document that came in no set another number, without changing their order; bitmaps are not touched. */
  renumber(numberOf: Uint32Array): void {
    this.lists.replaceAll((entry) => (entry < firstSet ? (numberOf[entry] as number) : entry));
  }

  /** Adds the term's documents to a bitmap. */
  addTo(bitmap: number, term: number): void {
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) {
      this.bitmaps.or(bitmap, bitmap, slot);
      return;
    }
    const { bitmaps, lists, sets } = this;
    const end = (lists.start[term] as number) + (lists.length[term] as number);
    for (let i = lists.start[term] as number; i < end; i++) {
      const entry = lists.data[i] as number;
      if (entry < firstSet) bitmaps.add(bitmap, entry);
      else bitmaps.addAll(bitmap, sets, entry - firstSet);
    }
  }

  /** Calls `visit` for each document of the term. */
  each(term: number, visit: (document: number) => void): void {
    const slot = this.slots[term] as number;
    if (slot !== noBitmap) {
      this.bitmaps.each(slot, visit);
      return;
    }
    const { lists, sets } = this;
    const end = (lists.start[term] as number) + (lists.length[term] as number);
    for (let i = lists.start[term] as number; i < end; i++) {
      const entry = lists.data[i] as number;
      if (entry < firstSet) visit(entry);
      else sets.each(entry - firstSet, visit);
    }
  }

  /** The term's documents where they are listed, ascending; for who enters documents in no set. */
  listOf(term: number): Uint32Array {
    const start = this.lists.start[term] as number;
    return this.lists.data.subarray(start, start + (this.lists.length[term] as number));
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
