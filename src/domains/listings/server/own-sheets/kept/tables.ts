import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { ownSheetStates, rowOutcomes, rowsWritten } from '../../../contract/own-sheets/outcomes.ts';
import type { OwnSheetRead } from '../read-own-sheet.ts';
import type { RowFault } from '../read-rows.ts';

/** What is kept of a reading, besides its rows. */
export type KeptReading = Pick<
  OwnSheetRead,
  'sheet' | 'headRow' | 'columns' | 'questions' | 'notes' | 'skipped'
> & {
  skippedCount: number;
  /** When what was said of its shape was last used before, as ISO; null, and lacking of earlier readings, where nothing was said. */
  knownSince?: string | null;
  /** By it a sheet of the same heads is known again. */
  shape: string;
};

/** Sheets that owners sent in as they keep them (§12.17). */
export const ownSheets = pgTable(
  'own_sheets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id),
    fileName: text().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    state: text({ enum: ownSheetStates }).notNull().default('reading'),
    /** How often it was mapped and answered: a reading of an earlier time is thrown away. */
    turn: integer().notNull().default(0),
    /** Of this reading: the listings that its rows make, and how many of them are checked. */
    drafts: integer().notNull().default(0),
    checked: integer().notNull().default(0),
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    reading: jsonb().$type<KeptReading>(),
    failure: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.companyId, table.id), index().on(table.personId)],
);

/** What becomes of the rows of such a sheet: a listing each. */
export const ownSheetRows = pgTable(
  'own_sheet_rows',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sheetId: reference(() => ownSheets.id, { onDelete: 'cascade' }),
    /** Of the sheet. */
    rows: integer().array().notNull(),
    values: jsonb().$type<ListingValues>().notNull(),
    /** Its cells as they stand in the sheet, row by row. */
    cells: jsonb().$type<string[][]>().notNull().default([]),
    outcome: text({ enum: rowOutcomes }).notNull(),
    faults: jsonb().$type<RowFault[]>().notNull().default([]),
    findings: jsonb()
      .$type<{ message: string; severity: 'ask' | 'note' | 'block' }[]>()
      .notNull()
      .default([]),
    /** The listing that is there, or was made of it. */
    dossierId: integer().references(() => dossiers.id, { onDelete: 'set null' }),
    /** Of that, when it was compared. */
    revision: text().notNull().default(''),
    /** Field → [what stands there, what the sheet says]. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>().notNull().default({}),
    written: text({ enum: rowsWritten }).notNull().default(''),
  },
  (table) => [index().on(table.sheetId, table.outcome, table.id), index().on(table.dossierId)],
);

/** How a company's sheets of a shape are mapped, and what was answered of them. */
export const ownSheetShapes = pgTable(
  'own_sheet_shapes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    shape: text().notNull(),
    mapping: jsonb().$type<Record<string, string>>().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [unique().on(table.companyId, table.shape)],
);
