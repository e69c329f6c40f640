import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type WindowReason, windowStates } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import type { DecidingRow, WindowStand } from '#domains/registers/contract/window-moves.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { xid8 } from '#platform/server/database/tables.ts';
import { dossiers } from '../tables.ts';
import type { LaunchFacts } from './facts.ts';

/** What launch windows are worked out of, once for all dossiers of which the same is true (§20.6). */
export const launchFacts = pgTable(
  'launch_facts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the facts themselves: the same ones have the same key. */
    key: text().notNull().unique(),
    facts: jsonb().$type<LaunchFacts>().notNull(),
    /** The day for which its windows hold, and the editions that they were read from. */
    workedFor: date().notNull(),
    editions: text().notNull(),
    /** The transaction that changed what they come to: how the finder's index finds what changed of all that share them. */
    revisedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index().on(table.workedFor, table.editions), index().on(table.revisedIn)],
);

/** How a window stood before an edition changed it. */
export type WindowBefore = WindowStand & {
  /** What decided the end that was changed; absent where that was nothing, or not kept yet. */
  row?: DecidingRow;
};

/** The launch windows of these facts, as they are answered. */
export const launchWindows = pgTable(
  'launch_windows',
  {
    factsId: reference(() => launchFacts.id, { onDelete: 'cascade' }),
    market: text({ enum: windowMarkets }).notNull(),
    state: text({ enum: windowStates }).notNull(),
    earliest: date(),
    hardUntil: date(),
    softUntil: date(),
    asOf: date(),
    /** What a settlement made of it. */
    bySettlement: boolean().notNull().default(false),
    /** In which states of the market alone the dossier is filed or approved. */
    states: text().array(),
    reasons: jsonb().$type<WindowReason[]>().notNull(),
    /** What the last edition that changed its state or its ends found, and when that was. */
    before: jsonb().$type<WindowBefore>(),
    changedAt: timestamp({ withTimezone: true }),
    /** When those were told of it who have such a dossier on a list. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.factsId, table.market] }),
    index().on(table.changedAt).where(sql`${table.changedAt} is not null and ${table.toldAt} is null`),
    index('launch_windows_changed').on(table.changedAt).where(sql`${table.changedAt} is not null`),
  ],
);

/** Which facts are a dossier's. */
export const dossierWindows = pgTable(
  'dossier_windows',
  {
    dossierId: integer()
      .primaryKey()
      .references(() => dossiers.id, { onDelete: 'cascade' }),
    factsId: reference(() => launchFacts.id),
    /** Since when they are: what an edition changed before is no news of this dossier. */
    since: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The transaction that gave it these facts. */
    revisedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index().on(table.factsId), index().on(table.revisedIn)],
);

/** Dossiers whose facts were written: triggers enter them, and whoever changes what windows depend on besides. */
export const windowsDue = pgTable('windows_due', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  dossierId: integer().notNull(),
});
