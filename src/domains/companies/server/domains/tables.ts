import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { companies } from '../tables.ts';

/** Domains that a company says are its own (§26.5): proven while DNS says so with the value that only the company was told. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    /** As DNS has it, in small letters. */
    domain: text().notNull(),
    value: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Null while it is not proven, or no more. */
    provenAt: timestamp({ withTimezone: true }),
    /** When DNS answered last. */
    checkedAt: timestamp({ withTimezone: true }),
    /** Its addresses sign in by the company's own sign-in (§26.8), while it is proven. */
    signsIn: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.companyId, table.domain),
    index().on(table.domain),
    // Of two companies that prove one domain its addresses sign in by one.
    uniqueIndex('company_domains_sign_in_once').on(table.domain).where(sql`${table.signsIn}`),
  ],
);

/** Colleagues by a proven domain who ask to join (§26.5). One who is admitted or refused asks no more. */
export const companyJoinings = pgTable(
  'company_joinings',
  {
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    askedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.personId] }), index().on(table.personId)],
);
