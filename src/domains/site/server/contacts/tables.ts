import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';

/** What visitors and members wrote to the desk. The newsletter block leaves phone and message empty. */
export const contacts = pgTable(
  'contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** Which of the contact dialogs was used: 'Talk to our sales team'. */
    topic: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When the desk had dealt with it. */
    doneAt: timestamp({ withTimezone: true }),
    doneBy: integer().references(() => people.id),
  },
  (table) => [index().on(table.createdAt)],
);
