import type { IndexedListing } from '../finder.ts';
import { spread } from '../reading/number-room.ts';
import { Dictionary } from '../words/dictionary.ts';
import { TermSets } from '../words/term-sets.ts';
import { TermReader, type WordNumber } from '../words/terms.ts';
import { Columns } from './columns.ts';
import { IdTable } from './id-table.ts';
import { type Contents, changeValues, createIndex, type ListingIndex, toEntry } from './listing-index.ts';
import { firstSet } from './postings.ts';
import { radixOrder } from './radix-order.ts';
import type { ValueLayout } from './value-layout.ts';

/** Collects listings in any order and makes an index of them at once, much quicker than one by one. */
export class IndexBuilder {
  private readonly contents: Contents;
  private readonly terms: TermReader;

  constructor(layout: ValueLayout) {
    const dictionary = new Dictionary();
    const sets = new TermSets();
    const columns = new Columns(layout.rowWords);
    const row = new Uint32Array(layout.rowWords);
    this.contents = { layout, columns, dictionary, sets, row, numberOf: new IdTable() };
    const wordNumber: WordNumber = (text, from, to, hash) => dictionary.addUnsorted(text, from, to, hash);
    this.terms = new TermReader(wordNumber, sets, { repeats: true });
  }

  /** A listing that was added before is replaced. */
  add(listing: IndexedListing): void {
    const { columns, numberOf } = this.contents;
    const place = numberOf.get(listing.id) ?? columns.count;
    numberOf.set(listing.id, place);
    columns.write(place, toEntry(this.contents, listing, this.terms));
  }

  finish(): ListingIndex {
    this.contents.dictionary.sort();
    const { columns } = this.contents;
    const order = orderOf(columns);
    const { numbers } = spread(order.length);
    const index = createIndex({ ...this.contents, columns: columns.reordered(order, numbers) });
    fill(index, numbers);
    return index;
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
