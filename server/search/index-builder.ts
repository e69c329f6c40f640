import { Columns } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import type { IndexedListing } from './finder.ts';
import { changeValues, createIndex, type ListingIndex, toEntry } from './listing-index.ts';
import type { ValueLayout } from './value-layout.ts';

/** Of so many numbers one is left free, for listings that come late. */
const stretch = 64;

/** Collects listings in any order and makes an index of them at once, much quicker than one by one. */
export class IndexBuilder {
  private readonly layout: ValueLayout;
  private readonly columns: Columns;
  private readonly dictionary = new Dictionary();
  private readonly places = new Map<number, number>();

  constructor(layout: ValueLayout) {
    this.layout = layout;
    this.columns = new Columns(layout.rowWords);
  }

  /** A listing that was added before is replaced. */
  add(listing: IndexedListing): void {
    const place = this.places.get(listing.id) ?? this.columns.count;
    this.places.set(listing.id, place);
    this.columns.write(place, toEntry(this.layout, listing, (text) => this.dictionary.addUnsorted(text)));
  }

  finish(): ListingIndex {
    this.dictionary.sort();
    return inOrder(this.layout, this.columns, this.dictionary, orderOf(this.columns));
  }
}

/** The same index with its free numbers evenly spread anew. The old one must not be used any more. */
export function renumbered(index: ListingIndex): ListingIndex {
  const order = new Uint32Array(index.numberOf.size);
  let at = 0;
  index.bitmaps.each(index.live, (document) => {
    order[at++] = document;
  });
  return inOrder(index.layout, index.columns, index.dictionary, order);
}

function inOrder(layout: ValueLayout, source: Columns, dictionary: Dictionary, order: Uint32Array): ListingIndex {
  const columns = new Columns(layout.rowWords);
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
  const index = createIndex(layout, columns, dictionary);
  invert(index);
  return index;
}

/** Fills bitmaps and postings from the columns. */
function invert(index: ListingIndex): void {
  const { columns, postings, bitmaps } = index;
  const { data, start, length } = columns.terms;
  const counts = new Uint32Array(index.dictionary.limit * 2);
  let entries = 0;
  for (let document = 0; document < columns.count; document++) {
    const end = (start[document] as number) + (length[document] as number);
    entries += length[document] as number;
    for (let i = start[document] as number; i < end; i++) {
      const term = data[i] as number;
      counts[term] = (counts[term] as number) + 1;
    }
  }
  postings.prepare(counts, entries);
  for (let document = 0; document < columns.count; document++) {
    // A free number has the key of the one before it.
    if (document > 0 && columns.ids[document] === columns.ids[document - 1]) continue;
    index.numberOf.set(columns.ids[document] as number, document);
    bitmaps.add(index.live, document);
    changeValues(index, document, 1);
    const end = (start[document] as number) + (length[document] as number);
    for (let i = start[document] as number; i < end; i++) postings.append(data[i] as number, document);
  }
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
