import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { demandKinds } from '#domains/catalogue/contract/demand.ts';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

// A listing stands here by kind and number, of whichever table: one that is not there any more is passed over.
function listing() {
  return { kind: text({ enum: listingKinds }).notNull(), listingId: integer().notNull() };
}

/** The listings that a member opened last, for their own home; `mostOpenedKept` of each person. */
export const openedListings = pgTable(
  'opened_listings',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    ...listing(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.listingId] }),
    index().on(table.personId, table.openedAt),
  ],
);

/** How many different people did something with a listing on a day. Nobody's name: that stands in no column. */
export const listingDemand = pgTable(
  'listing_demand',
  {
    ...listing(),
    day: date().notNull(),
    opened: integer().notNull(),
    shortlisted: integer().notNull(),
    compared: integer().notNull(),
    asked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.listingId, table.day] })],
);

/** Who was counted today, so that nobody counts twice; it goes once the day is over, and what was counted stays. */
export const demandMarks = pgTable(
  'demand_marks',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    ...listing(),
    what: text({ enum: demandKinds }).notNull(),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.listingId, table.what, table.day] }),
    index().on(table.day),
  ],
);
