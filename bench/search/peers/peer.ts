import type { FinderQuery, FinderSchema, IndexedListing } from '#domains/finder/engine/finder.ts';

/** A way to answer the finder's question: the page, the total, and the count of every filter value. */
export interface Peer {
  /** Takes the listings in and makes ready to be asked. */
  feed(batches: Batches): Promise<void>;
  search(query: FinderQuery): Answer | Promise<Answer>;
  /** For one that keeps the listings outside of this process. */
  bytesOnDisk?(): Promise<number>;
  close?(): Promise<void>;
}

/** The listings, some thousands at a time. */
export type Batches = Iterable<IndexedListing[]>;

type Answer = { total: number; ids: number[] };

/** A group's values of a listing under the name `group0`, `group1`, …: libraries filter and count by field. */
export function groupFields(schema: FinderSchema, listing: IndexedListing): Record<string, string[]> {
  return Object.fromEntries(
    schema.groups.map((group, g) => [
      `group${g}`,
      (listing.values[g] ?? []).flatMap((v) => group.values[v] ?? []),
    ]),
  );
}

/** The ticked labels under the same names; groups without a tick are left out. */
export function tickedFields(schema: FinderSchema, query: FinderQuery): Record<string, string[]> {
  return Object.fromEntries(
    schema.groups.flatMap((group, g) => {
      const ticked = (query.selected[g] ?? []).flatMap((v) => group.values[v] ?? []);
      return ticked.length > 0 ? [[`group${g}`, ticked]] : [];
    }),
  );
}

/** All names of a listing as one text. */
export function namesOf({ own = '', names }: IndexedListing): string {
  return [own, ...names].join(' ');
}
