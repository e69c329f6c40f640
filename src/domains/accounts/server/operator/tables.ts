import { sql } from 'drizzle-orm';
import { boolean, date, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { reference } from '#platform/server/database/rows/reference.ts';
import type { Settings } from '#platform/server/settings/settings.ts';
import { people } from '../tables.ts';

/** Who runs the installation, version by version (§15.16): none is ever changed. */
export const operatorVersions = pgTable('operator_versions', {
  version: integer().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  register: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  law: text().notNull(),
  inForceFrom: date().notNull(),
  changes: text().notNull(),
  asks: boolean().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  savedBy: reference(() => people.id),
  /** The last person who was told of it by mail; null where everybody was, or nobody is. */
  toldUpTo: integer(),
});

/** The fee and the months of reviews that the desk sets, version by version (§15.17). */
export const operatorSettings = pgTable('operator_settings', {
  version: integer().primaryKey(),
  /** Both null where there is no fee. */
  feeAmount: numeric({ precision: 16, scale: 4 }),
  feeCurrency: text().$type<NonNullable<Settings['dealFee']>['currency']>(),
  usMonths: integer().notNull(),
  euMonths: integer().notNull(),
  biologicMonths: integer().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  savedBy: reference(() => people.id),
});

/** Who accepted which version, and when. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    version: reference(() => operatorVersions.version),
    acceptedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.personId, table.version] })],
);
