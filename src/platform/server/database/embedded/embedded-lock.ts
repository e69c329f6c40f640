import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const KEY = 0x0d05eb1d;
const PATIENCE = 3_000;

/** Stands in PostgreSQL's list of sessions, so that a refused process can name the one that holds the folder. */
export const HOLDER_NAME = `dosebridge process ${process.pid} on ${hostname()}`.slice(0, 63);

const GOING_DOWN = ' going down';

/** Has others wait for the lock instead of being refused: it is about to be free. */
export async function announceEnd(client: pg.Client): Promise<void> {
  await client.query("select set_config('application_name', $1, false)", [
    HOLDER_NAME.slice(0, 63 - GOING_DOWN.length) + GOING_DOWN,
  ]);
}

/**
 * Takes the lock that one process per DATA_DIR holds for as long as its session lives; PostgreSQL lets go of
 * it by itself when that process dies. Returns the holder's name when somebody else keeps it: at once, unless that one
 * is going down or has died.
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
    const holder = await findHolder(client);
    if (holder !== undefined && (!isLeaving(holder) || Date.now() > deadline))
      return { taken: false, holder };
    await sleep(100);
  }
}

function isLeaving(holder: string): boolean {
  return holder.endsWith(GOING_DOWN) || isDead(holder);
}

/** Whether the process of a name ran on this machine and does not any more: its session is about to end. */
function isDead(holder: string): boolean {
  const [, pid, host = ''] = /^dosebridge process (\d+) on (.*)$/.exec(holder) ?? [];
  if (pid === undefined || !hostname().startsWith(host)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Undefined where it has been let go of meanwhile. */
async function findHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and classid = 0 and objid = $1
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [KEY],
  );
  return rows[0] && (rows[0].application_name || 'another process');
}
