import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { alertRhythms, savedKinds } from '../../contract/saved-searches.ts';

/** Searches that a member keeps, and how often they want to hear of what is new in them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: savedKinds }).notNull(),
    name: text().notNull(),
    /** The query string of the finder's address, which opens the search again. */
    address: text().notNull(),
    /** The body of the finder's call that the address stands for. */
    search: jsonb().$type<Record<string, unknown>>().notNull(),
    alert: text({ enum: alertRhythms }).notNull(),
    /**
     * What it found at its last look, by number in rising order: what is not among them is told of at the next one. Null
     * where nobody wants to hear of it, where it finds more than are kept, and until the first look of a row from before.
     */
    matchedIds: integer().array(),
    /** Listings up to here have been told of, or were there when it was saved: what a search without numbers goes by. */
    toldUpTo: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When the next alert may leave; null for whoever wants none. */
    nextAt: timestamp({ withTimezone: true }),
    /** Whose people see it, as long as its owner is one of them (§14.2). */
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.personId), index().on(table.nextAt), index().on(table.companyId)],
);
