import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { scanColumns } from '#platform/server/files/scans/columns.ts';
import { moveNames, requestKinds, requestStates, sides } from '../contract/request-life.ts';
import { signingSides } from '../contract/signing-words.ts';
import { currencies, documentFormats, feeKinds } from '../contract/term-sheet-lists.ts';
import type { TermSheetTerms } from '../contract/term-sheets.ts';
import type { CounterChanges } from '../contract/terms/counters.ts';

/** Numbers the references, DB-2026-000123. Gaps are allowed. */
export const requestNumber = pgSequence('request_number');

/** Requests for a proposal or a term sheet. */
export const requests = pgTable(
  'requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the member quotes. */
    reference: text().notNull().unique(),
    personId: reference(() => people.id),
    kind: text({ enum: requestKinds }).notNull(),
    /** Of these the one that `kind` names is set. */
    dossierId: integer().references(() => dossiers.id),
    plantId: integer().references(() => plants.id),
    state: text({ enum: requestStates }).notNull().default('submitted'),
    /** Field name on the form → what was typed. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    consent: boolean().notNull(),
    /** Made by the browser when the form opened: the same submit twice makes one request. */
    idempotencyKey: text().notNull(),
    /** SHA-256 over everything submitted: tells a repeat from another request under the same key. */
    fingerprint: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The requester's company when it was made: its people share the request. Null for whoever had none. */
    companyId: integer().references(() => companies.id),
    /** Who of the buyer's side looks after it; null while that is the requester. */
    takenOverBy: integer().references(() => people.id),
    stateSince: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The end of the last day for the answer that the state waits for; null where no clock runs. */
    dueAt: timestamp({ withTimezone: true }),
    /** When it was last said that the clock runs out. */
    remindedAt: timestamp({ withTimezone: true }),
    /** Rises with every move and message: who acts on an older one is told what changed. */
    revision: integer().notNull().default(1),
    /** The last thing that happened. */
    touchedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When the desk passed it on: from then on the owner's people read it. */
    passedOnAt: timestamp({ withTimezone: true }),
    /** Since when the buyer may know the owner's name: a term sheet has been issued. */
    ownerShownAt: timestamp({ withTimezone: true }),
    /** The listing as it was called when it was asked for: a trigger of the migrations sets both. */
    listingCode: text().notNull().default(''),
    listingTitle: text().notNull().default(''),
    /**
     * The company whose listing it is for. It follows the listing until the request is passed on; from then on it is a
     * party of the request, and triggers of the migrations let nothing change it.
     */
    ownerCompanyId: integer().references(() => companies.id),
    /**
     * Which side alone has signed the version that stands. Triggers of the migrations take it back with a new version and
     * with every other state, whichever release makes them.
     */
    halfSignedBy: text({ enum: signingSides }),
    /** The fee that was asked for when both had signed; null before, without a fee step, and where a release before signed it. */
    feeDue: numeric({ precision: 16, scale: 4 }),
    feeCurrency: text({ enum: currencies }),
  },
  (table) => [
    unique().on(table.personId, table.idempotencyKey),
    index().on(table.personId, table.id),
    index().on(table.dossierId),
    index().on(table.plantId),
    index().on(table.companyId, table.id),
    index().on(table.dueAt),
    index().on(table.ownerCompanyId, table.id),
    index().on(table.state, table.id),
    check('requests_due_at', sql`${table.dueAt} < '9999-12-31T00:00:00Z'`),
    check('requests_owner', sql`${table.ownerCompanyId} is not null`),
    check(
      'requests_listing',
      sql`(${table.kind} in ('dossier', 'investment')) = (${table.dossierId} is not null) and (${table.kind} = 'supplier') = (${table.plantId} is not null)`,
    ),
  ],
);

