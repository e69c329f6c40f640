import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import type { SheetAnswer } from '../read-file.ts';
import { judgeSheet, type ReadSheet } from './judge-sheet.ts';

/** What the thread is started with: where the database is, and what was read, as JSON. */
export type JudgingTask = { connection: PoolConfig; deskTimeZone: string; sheet: ReadSheet; read: string };

letOthersGoFirst({ isAwaited: true });
const { connection, deskTimeZone, sheet, read } = workerData as JudgingTask;
const pool = openPool({ ...connection, max: 1 }, () => undefined);
try {
  const db = openDatabase(pool);
  await judgeSheet({ db, deskTimeZone }, sheet, JSON.parse(read) as SheetAnswer);
} finally {
  await pool.end();
}
