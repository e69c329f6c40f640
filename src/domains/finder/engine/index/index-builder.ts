import type { IndexedListing } from '../finder.ts';
import { spread } from '../reading/number-room.ts';
import { Dictionary } from '../words/dictionary.ts';
import { TermSets } from '../words/term-sets.ts';
import { TermReader, type WordNumber } from '../words/terms.ts';
import { Columns } from './columns.ts';
import { IdTable } from './id-table.ts';
import {
  type Contents,
  changeValues,
  createIndex,
  type ListingIndex,
  orderedOf,
  toEntry,
} from './listing-index.ts';
import { enlarged } from './lists.ts';
import type { Ordered } from './ordered-column.ts';
import { firstSet } from './postings.ts';
import { radixOrder } from './radix-order.ts';
import type { ValueLayout } from './value-layout.ts';

/** Collects listings in any order and makes an index of them at once, much quicker than one by one. */
export class IndexBuilder {
  private readonly contents: Contents;
  private readonly terms: TermReader;
  private readonly ordered: Collected[];

  constructor(layout: ValueLayout) {
    const dictionary = new Dictionary();
    const sets = new TermSets();
    const columns = new Columns(layout.rowWords);
    const row = new Uint32Array(layout.rowWords);
    this.contents = { layout, columns, dictionary, sets, row, numberOf: new IdTable() };
    this.ordered = Array.from({ length: layout.numbers + layout.texts }, () => new Collected());
    const wordNumber: WordNumber = (text, from, to, hash) => dictionary.addUnsorted(text, from, to, hash);
    this.terms = new TermReader(wordNumber, sets, { repeats: true });
  }

  /** A listing that was added before is replaced. */
  add(listing: IndexedListing): void {
    const { columns, numberOf } = this.contents;
    const place = numberOf.get(listing.id) ?? columns.count;
    numberOf.set(listing.id, place);
    columns.write(place, toEntry(this.contents, listing, this.terms));
    this.ordered.forEach((column, at) => {
      column.set(place, orderedOf(this.contents, listing, at));
    });
  }

  finish(): ListingIndex {
    this.contents.dictionary.sort();
    const { columns } = this.contents;
    const order = orderOf(columns);
    const { numbers } = spread(order.length);
    const index = createIndex({ ...this.contents, columns: columns.reordered(order, numbers) });
    fill(index, numbers);
    index.ordered.forEach((column, at) => {
      const collected = this.ordered[at] as Collected;
      column.fill(numbers, collected.inOrder(order), collected.values);
    });
    return index;
  }
}

/** The values of one column as they come in, each distinct one kept once. */
class Collected {
  /** The first one stands for none. */
  readonly values: Ordered[] = [0];
  private readonly known = new Map<Ordered | null, number>([[null, 0]]);
  /** Which of the values each document has. */
  private terms = new Uint32Array(256);

  set(place: number, value: Ordered | null): void {
    let term = this.known.get(value);
    if (term === undefined) {
      term = this.values.push(value as Ordered) - 1;
      this.known.set(value, term);
    }
    if (place >= this.terms.length) this.terms = enlarged(this.terms, Math.ceil(place * 1.4));
    this.terms[place] = term;
  }

  inOrder(order: Uint32Array): Uint32Array {
    return order.map((place) => this.terms[place] as number);
  }
}

/** Fills bitmaps and postings from the columns of these documents. */
function fill(index: ListingIndex, documents: Uint32Array): void {
  const { columns, bitmaps, numberOf, live, sets } = index;
  for (const document of documents) {
    numberOf.set(columns.ids[document] as number, document);
    bitmaps.add(live, document);
    changeValues(index, document, 1);
  }
  sets.fill(documents, columns.sets);
  index.postings.fill((visit) => {
    for (const document of documents) {
      const own = columns.own[document] as number;
      if (own !== 0) visit(own - 1, document);
    }
    for (let set = 0; set < sets.limit; set++) sets.terms.each(set, (term) => visit(term, firstSet + set));
  });
  index.prefixes.fill();
  index.offers.reserveTerms(highest(columns.offerDays) + 1);
  index.offers.fill((visit) => {
    for (const document of documents) visit(columns.offerDays[document] as number, document);
  });
}

function highest(numbers: Uint16Array): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** The columns' documents in ascending order of recency, then id. */
function orderOf({ ids, recencies, count }: Columns): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, document) => document);
  // The database usually delivers them by id.
  const byId = isAscending(ids, count) ? order : radixOrder(order, Float64Array.from(ids.subarray(0, count)));
  return radixOrder(byId, recencies.subarray(0, count));
}

function isAscending(numbers: Uint32Array, count: number): boolean {
  for (let i = 1; i < count; i++) if ((numbers[i] as number) < (numbers[i - 1] as number)) return false;
  return true;
}
