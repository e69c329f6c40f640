import type { ListingTerms } from '../words/terms.ts';
import { enlarged } from './lists.ts';

/** A listing in the engine's terms. */
export type Entry = {
  id: number;
  recency: number;
  /** 0 for none. */
  month: number;
  /** 0 for none, otherwise one more than the days. */
  offerDays: number;
  /** One bit per value; see value-layout.ts. */
  row: Uint32Array;
  terms: ListingTerms;
};

/** What the index knows of each document, by the document's number. */
export class Columns {
  /** Numbers given out so far, those of removed documents included. */
  count = 0;
  ids = new Uint32Array(256);
  recencies = new Float64Array(256);
  months = new Uint16Array(256);
  offerDays = new Uint16Array(256);
  /** `rowWords` words for each document. */
  rows: Uint32Array;
  /** The set of terms of each document, and its own term; see ListingTerms. */
  sets = new Uint32Array(256);
  own = new Uint32Array(256);
  readonly rowWords: number;

  constructor(rowWords: number) {
    this.rowWords = rowWords;
    this.rows = new Uint32Array(256 * rowWords);
  }

  reserve(count: number): void {
    if (count <= this.ids.length) return;
    const size = Math.max(count, Math.ceil(this.ids.length * 1.4));
    this.ids = enlarged(this.ids, size);
    this.rows = enlarged(this.rows, size * this.rowWords);
    this.sets = enlarged(this.sets, size);
    this.own = enlarged(this.own, size);
    const { recencies, months, offerDays } = this;
    this.recencies = new Float64Array(size);
    this.recencies.set(recencies);
    this.months = new Uint16Array(size);
    this.months.set(months);
    this.offerDays = new Uint16Array(size);
    this.offerDays.set(offerDays);
  }

  write(document: number, entry: Entry): void {
    this.writeKey(document, entry.id, entry.recency);
    this.months[document] = entry.month;
    this.offerDays[document] = entry.offerDays;
    copyRow(entry.row, 0, this.rows, document * this.rowWords, this.rowWords);
    this.sets[document] = entry.terms.set;
    this.own[document] = entry.terms.own;
  }

  /** Gives a number its place in the order, also one that stands for no document. */
  writeKey(document: number, id: number, recency: number): void {
    this.reserve(document + 1);
    this.count = Math.max(this.count, document + 1);
    this.ids[document] = id;
    this.recencies[document] = recency;
  }

  /** Copies a document of other columns, or of these to another number. */
  copy(to: number, source: Columns, from: number): void {
    this.writeKey(to, source.ids[from] as number, source.recencies[from] as number);
    this.months[to] = source.months[from] as number;
    this.offerDays[to] = source.offerDays[from] as number;
    this.sets[to] = source.sets[from] as number;
    this.own[to] = source.own[from] as number;
    copyRow(source.rows, from * this.rowWords, this.rows, to * this.rowWords, this.rowWords);
  }

  /**
   * Columns in which the documents of `order` have the ascending numbers of `numbers`. A number between them has the key
   * of the one before it; before the very first one, id 0.
   */
  reordered(order: Uint32Array, numbers: Uint32Array): Columns {
    const columns = new Columns(this.rowWords);
    columns.reserve((numbers.at(-1) ?? -1) + 1);
    order.forEach((from, at) => {
      const to = numbers[at] as number;
      const last = columns.count - 1;
      const [id, recency] = [columns.ids[last] ?? 0, columns.recencies[last] ?? -Infinity];
      while (columns.count < to) columns.writeKey(columns.count, id, recency);
      columns.copy(to, this, from);
    });
    return columns;
  }

  /** The first number whose key is later than the given one. */
  firstAfter(id: number, recency: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const theirs = this.recencies[middle] as number;
      if (theirs > recency || (theirs === recency && (this.ids[middle] as number) > id)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Word by word: for so few, views to copy between would cost more than the copy. */
function copyRow(source: Uint32Array, from: number, target: Uint32Array, to: number, words: number): void {
  for (let word = 0; word < words; word++) target[to + word] = source[from + word] as number;
}
