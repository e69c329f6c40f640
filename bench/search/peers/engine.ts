import type { FinderSchema, IndexedListing } from '#domains/finder/engine/finder.ts';
import { createMemoryFinder } from '#domains/finder/engine/memory-finder.ts';
import type { Batches, Peer } from './peer.ts';

/** Our engine, called as the product calls it. */
export function createEngine(schema: FinderSchema): Peer {
  const finder = createMemoryFinder(schema);
  return {
    feed: (batches) => finder.build(each(batches)),
    search: (query) => finder.search(query),
  };
}

function* each(batches: Batches): Generator<IndexedListing> {
  for (const batch of batches) yield* batch;
}
