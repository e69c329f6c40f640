import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { signingSides } from '../../contract/signing-words.ts';
import { currencies } from '../../contract/term-sheet-lists.ts';
import { requests, termSheets } from '../tables.ts';

/** Of which request and which of its versions. */
const ofVersion = {
  requestId: integer().notNull(),
  version: smallint().notNull(),
  side: text({ enum: signingSides }).notNull(),
};

/** Who signed which version for which side, in the words of that moment: a trigger of the migrations refuses every update. */
export const signatures = pgTable(
  'signatures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofVersion,
    personId: reference(() => people.id),
    /** As they confirmed them. */
    name: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the net from which it was signed. */
    address: text().notNull(),
    /** Of the document that was signed. */
    sha256: text().notNull(),
    /** What they agreed to. */
    words: text().notNull(),
  },
  (table) => [
    unique().on(table.requestId, table.version, table.side),
    index().on(table.personId),
    foreignKey({
      name: 'signatures_version_fk',
      columns: [table.requestId, table.version],
      foreignColumns: [termSheets.requestId, termSheets.version],
    }).onDelete('cascade'),
  ],
);

/** Who of a side, within their own limit, lets a colleague sign a version that is above the colleague's. */
export const signingApprovals = pgTable(
  'signing_approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofVersion,
    personId: reference(() => people.id),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique().on(table.requestId, table.version, table.side),
    index().on(table.personId),
    foreignKey({
      name: 'signing_approvals_version_fk',
      columns: [table.requestId, table.version],
      foreignColumns: [termSheets.requestId, termSheets.version],
    }).onDelete('cascade'),
  ],
);

/** Whom of their side somebody asked to approve a version that is above their own limit: each once, and by one mail. */
export const approvalAsks = pgTable(
  'approval_asks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofVersion,
    personId: reference(() => people.id),
    approverId: reference(() => people.id),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    unique().on(table.requestId, table.version, table.personId, table.approverId),
    index().on(table.personId),
    index().on(table.approverId),
    foreignKey({
      name: 'approval_asks_version_fk',
      columns: [table.requestId, table.version],
      foreignColumns: [termSheets.requestId, termSheets.version],
    }).onDelete('cascade'),
  ],
);

/** How much somebody may sign for their company alone. Where a company has none, everybody of it may sign all. */
export const signingLimits = pgTable(
  'signing_limits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id),
    currency: text({ enum: currencies }).notNull(),
    /** Null is any amount, one that a sheet does not tell too. */
    amount: numeric({ precision: 16, scale: 4 }),
  },
  (table) => [unique().on(table.companyId, table.personId, table.currency), index().on(table.personId)],
);

/** A version that both sides have signed, with the records of their signatures, under the operator's seal. */
export const sealedDocuments = pgTable(
  'sealed_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    version: smallint().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    sealedAt: timestamp({ withTimezone: true }).notNull(),
    /** By a certificate that the product made for itself. */
    isSelfMade: boolean().notNull(),
    /** SHA-256 of the certificate. */
    certificate: text().notNull(),
  },
  (table) => [
    unique().on(table.requestId, table.version),
    check('sealed_documents_sha256', sql`length(${table.sha256}) = 64`),
  ],
);
