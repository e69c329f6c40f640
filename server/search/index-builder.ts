import { Columns } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import type { IndexedListing } from './finder.ts';
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
    this.contents = { layout, columns: new Columns(layout.rowWords), dictionary, numberOf: new Map() };
    this.terms = new TermReader((text, from, to, hash) => dictionary.addUnsorted(text, from, to, hash));
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
    return inOrder(this.contents, orderOf(this.contents.columns));
  }
}

/** The same index with its free numbers evenly spread anew. The old one must not be used any more. */
export function renumbered(index: ListingIndex): ListingIndex {
  const order = new Uint32Array(index.numberOf.size);
  let at = 0;
  index.bitmaps.each(index.live, (document) => {
    order[at++] = document;
  });
  const { layout, columns, dictionary, numberOf } = index;
  return inOrder({ layout, columns, dictionary, numberOf }, order);
}

function inOrder(contents: Contents, order: Uint32Array): ListingIndex {
  const source = contents.columns;
  const columns = new Columns(contents.layout.rowWords);
  columns.reserve(order.length + Math.ceil(order.length / (stretch - 1)));
  columns.terms.adopt(source.terms);
  for (const from of order) {
    if (columns.count % stretch === stretch - 1) {
      const last = columns.count - 1;
      columns.writeKey(columns.count, columns.ids[last] as number, columns.recencies[last] as number);
    }
    const to = columns.count;
    columns.copy(to, source, from);
    columns.terms.adoptList(to, source.terms, from);
  }
  const index = createIndex({ ...contents, columns });
  invert(index);
  return index;
}

/** Fills bitmaps and postings from the columns. */
function invert(index: ListingIndex): void {
  const { columns, bitmaps, numberOf } = index;
  for (let document = 0; document < columns.count; document++) {
    // A free number has the key of the one before it.
    if (document > 0 && columns.ids[document] === columns.ids[document - 1]) continue;
    numberOf.set(columns.ids[document] as number, document);
    bitmaps.add(index.live, document);
    changeValues(index, document, 1);
  }
  index.postings.fill(columns.terms, columns.count);
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
