import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { scanColumns } from '#platform/server/files/scans/columns.ts';
import { evidenceSeen, statedLicences } from '../../contract/verification-words.ts';
import { companies } from '../tables.ts';

/** What a company states of itself to be verified (§26.11), and what the desk said. One waits at a time. */
export const companyStatements = pgTable(
  'company_statements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    /** The company's name when it was stated: the desk looked at that one. */
    name: text().notNull(),
    country: text().notNull(),
    registerNumber: text().notNull(),
    address: text().notNull(),
    licence: text({ enum: statedLicences }).notNull(),
    authority: text().notNull(),
    licenceNumber: text().notNull(),
    statedBy: reference(() => people.id),
    statedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    state: text({ enum: ['waiting', 'returned', 'verified'] })
      .notNull()
      .default('waiting'),
    decidedBy: integer().references(() => people.id),
    decidedAt: timestamp({ withTimezone: true }),
    seen: text({ enum: evidenceSeen }).array().notNull().default([]),
    /** Why it was sent back. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index().on(table.companyId, table.id),
    uniqueIndex('company_statements_one_waits').on(table.companyId).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Documents of a statement: read by the desk and by the company's administrators. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    statementId: reference(() => companyStatements.id, { onDelete: 'cascade' }),
    /** As it was named: data, never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    addedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    uploadedBy: reference(() => people.id),
    ...scanColumns(),
  },
  (table) => [
    index().on(table.statementId),
    index().on(table.uploadedBy, table.addedAt),
    index().on(table.scanAt).where(sql`${table.scan} = 'waiting'`),
  ],
);