/** The files of a request; the bytes lie in file storage under `storageKey`. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    box: text().notNull(),
    position: smallint().notNull(),
    /** As the member named it: data, never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    /** The message it came with; null for the files of the form. */
    messageId: integer().references(() => requestMessages.id),
    /** The move it came with. */
    eventId: integer().references(() => requestEvents.id),
    /** The version of the term sheet that it is the signed copy of; null for what is none. */
    termSheetVersion: smallint(),
    addedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Who sent it; null where a process of the release before wrote the row. */
    uploadedBy: integer().references(() => people.id),
    ...scanColumns(),
  },
  (table) => [
    index().on(table.requestId),
    index().on(table.uploadedBy, table.addedAt),
    index().on(table.scanAt).where(sql`${table.scan} = 'waiting'`),
  ],
);

/** What happened to a request, in order. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    personId: integer().references(() => people.id),
    /** As whom it was done; null for what the product did by itself. */
    side: text({ enum: sides }),
    what: text().notNull(),
    /** The move it was, of those of the contract; null for what was none. */
    move: text({ enum: moveNames }),
    note: text().notNull().default(''),
    /** Written by processes of the release before alone; see idempotency_keys. */
    idempotencyKey: text(),
  },
  (table) => [unique().on(table.personId, table.idempotencyKey), index().on(table.requestId, table.id)],
);

/** What was written in a request's thread. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    personId: reference(() => people.id),
    /** As whom it was written: what a reader may learn of the writer hangs on it. */
    side: text({ enum: sides }).notNull(),
    text: text().notNull(),
    /** Written by processes of the release before alone; see idempotency_keys. */
    idempotencyKey: text(),
  },
  (table) => [unique().on(table.personId, table.idempotencyKey), index().on(table.requestId, table.id)],
);

/**
 * Every version of a request's term sheet with all that it states, in the words of its day: a trigger of the migrations
 * writes the parties down and refuses every update. A change is a new version.
 */
export const termSheets = pgTable(
  'term_sheets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    version: smallint().notNull(),
    terms: jsonb().$type<TermSheetTerms>().notNull(),
    issuedBy: reference(() => people.id),
    issuedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    ownerName: text().notNull().default(''),
    /** The organisation, or the person where there was none. */
    buyerName: text().notNull().default(''),
    issuerName: text().notNull().default(''),
    /** Title and code. */
    listing: text().notNull().default(''),
  },
  (table) => [unique().on(table.requestId, table.version)],
);

/** What buyers asked to have otherwise in a version (§10.21): a trigger of the migrations refuses every update. */
export const counterTerms = pgTable(
  'counter_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    /** Each version is answered once: what is asked after that is asked of the next. */
    termSheetId: reference(() => termSheets.id, { onDelete: 'cascade' }),
    /** The move that it came with, which says who asked and when. */
    eventId: reference(() => requestEvents.id),
    /** The fields that are asked for otherwise, and no others. */
    changes: jsonb().$type<CounterChanges>().notNull(),
  },
  (table) => [unique().on(table.termSheetId), index().on(table.requestId)],
);

/** A version as a document, drawn once; the bytes lie in file storage under `storageKey`. */
export const termSheetDocuments = pgTable(
  'term_sheet_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    termSheetId: reference(() => termSheets.id, { onDelete: 'cascade' }),
    format: text({ enum: documentFormats }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    drawnAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [unique().on(table.termSheetId, table.format)],
);

/** The ledger of fees: entries are added and never changed; a mistake is put right by a correction. */
export const feeEntries = pgTable(
  'fee_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id),
    kind: text({ enum: feeKinds }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** What came in; a refund is negative, a correction either. */
    amount: numeric({ precision: 16, scale: 4 }).notNull(),
    bookedOn: date().notNull(),
    /** With the payment of a move: the fee that was asked for in all, in the same currency. */
    due: numeric({ precision: 16, scale: 4 }),
    note: text().notNull(),
    recordedBy: reference(() => people.id),
    recordedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.requestId), index().on(table.bookedOn, table.id)],
);

/** Days on which the desk does not work, beside Saturdays and Sundays. */
export const holidays = pgTable('holidays', {
  day: date().primaryKey(),
  name: text().notNull(),
});
