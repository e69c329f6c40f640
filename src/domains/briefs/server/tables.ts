import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import type { BriefLine } from '../contract/brief-lines.ts';

/** What somebody needs, as it went to several owners at once. */
export const briefs = pgTable(
  'briefs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: reference(() => people.id),
    /** The company that its requests have: its people share it. Null for whoever had none. */
    companyId: integer().references(() => companies.id),
    title: text().notNull(),
    /** Of the first of the volumes. */
    firstYear: smallint().notNull(),
    /** Of the target prices. */
    currency: text({ enum: currencies }).notNull(),
    lines: jsonb().$type<BriefLine[]>().notNull(),
    /** Rises with the award: who awards an older one is told. */
    revision: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    awardedRequestId: integer().references(() => requests.id),
  },
  (table) => [
    index().on(table.personId, table.id),
    index().on(table.companyId, table.id),
    index().on(table.awardedRequestId),
  ],
);

/** The requests of a brief, in the order in which their listings were chosen. */
export const briefRequests = pgTable(
  'brief_requests',
  {
    briefId: reference(() => briefs.id, { onDelete: 'cascade' }),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }).unique(),
    position: smallint().notNull(),
    /** Places of the lines that it was asked for. */
    lines: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.briefId, table.position] })],
);
