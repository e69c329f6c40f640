import { openDatabase, openPool } from '#platform/server/database/database.ts';
import type { Given } from '#platform/server/heavy/jobs.ts';
import type { SheetAnswer } from '../read-file.ts';
import { judgeSheet } from './judge-sheet.ts';

/** Judges a sheet that was read in a process that has no database yet, and keeps what it finds. */
export async function judgeBeside({
  connection,
  deskTimeZone,
  sheet,
  read,
}: Given<'judging'>): Promise<void> {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await judgeSheet({ db: openDatabase(pool), deskTimeZone }, sheet, JSON.parse(read) as SheetAnswer);
  } finally {
    await pool.end();
  }
}
