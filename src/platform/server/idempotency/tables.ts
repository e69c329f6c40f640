import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** What was done under an Idempotency-Key, written in the transaction that did it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null where nobody has to sign in. No reference: who leaves takes them along by the deletion's own hand. */
    personId: integer(),
    key: text().notNull(),
    /** SHA-256 over everything that was sent: tells a repeat from something else under the same key. */
    fingerprint: text().notNull(),
    /** What the call needs to answer a repeat: numbers of rows, no words. */
    answer: jsonb(),
    usedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [unique().on(table.personId, table.key).nullsNotDistinct(), index().on(table.usedAt)],
);
