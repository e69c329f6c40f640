import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { settlementStates } from '../../contract/settlements/settlement-states.ts';
import { dossiers } from '../tables.ts';

/** Settlements over patents that free a dossier's product from a day on (§20.5). */
export const settlements = pgTable(
  'settlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dossierId: reference(() => dossiers.id, { onDelete: 'cascade' }),
    market: text({ enum: windowMarkets }).notNull(),
    day: date().notNull(),
    parties: text().notNull(),
    /** Address of where it was made public. */
    source: text().notNull(),
    state: text({ enum: settlementStates }).notNull(),
    /** On which side its writer stood. */
    enteredAs: text({ enum: ['owner', 'desk'] }).notNull(),
    enteredBy: reference(() => people.id),
    enteredAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    decidedBy: integer().references(() => people.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** The desk's reason, where it refused. */
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.dossierId, table.id), index().on(table.state, table.id)],
);
