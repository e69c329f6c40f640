import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { companyRoles } from '../contract/company-roles.ts';
import { evidenceSeen, verificationStates } from '../contract/verification-words.ts';

/** Companies that own listings. Their names are shown to their own people and to admins only. */
export const companies = pgTable('companies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  headquarters: text().notNull(),
  foundedYear: smallint().notNull(),
  /** 'Yes' or another value, as the company answered. */
  rdCapabilities: text().notNull(),
  manufacturing: text().notNull(),
  frontEndMarkets: text().notNull(),
  apiManufacturing: text().notNull(),
  /** In the address at which its people sign in by its own provider (§26.8): nothing that tells which company it is. */
  signInKey: uuid().notNull().defaultRandom().unique(),
  requiresSecondFactor: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** Who brought it: the desk, or a member who founded it (§26.10). */
  origin: text({ enum: ['desk', 'member'] })
    .notNull()
    .default('desk'),
  /** How far the desk has come with it (§26.11). */
  verification: text({ enum: verificationStates }).notNull().default('none'),
  /** The mark that stands, with what the desk saw; null where there is none. A later statement leaves it until it is decided. */
  verifiedAt: timestamp({ withTimezone: true }),
  verifiedSeen: text({ enum: evidenceSeen }).array().notNull().default([]),
});

/** Who belongs to a company, and as what (§26.1): granted by an admin or by the company's own people. */
export const companyPeople = pgTable(
  'company_people',
  {
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    /** Whoever was there before there were roles could do everything, and so can whom the release before adds. */
    role: text({ enum: companyRoles }).notNull().default('administrator'),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.personId] }), index().on(table.personId)],
);

/** Who was ended or left: the company's own sign-in does not bring them back (§26.8); whoever puts them in again does. */
export const companyFormerPeople = pgTable(
  'company_former_people',
  {
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.personId] }), index().on(table.personId)],
);

/**
 * The same of who has deleted their account since: else they would come back as somebody new. By a hash of the installation's key, other
 * for each company, which says nobody's address; it goes when the company invites them.
 */
export const companyFormerAddresses = pgTable(
  'company_former_addresses',
  {
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    addressHash: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.addressHash] })],
);
