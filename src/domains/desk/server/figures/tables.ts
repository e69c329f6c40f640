import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** How often a dossier's page was opened on a day. Nobody's name: only that it was read. */
export const dossierViews = pgTable(
  'dossier_views',
  {
    day: date().notNull(),
    dossierId: reference(() => dossiers.id, { onDelete: 'cascade' }),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.dossierId] })],
);

/** Searches that found nothing, by day, as they were typed: what the catalogue lacks. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    day: date().notNull(),
    kind: text({ enum: listingKinds }).notNull(),
    /** The words and the filters, in one line. */
    search: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.search] }), index().on(table.day)],
);
