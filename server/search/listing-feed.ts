import type { IndexedListing } from './finder.ts';
import type { ListingFeed } from './live-index.ts';

const batchSize = 5_000;

/** How a feature's rows are read for the index. */
type RowSource<Row> = {
  /** The table's name, as its notifications give it. */
  table: string;
  /** The next published rows after an id, in order of id. */
  readBatch(afterId: number, limit: number): Promise<Row[]>;
  changedSince: ListingFeed['changedSince'];
  /** These rows in whatever state. */
  read(ids: number[]): Promise<Row[]>;
};

/** Rows of listings as a feed: all of them in batches, then those that change. */
export function createListingFeed<Row extends { id: number; revisedIn: string; state: string }>(
  source: RowSource<Row>,
  toListing: (row: Row) => IndexedListing,
): ListingFeed {
  return {
    table: source.table,
    async *all(revisions) {
      for (let after = 0; ; ) {
        const rows = await source.readBatch(after, batchSize);
        for (const row of rows) {
          revisions.set(row.id, Number(row.revisedIn));
          yield toListing(row);
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < batchSize) return;
        after = last.id;
      }
    },
    changedSince: source.changedSince,
    async read(ids, revisions) {
      const rows = (await source.read(ids)).filter((row) => row.state === 'published');
      for (const row of rows) revisions.set(row.id, Number(row.revisedIn));
      return rows.map(toListing);
    },
  };
}
