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
      let coming: Promise<Row[]> | undefined = source.readBatch(0, batchSize);
      while (coming !== undefined) {
        const rows: Row[] = await coming;
        const last = rows.at(-1);
        // The database reads the next batch while this one is entered.
        coming = last && rows.length === batchSize ? source.readBatch(last.id, batchSize) : undefined;
        // It may fail before it is awaited, or never be.
        coming?.catch(() => undefined);
        for (const row of rows) {
          revisions.set(row.id, Number(row.revisedIn));
          yield toListing(row);
        }
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
