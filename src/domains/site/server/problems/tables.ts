import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** What members reported as wrong with the product. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: reference(() => people.id),
    /** One of the two lists of issue types, and what was chosen of it. */
    list: text().notNull(),
    issue: text().notNull(),
    description: text().notNull(),
    /** The page it was reported from, without its query. */
    page: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    doneAt: timestamp({ withTimezone: true }),
    doneBy: integer().references(() => people.id),
  },
  (table) => [index().on(table.createdAt)],
);
