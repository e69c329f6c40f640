import type { IndexedListing } from '../finder.ts';

/** A listing that says nothing but what a test is about; the later its id, the later it came. */
export function indexedListing(id: number, more: Partial<IndexedListing> = {}): IndexedListing {
  return {
    ...{ id, recency: id, values: [], month: null, offerDays: null, substances: 1 },
    ...{ names: [], description: [] },
    ...more,
  };
}
