import type { IndexedListing } from '../finder.ts';
import { spread } from '../reading/number-room.ts';
import type { ListingIndex } from './listing-index.ts';

/**
 * Spreads the free numbers of an index anew, many of them where the given listing belongs, for others like it may
 * follow. The documents keep their order: nothing but numbers changes, so that no search waits long.
 */
export function renumber(index: ListingIndex, late?: IndexedListing): void {
  const { bitmaps, columns, live } = index;
  const before = new Uint32Array(index.numberOf.size);
  let count = 0;
  bitmaps.each(live, (document) => {
    before[count++] = document;
  });
  const behind = late ? columns.firstAfter(late.id, late.recency) : columns.count;
  const place = before.findIndex((document) => document >= behind);
  const { numbers, limit } = spread(count, place === -1 ? count : place);
  const numberOf = new Uint32Array(columns.count);
  before.forEach((document, at) => {
    numberOf[document] = numbers[at] as number;
  });
  index.columns = columns.reordered(before, numbers);
  index.numberOf.renumber(numberOf);
  index.sets.documents.replaceAll((document) => numberOf[document] as number);
  index.postings.renumber(numberOf);
  index.offers.renumber(numberOf);
  for (const { postings } of index.ordered) postings.renumber(numberOf);
  bitmaps.renumber(before, numbers, limit);
}
