import { sql } from 'drizzle-orm';
import { bigint, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Who did what, written in the transaction that does it. Never updated, never deleted: triggers refuse it. People stand
 * in it by their number alone, so that the trail need not change when one of them leaves.
 */
export const auditTrail = pgTable('audit_trail', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** Person's id; null where the system acted. Not a reference: the line outlives the person. */
  actorId: integer(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** The lines in the order of their commits, each with a hash over itself and all before it. A trigger writes it. */
export const auditChain = pgTable('audit_chain', {
  /** 1, 2, 3 without a gap. */
  position: bigint({ mode: 'number' }).primaryKey(),
  lineId: integer().notNull().unique(),
  hash: bytea().notNull(),
});
