import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried: in the database, so that several instances count together. */
export const attempts = pgTable('attempts', {
  /** What was tried and a hash, by the installation's key, of whom it was tried on: no list of addresses. */
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
