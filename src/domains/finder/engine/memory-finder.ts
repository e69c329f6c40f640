import { rankByColumn, ranksByColumn } from './column-ranking.ts';
import { type Counted, type Filters, filterFew, filterMany, filtersOf } from './filters.ts';
import type { Finder, FinderQuery, FinderResult, FinderSchema, IndexedListing } from './finder.ts';
import { freezeIndex, thawIndex } from './index/frozen-index.ts';
import { IndexBuilder } from './index/index-builder.ts';
import { type ListingIndex, remove, upsert } from './index/listing-index.ts';
import { renumber } from './index/renumber.ts';
import { layOutValues, type ValueLayout } from './index/value-layout.ts';
import { rankByTerm, rankFew, rankMany } from './ranking.ts';
import { readText } from './words/resolve-word.ts';
import { type FewDocuments, matchText, type TextMatch } from './words/text-match.ts';

/** A finder whose index lives in this process; PostgreSQL stays the truth. */
export interface MemoryFinder extends Finder {
  /** Listings in the index. */
  readonly size: number;
  /**
   * Replaces the whole index once all listings have been read; until then the old one answers. Changes made
   * meanwhile are lost, so the caller applies again what changed since it began to read.
   */
  build(listings: AsyncIterable<Iterable<IndexedListing>> | Iterable<IndexedListing>): Promise<void>;
  /** Enters a listing, or replaces the one of the same id. */
  upsert(listing: IndexedListing): void;
  /** Gives a listing that was entered other numbers, each by its column; an unknown id changes nothing. */
  setNumbers(id: number, numbers: readonly { column: number; value: number | null }[]): void;
  /** Forgets a listing; an unknown id changes nothing. */
  remove(id: number): void;
  search(query: FinderQuery): FinderResult;
  /** The whole index as bytes, for a finder of the same schema and the same code. */
  freeze(): Buffer;
  /** Replaces the whole index by one that was frozen. Throws where that cannot be. */
  thaw(frozen: Uint8Array): void;
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
      // What comes from elsewhere comes some at a time: to wait for each of a million would take a second.
      const batches = Symbol.iterator in listings ? [listings] : listings;
      for await (const batch of batches) for (const listing of batch) builder.add(listing);
      index = builder.finish();
    },
    upsert(listing) {
      if (upsert(index, listing)) return;
      renumber(index, listing);
      upsert(index, listing);
    },
    setNumbers(id, numbers) {
      const document = index.numberOf.get(id);
      if (document === undefined) return;
      for (const { column, value } of numbers) {
        index.ordered[column]?.change(document, value === null ? null : value + 0);
      }
    },
    remove(id) {
      remove(index, id);
      if (index.columns.count > 2 * index.numberOf.size + 1024) renumber(index);
    },
    search: (query) => search(index, query),
    freeze: () => freezeIndex(index),
    thaw(frozen) {
      index = thawIndex(frozen, layout);
    },
  };
}

function search(index: ListingIndex, query: FinderQuery): FinderResult {
  const { columns, layout, scratch } = index;
  const counted = query.totalOnly
    ? undefined
    : {
        counts: new Uint32Array(layout.values),
        tallies: new Uint32Array(query.upTo?.length ?? 0),
      };
  const { words, corrections } = readText(index, query.text, query.names);
  const text = matchText(index, words, scratch);
  const filters = filtersOf(index, query);
  const found = select(index, query, text, filters, counted);
  return {
    total: found.total,
    ids: found.documents.map((document) => columns.ids[document] as number),
    counts: counted ? grouped(layout, counted.counts) : [],
    ...(counted && query.upTo && { upTo: numbersOf(counted.tallies, 0, counted.tallies.length) }),
    corrections,
  };
}

function select(
  index: ListingIndex,
  query: FinderQuery,
  text: TextMatch | undefined,
  filters: Filters,
  counted: Counted | undefined,
): { total: number; documents: number[] } {
  if (text && 'documents' in text) {
    const matches = filterFew(index, text, filters, counted);
    const { documents } = matches;
    if (query.totalOnly) return { total: documents.length, documents: [] };
    return { total: documents.length, documents: rankFew(documents, ranksOf(index, matches, query), query) };
  }
  // The text's bitmaps stand in the first slots.
  const [single, upToTwo, ...slots] = index.scratch.slice(6) as [number, number, ...number[]];
  const matches = filterMany(index, text?.levels.at(-1), filters, counted, slots);
  const total = matches === index.live ? index.numberOf.size : index.bitmaps.count(matches);
  if (query.totalOnly) return { total, documents: [] };
  if (query.order === 'offer-days') {
    const documents = rankByTerm(index.bitmaps, index.offers, offerTerms(index), matches, query);
    return { total, documents };
  }
  if (typeof query.order === 'object') {
    return { total, documents: rankByColumn(index, matches, total, query.order, query) };
  }
  if (query.order === 'newest' || text === undefined) {
    return { total, documents: rankMany(index.bitmaps, [matches], [matches], query) };
  }
  const preferred = [single, upToTwo, matches];
  substanceSlots(index).forEach((slot, at) => {
    index.bitmaps.and(preferred[at] as number, matches, slot);
  });
  return { total, documents: rankMany(index.bitmaps, text.levels, preferred, query) };
}

/** The slots of the documents of one substance, and of two at most. */
function substanceSlots({ firstValue, layout }: ListingIndex): number[] {
  return layout.substances.map((value) => firstValue + value);
}

/** For each document its place in the query's order, before recency decides. */
function ranksOf(index: ListingIndex, { documents, tiers }: FewDocuments, { order }: FinderQuery) {
  const { bitmaps, columns } = index;
  if (typeof order === 'object') return ranksByColumn(index, documents, order);
  if (order === 'relevance') {
    const slots = substanceSlots(index);
    return tiers.map((tier, i) => {
      let rank = 3 * tier;
      for (let at = 0; at < slots.length; at++)
        if (!bitmaps.has(slots[at] as number, documents[i] as number)) rank += 1;
      return rank;
    });
  }
  if (order === 'newest') return new Uint8Array(documents.length);
  // What is one less than 0 in 16 bits comes last.
  return Uint16Array.from(documents, (document) => (columns.offerDays[document] as number) - 1);
}

/** The terms of the offers: the fewest days first, and none at last. */
function* offerTerms({ offers }: ListingIndex): Iterable<number> {
  for (let term = 1; term < offers.limit; term++) yield term;
  yield 0;
}

function grouped(layout: ValueLayout, counts: Uint32Array): number[][] {
  return layout.groups.map(({ first, size }) => numbersOf(counts, first, size));
}

/** One by one: what makes arrays of views took as long as counting did. */
function numbersOf(counts: Uint32Array, first: number, size: number): number[] {
  const numbers = new Array<number>(size);
  for (let at = 0; at < size; at++) numbers[at] = counts[first + at] as number;
  return numbers;
}
