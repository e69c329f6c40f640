import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what, written in the transaction that does it. Never updated, never deleted. */
export const auditTrail = pgTable('audit_trail', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** Person's id; null where the system acted. Not a reference: the line outlives the person. */
  actorId: integer(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
});
