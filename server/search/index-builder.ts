import { Columns } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import type { IndexedListing } from './finder.ts';
import { IdTable } from './id-table.ts';
import { type Contents, changeValues, createIndex, type ListingIndex, toEntry } from './listing-index.ts';
import { TermReader } from './terms.ts';
import type { ValueLayout } from './value-layout.ts';

/** Of so many numbers one is left free, for listings that come late. */
const stretch = 64;

/** Collects listings in any order and makes an index of them at once, much quicker than one by one. */
export class IndexBuilder {
  private readonly contents: Contents;
  private readonly terms: TermReader;

  constructor(layout: ValueLayout) {
    const dictionary = new Dictionary();
    this.contents = { layout, columns: new Columns(layout.rowWords), dictionary, numberOf: new IdTable() };
    this.terms = new TermReader((text, from, to, hash) => dictionary.addUnsorted(text, from, to, hash), {
      repeats: true,
    });
  }

  /** A listing that was added before is replaced. */
  add(listing: IndexedListing): void {
    const { layout, columns, numberOf } = this.contents;
    const place = numberOf.get(listing.id) ?? columns.count;
    numberOf.set(listing.id, place);
    columns.write(place, toEntry(layout, listing, this.terms));
  }

  finish(): ListingIndex {
    this.contents.dictionary.sort();
    const { columns } = this.contents;
    return inOrder(this.contents, orderOf(columns), columns.count);
  }
}

/**
 * The same index with its free numbers spread anew, many of them where the given listing belongs, for others like it
 * may follow. The old index must not be used any more.
 */
export function renumbered(index: ListingIndex, late?: IndexedListing): ListingIndex {
  const order = new Uint32Array(index.numberOf.size);
  let at = 0;
  index.bitmaps.each(index.live, (document) => {
    order[at++] = document;
  });
  const { layout, columns, dictionary, numberOf } = index;
  const behind = late ? columns.firstAfter(late.id, late.recency) : columns.count;
  return inOrder({ layout, columns, dictionary, numberOf }, order, behind);
}

/** An index of the documents in `order`. Before the first of them that is not below `behind` there is much room. */
function inOrder(contents: Contents, order: Uint32Array, behind: number): ListingIndex {
  const source = contents.columns;
  const columns = new Columns(contents.layout.rowWords);
  const wide = Math.ceil(order.length / stretch);
  columns.reserve(
    order.length + Math.ceil(order.length / (stretch - 1)) + (behind < source.count ? wide : 0),
  );
  columns.terms.adopt(source.terms);
  let room = wide;
  for (const from of order) {
    for (; from >= behind && room > 0; room--) leaveFree(columns);
    if (columns.count % stretch === stretch - 1) leaveFree(columns);
    const to = columns.count;
    columns.copy(to, source, from);
    columns.terms.adoptList(to, source.terms, from);
  }
  const index = createIndex({ ...contents, columns });
  invert(index);
  return index;
}

/** Gives the next number to no document; it has the key of the one before it, the very first one has id 0. */
function leaveFree(columns: Columns): void {
  const last = columns.count - 1;
  columns.writeKey(columns.count, columns.ids[last] ?? 0, columns.recencies[last] ?? -Infinity);
}

/** Fills bitmaps and postings from the columns. */
function invert(index: ListingIndex): void {
  const { columns, bitmaps, numberOf, live } = index;
  for (let document = 0; document < columns.count; document++) {
    const id = columns.ids[document] as number;
    if (id === 0 || id === columns.ids[document - 1]) continue;
    numberOf.set(id, document);
    bitmaps.add(live, document);
    changeValues(index, document, 1);
  }
  index.postings.fill((visit) => {
    const { data, start, length } = columns.terms;
    for (let document = 0; document < columns.count; document++) {
      const first = start[document] as number;
      const end = first + (length[document] as number);
      for (let i = first; i < end; i++) visit(data[i] as number, document);
    }
  });
  index.prefixes.fill();
  index.offers.reserveTerms(highest(columns.offerDays) + 1);
  index.offers.fill((visit) =>
    bitmaps.each(live, (document) => visit(columns.offerDays[document] as number, document)),
  );
}

function highest(numbers: Uint16Array): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** The columns' documents in ascending order of recency, then id. */
function orderOf(columns: Columns): Uint32Array {
  const { ids, recencies, count } = columns;
  const order = Uint32Array.from({ length: count }, (_, document) => document);
  const compare = (a: number, b: number) =>
    (recencies[a] as number) - (recencies[b] as number) || (ids[a] as number) - (ids[b] as number);
  // The database usually delivers them in this order already.
  let sorted = true;
  for (let i = 1; i < count && sorted; i++) sorted = compare(i - 1, i) < 0;
  return sorted ? order : order.sort(compare);
}
