import type { ColumnOrder, FinderQuery } from './finder.ts';
import type { ListingIndex } from './index/listing-index.ts';
import type { OrderedColumn } from './index/ordered-column.ts';
import { rankByTerm, rankFew } from './ranking.ts';

/** To sort a match costs as much as to look at so many documents of the order. */
const looksPerMatch = 16;

/** For each document its place in the order of a column: low ranks come first, and what has no value has the highest. */
export function ranksByColumn(
  index: ListingIndex,
  documents: Uint32Array,
  { column: place, descending }: ColumnOrder,
): Float64Array {
  const column = index.ordered[place] as OrderedColumn;
  return Float64Array.from(documents, (document) => {
    const code = column.codeOf(document);
    if (code === 0) return column.limit;
    return descending ? column.limit - code : code;
  });
}

/**
 * The page's documents among the `total` ones of `matches`. The column's values are walked in their order until the
 * page is full; where so many more documents than matches would be looked at, the matches are sorted instead.
 */
export function rankByColumn(
  index: ListingIndex,
  matches: number,
  total: number,
  order: ColumnOrder,
  { offset, limit, ranges = [] }: FinderQuery,
): number[] {
  const { bitmaps, ordered, live, numberOf } = index;
  const page = { offset, limit: Math.min(limit, total - offset) };
  if (page.limit <= 0) return [];
  const isAll = matches === live;
  if (!isAll && ((offset + limit) * numberOf.size) / total > total * looksPerMatch) {
    const documents = new Uint32Array(total);
    let count = 0;
    bitmaps.each(matches, (document) => {
      documents[count++] = document;
    });
    return rankFew(documents, ranksByColumn(index, documents, order), page);
  }
  const column = ordered[order.column] as OrderedColumn;
  // A range of the same column says where its matches are; of several each holds them all.
  const range = ranges.find(({ column: place }) => place === order.column);
  const terms = column.terms(order.descending, range && column.codesBetween(range.from, range.to));
  return rankByTerm(bitmaps, column.postings, terms, matches, page, isAll);
}
