import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { requestKinds, requestStates } from '#contract/requests.ts';
import { people } from '#server/features/accounts/tables.ts';
import { dossiers } from '#server/features/dossiers/tables.ts';
import { plants } from '#server/features/suppliers/tables.ts';

/** Numbers the references, DB-2026-000123. Gaps are allowed. */
export const requestNumber = pgSequence('request_number');

/** Requests for a proposal or a term sheet. */
export const requests = pgTable(
  'requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the member quotes. */
    reference: text().notNull().unique(),
    personId: integer()
      .notNull()
      .references(() => people.id),
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
  },
  (table) => [
    unique().on(table.personId, table.idempotencyKey),
    index().on(table.personId, table.id),
    index().on(table.dossierId),
    index().on(table.plantId),
    check(
      'requests_listing',
      sql`(${table.kind} = 'dossier') = (${table.dossierId} is not null) and (${table.kind} = 'supplier') = (${table.plantId} is not null)`,
    ),
  ],
);

/** The files of a request; the bytes lie in file storage under `storageKey`. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    box: text().notNull(),
    position: smallint().notNull(),
    /** As the member named it: data, never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
  },
  (table) => [index().on(table.requestId)],
);

/** What happened to a request, in order. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    personId: integer().references(() => people.id),
    what: text().notNull(),
  },
  (table) => [index().on(table.requestId, table.id)],
);
