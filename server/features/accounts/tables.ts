import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { roles } from '#contract/roles.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Everyone with an account. */
export const people = pgTable('people', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case: one address, one account. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** What was typed at registration: a label, never a membership. */
  organisation: text().notNull(),
  phone: text().notNull().default(''),
  passwordHash: text().notNull(),
  role: text({ enum: roles }).notNull(),
  emailVerifiedAt: timestamp({ withTimezone: true }),
  disabledAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** One row a signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: whoever reads this table cannot sign in with it. */
    tokenHash: bytea().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.expiresAt)],
);
