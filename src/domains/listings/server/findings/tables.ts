import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { lintRuleIds } from '#domains/dossiers/contract/lint-rules.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** What the rules have against a dossier that is not retired, as of its last save or the last night (§12.16). */
export const listingFindings = pgTable(
  'listing_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dossierId: reference(() => dossiers.id, { onDelete: 'cascade' }),
    rule: text({ enum: lintRuleIds as [(typeof lintRuleIds)[number]] }).notNull(),
    words: text().notNull(),
    /** Hash of what the rule looked at; empty where it was found before that was noted. */
    about: text().notNull().default(''),
    foundAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Why it is so all the same; empty as long as nobody says. It holds for these words and what they are about alone. */
    reason: text().notNull().default(''),
    reasonBy: integer().references(() => people.id),
    reasonAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.dossierId, table.rule),
    index().on(table.rule, table.id),
    index().on(table.foundAt, table.id),
    index().on(table.reasonBy),
  ],
);
