import { type Filters, filterFew, filterMany, filtersOf } from './filters.ts';
import type { Finder, FinderQuery, FinderResult, FinderSchema, IndexedListing } from './finder.ts';
import { IndexBuilder, renumbered } from './index-builder.ts';
import { type ListingIndex, remove, upsert } from './listing-index.ts';
import { rankFew, rankMany } from './ranking.ts';
import { matchText, type TextMatch } from './text-match.ts';
import { layOutValues, type ValueLayout } from './value-layout.ts';

/** A finder whose index lives in this process; PostgreSQL stays the truth. */
export interface MemoryFinder extends Finder {
  /** Listings in the index. */
  readonly size: number;
  /**
   * Replaces the whole index once all listings have been read; until then the old one answers. Changes made
   * meanwhile are lost, so the caller applies again what changed since it began to read.
   */
  build(listings: AsyncIterable<IndexedListing> | Iterable<IndexedListing>): Promise<void>;
  /** Enters a listing, or replaces the one of the same id. */
  upsert(listing: IndexedListing): void;
  /** Forgets a listing; an unknown id changes nothing. */
  remove(id: number): void;
}

export function createMemoryFinder(schema: FinderSchema): MemoryFinder {
  const layout = layOutValues(schema);
  let index = new IndexBuilder(layout).finish();
  return {
    get size() {
      return index.numberOf.size;
    },
    async build(listings) {
      const builder = new IndexBuilder(layout);
      // Waiting for each of a million listings that are all here would take a second.
      if (Symbol.iterator in listings) for (const listing of listings) builder.add(listing);
      else for await (const listing of listings) builder.add(listing);
      index = builder.finish();
    },
    upsert(listing) {
      if (upsert(index, listing)) return;
      index = renumbered(index, listing);
      upsert(index, listing);
    },
    remove(id) {
      remove(index, id);
      if (index.columns.count > 2 * index.numberOf.size + 1024) index = renumbered(index);
    },
    search: (query) => search(index, query),
  };
}

function search(index: ListingIndex, query: FinderQuery): FinderResult {
  const { columns, layout, scratch } = index;
  const counts = new Uint32Array(layout.values);
  const text = matchText(index, query.text, scratch);
  const filters = filtersOf(index, query);
  const found = select(index, query, text, filters, counts);
  return {
    total: found.total,
    ids: found.documents.map((document) => columns.ids[document] as number),
    counts: grouped(layout, counts),
  };
}

function select(
  index: ListingIndex,
  query: FinderQuery,
  text: TextMatch | undefined,
  filters: Filters,
  counts: Uint32Array,
): { total: number; documents: number[] } {
  if (text && 'documents' in text) {
    const matches = filterFew(index, text, filters, counts);
    return { total: matches.documents.length, documents: rankFew(matches, query.offset, query.limit) };
  }
  // The text's bitmaps stand in the first slots.
  const matches = filterMany(index, text?.levels.at(-1), filters, counts, index.scratch.slice(6));
  const total = matches === index.live ? index.numberOf.size : index.bitmaps.count(matches);
  return { total, documents: rankMany(index.bitmaps, text?.levels ?? [matches], matches, query) };
}

function grouped(layout: ValueLayout, counts: Uint32Array): number[][] {
  return layout.groups.map(({ first, size }) => Array.from(counts.subarray(first, first + size)));
}
