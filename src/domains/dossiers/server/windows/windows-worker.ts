import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import type { ReviewMonths } from '#domains/registers/contract/review-months.ts';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import { keepWindows } from './keep-windows.ts';

/** What the thread is started with: where the database is, the day for which windows hold, and how long reviews take. */
export type ThreadTask = { connection: PoolConfig; today: string; review: ReviewMonths };

letOthersGoFirst();
const { connection, today, review } = workerData as ThreadTask;
const pool = openPool({ ...connection, max: 2 }, () => undefined);
try {
  const { index, editions } = await readIndex(pool);
  await keepWindows({ db: openDatabase(pool), lookUp: async () => index, editions, today, review });
} finally {
  await pool.end();
}
