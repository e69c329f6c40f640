import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const KEY = 0x0d05eb1d;
const PATIENCE = 3_000;

/** Stands in PostgreSQL's list of sessions, so that a refused process can name the one that holds the folder. */
export const HOLDER_NAME = `dosebridge process ${process.pid} on ${hostname()}`.slice(0, 63);

/**
 * Takes the lock that one process per DATA_DIR holds for as long as its session lives; PostgreSQL lets go of
 * it by itself when that process dies. Returns the holder's name when somebody else keeps it.
 */
export async function takeLock(
  client: pg.Client,
): Promise<{ taken: true } | { taken: false; holder: string }> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      KEY,
    ]);
    if (rows[0]?.taken) return { taken: true };
    if (Date.now() > deadline) return { taken: false, holder: await findHolder(client) };
    await sleep(100); // Another process may be going down at this moment.
  }
}

async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [KEY],
  );
  return rows[0]?.application_name || 'another process';
}
