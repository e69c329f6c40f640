import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { reference } from '#platform/server/database/rows/reference.ts';
import { companyRoles } from '../../contract/company-roles.ts';
import type { RoleValue } from '../../contract/company-sign-in.ts';
import { companies } from '../tables.ts';

/** Where a company's people sign in (§26.8). Another issuer or client is another row: who was vouched for by one is not by the next. */
export const companySignIns = pgTable('company_sign_ins', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  companyId: reference(() => companies.id, { onDelete: 'cascade' }).unique(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted with the installation's key. */
  secret: text().notNull(),
  /** Addresses of its domains come in by no other way. */
  onlyWay: boolean().notNull().default(false),
  /** What of the provider's word says who is what; empty where administrators say so alone. */
  roleClaim: text().notNull().default(''),
  roleValues: jsonb().$type<RoleValue[]>().notNull().default([]),
  defaultRole: text({ enum: companyRoles }).notNull().default('reader'),
  savedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});
