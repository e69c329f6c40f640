import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import type { LintFinding, LintSeverity } from '#domains/dossiers/contract/lint-rules.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { editAims } from '../contract/edit-states.ts';

/** What was proposed before it was noted says not what a finding is about. */
export type EditFinding = Omit<LintFinding, 'about'> & { about?: string; reason: string };

/**
 * What owners ask of the desk for a listing: to take over changes of a published one, or to publish a draft. The desk
 * decides, and of a listing one waits at most.
 */
export const listingEdits = pgTable(
  'listing_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: listingKinds }).notNull(),
    dossierId: integer().references(() => dossiers.id, { onDelete: 'cascade' }),
    plantId: integer().references(() => plants.id, { onDelete: 'cascade' }),
    /** 'publication': the draft as it stands, which the desk reads whole; nothing is in `changes`. */
    asks: text({ enum: editAims }).notNull().default('change'),
    /** Field → [what stood there when it was proposed, what shall stand there]. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    /** Of a change: what the rules have against what it makes of the listing, with the reasons of who proposed it. */
    findings: jsonb().$type<EditFinding[]>().notNull().default([]),
    state: text({ enum: ['waiting', 'approved', 'rejected', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    proposedBy: reference(() => people.id),
    proposedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    decidedBy: integer().references(() => people.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** The desk's reason. */
    note: text().notNull().default(''),
  },
  (table) => [
    index().on(table.state, table.id),
    index().on(table.dossierId),
    index().on(table.plantId),
    check(
      'listing_edits_listing',
      sql`(${table.kind} = 'dossier') = (${table.dossierId} is not null) and (${table.kind} = 'supplier') = (${table.plantId} is not null)`,
    ),
  ],
);

/** Sheets of listings that were sent in: what was found in them, and how far their writing has come. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: listingKinds }).notNull(),
    personId: reference(() => people.id),
    fileName: text().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    state: text({ enum: ['checking', 'checked', 'writing', 'done', 'failed'] }).notNull(),
    /** Rows of the sheet below its header. */
    rows: integer().notNull().default(0),
    /** Rows checked or written so far, for whoever watches. */
    doneRows: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** The first thousand faults; `faultCount` says how many there are. */
    faults: jsonb().$type<{ row: number; column: string; message: string }[]>().notNull().default([]),
    faultCount: integer().notNull().default(0),
    /** The first thousand questions and notes about what it would write; `findingCount` says how many there are. */
    findings: jsonb()
      .$type<{ row: number; column: string; message: string; severity: LintSeverity }[]>()
      .notNull()
      .default([]),
    findingCount: integer().notNull().default(0),
    /** What ended it, where it failed as a whole. */
    failure: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.personId, table.id)],
);
