import type { IndexedListing } from '../finder.ts';
import type { ListingFeed, NumberFeed } from './live-index.ts';

/** A row, and which write of it that is. */
type FeedRow = { id: number; revision: number };

/** How a feature's rows are read for the index. */
type RowSource<Row> = {
  /** The table's name, as its notifications give it. */
  table: string;
  /** All published rows, some at a time. */
  readAll(): AsyncIterable<Row[]>;
  changedSince: ListingFeed['changedSince'];
  /** Those of these rows that are published. */
  read(ids: number[]): Promise<Row[]>;
  numbers?: NumberFeed;
};

/** Rows of listings as a feed: all of them, then those that change. */
export function createListingFeed<Row extends FeedRow>(
  source: RowSource<Row>,
  toListing: (row: Row) => IndexedListing,
): ListingFeed {
  return {
    table: source.table,
    async *all(revisions) {
      for await (const rows of source.readAll()) {
        for (const { id, revision } of rows) revisions.set(id, revision);
        yield rows.map(toListing);
      }
    },
    ...(source.numbers && { numbers: source.numbers }),
    changedSince: source.changedSince,
    async read(ids, revisions) {
      const rows = await source.read(ids);
      for (const row of rows) revisions.set(row.id, row.revision);
      return rows.map(toListing);
    },
  };
}
