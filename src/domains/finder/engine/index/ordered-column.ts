import type { Bitmaps, Numbers } from './bitmaps.ts';
import { Postings } from './postings.ts';

export type Ordered = number | string;

/** The term of the documents that have no value, whose code is 0. */
const none = 0;
const narrowLimit = 2 ** 16 - 1;
/** What ranks a document behind those with a value must leave room for its number; see `rankFew`. */
const wideLimit = 2 ** 24 - 1;

/** The same few values are asked for by every search, until another day begins. */
const mostKept = 8;

/**
 * A value of each document that has one, all of them numbers or all of them texts. Each distinct value is a term with
 * its documents and has a code: codes ascend as the values do, with room between them for what comes later. They stand
 * beside the bitmaps, as 16-bit numbers until there are too many values, so that a range is two codes.
 */
export class OrderedColumn {
  private readonly bitmaps: Bitmaps;
  readonly postings: Postings;
  /** By term. */
  private values: Ordered[] = [0];
  private codes: number[] = [0];
  /** The terms that have documents, by their values. */
  private order: number[] = [];
  private free: number[] = [];
  private numbers: Numbers;
  /** Bitmaps of the documents up to a value, as long as no document gets another one. */
  private readonly kept = new Map<Ordered, number>();
  private isKept = true;
  /** All codes are less: the rank of what has no value. */
  limit = narrowLimit;

  constructor(bitmaps: Bitmaps) {
    this.bitmaps = bitmaps;
    this.postings = new Postings(bitmaps);
    this.numbers = bitmaps.allocateNumbers(16);
  }

  /** Enters all documents at once; `terms` go with them and name `values`, of which the first one stands for none. */
  fill(documents: Uint32Array, terms: Uint32Array, values: Ordered[]): void {
    const { postings } = this;
    postings.reserveTerms(values.length);
    postings.fill((visit) => {
      for (let i = 0; i < documents.length; i++) visit(terms[i] as number, documents[i] as number);
    });
    this.values = values;
    this.codes = values.map(() => 0);
    for (let term = none + 1; term < values.length; term++) {
      if (postings.count(term) > 0) this.order.push(term);
      else this.free.push(term);
    }
    this.order.sort((a, b) => ((values[a] as Ordered) < (values[b] as Ordered) ? -1 : 1));
    this.spread();
  }

  add(document: number, value: Ordered | null): void {
    this.isKept = false;
    const term = value === null ? none : this.enter(value);
    this.postings.add(term, document);
    this.bitmaps.setNumber(this.numbers, document, this.codes[term] as number);
  }

  /** Gives a document that has been added another value, or the same. */
  change(document: number, value: Ordered | null): void {
    const term = this.termOf(document);
    if (value === null ? term === none : term !== none && this.values[term] === value) return;
    this.remove(document);
    this.add(document, value);
  }

  remove(document: number): void {
    this.isKept = false;
    const term = this.termOf(document);
    this.postings.remove(term, document);
    this.bitmaps.setNumber(this.numbers, document, 0);
    if (term === none || this.postings.count(term) > 0) return;
    this.order.splice(this.placeOf(this.values[term] as Ordered), 1);
    this.free.push(term);
  }

  /** Gives a document another number; none lies between the two. */
  move(from: number, to: number): void {
    this.isKept = false;
    this.postings.move(this.termOf(from), from, to);
    this.bitmaps.setNumber(this.numbers, to, this.codeOf(from));
    this.bitmaps.setNumber(this.numbers, from, 0);
  }

  /** The code of a document's value, 0 where it has none. */
  codeOf(document: number): number {
    return this.bitmaps.numberOf(this.numbers, document);
  }

  /** The codes of the values between these ends, which belong to them; undefined where there are none. */
  codesBetween(
    from: Ordered | undefined,
    to: Ordered | undefined,
  ): { low: number; high: number } | undefined {
    const first = from === undefined ? 0 : this.placeOf(from);
    const behind = to === undefined ? this.order.length : this.placeBehind(to);
    if (first >= behind) return undefined;
    return { low: this.codeAt(first), high: this.codeAt(behind - 1) };
  }

  /** The documents with one of these codes, as a bitmap. */
  between(slot: number, { low, high }: { low: number; high: number }): void {
    this.bitmaps.between(slot, this.numbers, low, high);
  }

  /** The documents that have a value no higher than this one, as a bitmap that is not to be written. */
  upTo(to: Ordered): number {
    if (!this.isKept || this.kept.size >= mostKept) {
      for (const slot of this.kept.values()) this.bitmaps.release(slot);
      this.kept.clear();
      this.isKept = true;
    }
    const known = this.kept.get(to);
    if (known !== undefined) return known;
    const slot = this.bitmaps.allocate();
    const codes = this.codesBetween(undefined, to);
    if (codes) this.between(slot, codes);
    this.kept.set(to, slot);
    return slot;
  }

  /** The terms with one of these codes, by their values; then, where no code is asked for, that of no value. */
  *terms(descending: boolean, codes?: { low: number; high: number }): Iterable<number> {
    const { order } = this;
    const first = codes ? this.search((term) => (this.codes[term] as number) < codes.low) : 0;
    const behind = codes ? this.search((term) => (this.codes[term] as number) <= codes.high) : order.length;
    if (descending) for (let at = behind - 1; at >= first; at--) yield order[at] as number;
    else for (let at = first; at < behind; at++) yield order[at] as number;
    if (!codes) yield none;
  }

  private termOf(document: number): number {
    const code = this.codeOf(document);
    if (code === 0) return none;
    return this.order[this.search((term) => (this.codes[term] as number) < code)] as number;
  }

  private codeAt(place: number): number {
    return this.codes[this.order[place] as number] as number;
  }

  /** The term of a value, which is new where no document has had it. */
  private enter(value: Ordered): number {
    const { order, values, codes, postings } = this;
    const at = this.placeOf(value);
    const known = order[at];
    if (known !== undefined && values[known] === value) return known;
    const [below, above] = [
      at === 0 ? 0 : this.codeAt(at - 1),
      known === undefined ? this.limit : this.codeAt(at),
    ];
    const term = this.free.pop() ?? values.length;
    postings.reserveTerms(term + 1);
    order.splice(at, 0, term);
    values[term] = value;
    codes[term] = (below + above) >>> 1;
    if (codes[term] === below) this.spread();
    return term;
  }

  /** Spreads the codes anew, with the same room between all of them. */
  private spread(): void {
    const { bitmaps, order, postings } = this;
    if (this.limit === narrowLimit && order.length > narrowLimit / 16) {
      bitmaps.releaseNumbers(this.numbers);
      this.numbers = bitmaps.allocateNumbers(32);
      this.limit = wideLimit;
    }
    order.forEach((term, at) => {
      const code = Math.floor(((at + 1) * this.limit) / (order.length + 1));
      this.codes[term] = code;
      postings.each(term, (document) => bitmaps.setNumber(this.numbers, document, code));
    });
  }

  /** How many terms have a lower value. */
  private placeOf(value: Ordered): number {
    return this.search((term) => (this.values[term] as Ordered) < value);
  }

  /** How many terms have a lower value or this one. */
  private placeBehind(value: Ordered): number {
    return this.search((term) => (this.values[term] as Ordered) <= value);
  }

  /** How many of the terms, in their order, come before the first one that is not before. */
  private search(isBefore: (term: number) => boolean): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.order[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
