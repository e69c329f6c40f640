import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import { workOutFigures, workOutOpportunities } from './work-out.ts';

/** What the thread is started with: where the database is, the day, and whether its figures stand already. */
export type FiguresTask = { connection: PoolConfig; today: string; opportunitiesAlone: boolean };

/** Milliseconds that a statement may take: it counts everything there is, after whoever waits for an answer. */
const patience = 120_000;

letOthersGoFirst();
const { connection, today, opportunitiesAlone } = workerData as FiguresTask;
const pool = openPool(
  { ...connection, max: 2, statement_timeout: patience, idle_in_transaction_session_timeout: patience },
  () => undefined,
  patience,
);
try {
  const db = openDatabase(pool);
  if (!opportunitiesAlone) await workOutFigures(db, today);
  await workOutOpportunities(db, await readIndex(pool), today);
} finally {
  await pool.end();
}
