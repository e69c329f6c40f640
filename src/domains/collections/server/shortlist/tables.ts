import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** Dossiers that a member has put aside. */
export const shortlistEntries = pgTable(
  'shortlist_entries',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    dossierId: reference(() => dossiers.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    addedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.dossierId] })],
);
