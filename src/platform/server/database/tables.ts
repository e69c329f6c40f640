import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A transaction's number, which never comes again. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Listings that were deleted, for the finders' indexes: the row itself can no longer tell them. Triggers write it. */
export const removedListings = pgTable(
  'removed_listings',
  {
    listingTable: text().notNull(),
    listingId: integer().notNull(),
    removedIn: xid8().notNull(),
  },
  (table) => [index().on(table.removedIn)],
);
