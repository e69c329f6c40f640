import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import { workOutFigures, workOutOpportunities } from './work-out.ts';

/** What the thread is started with: where the database is, the day, and whether its figures stand already. */
export type FiguresTask = { connection: PoolConfig; today: string; opportunitiesAlone: boolean };

letOthersGoFirst();
const { connection, today, opportunitiesAlone } = workerData as FiguresTask;
const pool = openPool({ ...connection, max: 2 }, () => undefined);
try {
  const db = openDatabase(pool);
  if (!opportunitiesAlone) await workOutFigures(db, today);
  await workOutOpportunities(db, await readIndex(pool), today);
} finally {
  await pool.end();
}
