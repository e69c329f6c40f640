import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { marketDemandKinds } from '../../contract/demand.ts';
import { listingKinds } from '../../contract/listing-kinds.ts';

/**
 * Which companies did something with a listing on a day, and nothing of who it was there (§22.3): figures are told only of
 * enough of them. It goes after some thirteen months.
 */
export const demandCompanies = pgTable(
  'demand_companies',
  {
    kind: text({ enum: listingKinds }).notNull(),
    listingId: integer().notNull(),
    what: text({ enum: marketDemandKinds }).notNull(),
    day: date().notNull(),
    /** One of the markets that it was searched or asked for; '' where none was told. */
    market: text().notNull(),
    /** Hashed: to be told from others, and for nothing else. */
    company: text().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.kind, table.listingId, table.what, table.day, table.market, table.company],
    }),
    index().on(table.day),
  ],
);
