import { openDatabase, openPool } from '#platform/server/database/database.ts';
import type { Given } from '#platform/server/heavy/jobs.ts';
import { readAnswer } from '../read-file.ts';
import { judgeSheet } from './judge-sheet.ts';

/** Judges a sheet that was read in a process that has no database yet, and keeps what it finds. */
export async function judgeBeside({
  connection,
  deskTimeZone,
  sheet,
  readPath,
}: Given<'judging'>): Promise<void> {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await judgeSheet({ db: openDatabase(pool), deskTimeZone }, sheet, await readAnswer(readPath));
  } finally {
    await pool.end();
  }
}
