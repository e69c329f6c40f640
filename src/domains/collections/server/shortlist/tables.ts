import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
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

/** Named lists, beside the shortlist that everybody has. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Whose people see it and change what is on it, as long as its owner is one of them. */
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.personId), index().on(table.companyId)],
);

/** Dossiers on named lists. */
export const shortlistItems = pgTable(
  'shortlist_items',
  {
    listId: reference(() => shortlists.id, { onDelete: 'cascade' }),
    dossierId: reference(() => dossiers.id, { onDelete: 'cascade' }),
    addedBy: reference(() => people.id),
    addedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    note: text().notNull().default(''),
    /** Who wrote the note; null without one. */
    noteBy: integer().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.dossierId] }),
    index().on(table.addedBy),
    index().on(table.noteBy),
  ],
);
