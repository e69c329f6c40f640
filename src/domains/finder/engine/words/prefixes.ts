import type { Bitmaps } from '../index/bitmaps.ts';
import type { Postings } from '../index/postings.ts';
import type { Dictionary } from './dictionary.ts';
import { termKinds } from './terms.ts';

/** A beginning whose words have more documents than one in so many, taken together, gets a bitmap. */
const busyIsOneIn = 8;

/**
 * The documents that have a word with a certain beginning, as one bitmap for each beginning that so many words
 * share that a search could not gather their documents in time: `1` begins a hundred thousand codes. Made when the
 * index is, and kept right from then on.
 */
export class Prefixes {
  private readonly bitmaps: Bitmaps;
  private readonly dictionary: Dictionary;
  private readonly postings: Postings;
  /** Slots by beginning, for each kind of term. */
  private readonly slots = termKinds.map(() => new Map<string, number>());
  private longest = 0;

  constructor(bitmaps: Bitmaps, dictionary: Dictionary, postings: Postings) {
    this.bitmaps = bitmaps;
    this.dictionary = dictionary;
    this.postings = postings;
  }

  /** The bitmap of a beginning, if it has one. */
  bitmapOf(kind: number, prefix: string): number | undefined {
    return this.slots[kind]?.get(prefix);
  }

  /** Makes the bitmaps, once the postings are filled. */
  fill(): void {
    const { from, to } = this.dictionary.beginningWith('');
    for (const kind of termKinds) this.fillLonger(kind, '', from, to);
  }

  /** Enters a document's new term. */
  add(term: number, document: number): void {
    this.eachPrefix(term, (slot) => this.bitmaps.add(slot, document));
  }

  /** Takes a document's term out; the document keeps the terms of `left`. */
  remove(term: number, document: number, left: readonly number[]): void {
    this.eachPrefix(term, (slot, prefix) => {
      const keeps = left.some(
        (other) => ((other ^ term) & 1) === 0 && this.dictionary.textOf(other >>> 1).startsWith(prefix),
      );
      if (!keeps) this.bitmaps.remove(slot, document);
    });
  }

  /** Renumbers a document. */
  move(from: number, to: number): void {
    for (const slots of this.slots) {
      for (const slot of slots.values()) {
        if (!this.bitmaps.has(slot, from)) continue;
        this.bitmaps.remove(slot, from);
        this.bitmaps.add(slot, to);
      }
    }
  }

  private eachPrefix(term: number, visit: (slot: number, prefix: string) => void): void {
    const slots = this.slots[term & 1] as Map<string, number>;
    const text = this.dictionary.textOf(term >>> 1);
    for (let length = 1; length <= this.longest && length <= text.length; length++) {
      const prefix = text.slice(0, length);
      const slot = slots.get(prefix);
      if (slot !== undefined) visit(slot, prefix);
    }
  }

  /** The words at these places begin with `prefix`: looks at each beginning that is one unit longer. */
  private fillLonger(kind: number, prefix: string, from: number, to: number): void {
    const { length } = prefix;
    // The word that is the beginning itself stands first.
    let start = from < to && this.textAt(from).length === length ? from + 1 : from;
    while (start < to) {
      const unit = this.textAt(start).charCodeAt(length);
      let end = start;
      let work = 0;
      for (; end < to && this.textAt(end).charCodeAt(length) === unit; end++) {
        work += this.postings.work(this.termAt(end, kind));
      }
      if (work * busyIsOneIn > this.bitmaps.capacity) {
        this.fillOne(kind, this.textAt(start).slice(0, length + 1), start, end);
      }
      start = end;
    }
  }

  private fillOne(kind: number, prefix: string, from: number, to: number): void {
    const slot = this.bitmaps.allocate();
    for (let place = from; place < to; place++) this.postings.addTo(slot, this.termAt(place, kind));
    this.slots[kind]?.set(prefix, slot);
    this.longest = Math.max(this.longest, prefix.length);
    this.fillLonger(kind, prefix, from, to);
  }

  private textAt(place: number): string {
    return this.dictionary.textOf(this.dictionary.wordAt(place));
  }

  private termAt(place: number, kind: number): number {
    return this.dictionary.wordAt(place) * 2 + kind;
  }
}
