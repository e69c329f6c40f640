import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { readIndex } from '#domains/registers/server/lookup/read-registers.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import { keepWindows } from './keep-windows.ts';

/** What the thread is started with: where the database is, and the day for which windows hold. */
export type ThreadTask = { connection: PoolConfig; today: string };

letOthersGoFirst();
const { connection, today } = workerData as ThreadTask;
const pool = openPool({ ...connection, max: 2 }, () => undefined);
try {
  const { index, editions } = await readIndex(pool);
  await keepWindows({ db: openDatabase(pool), lookUp: async () => index, editions, today });
} finally {
  await pool.end();
}
