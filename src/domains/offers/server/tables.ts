import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import type { Comparison } from '../contract/asked-offers.ts';
import type { Rates } from './model/rates.ts';

/** Comparisons of offers that a buyer keeps, beside the requests that they compare. */
export const offerScenarios = pgTable(
  'offer_scenarios',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: reference(() => people.id),
    /** Whose people share it: as of a request the company of whoever made it, when it was made. */
    companyId: integer().references(() => companies.id),
    name: text().notNull(),
    asked: jsonb().$type<Comparison>().notNull(),
    /** Of the day on which it was kept: it stays reckoned by them. */
    rates: jsonb().$type<Rates>().notNull(),
    revision: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    changedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index().on(table.personId, table.id), index().on(table.companyId, table.id)],
);

/** Which requests a scenario compares, and by which version of their term sheet it was kept. */
export const offerScenarioRequests = pgTable(
  'offer_scenario_requests',
  {
    scenarioId: reference(() => offerScenarios.id, { onDelete: 'cascade' }),
    requestId: reference(() => requests.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scenarioId, table.requestId] }),
    index().on(table.requestId, table.scenarioId),
  ],
);
