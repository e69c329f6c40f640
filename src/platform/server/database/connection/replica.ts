import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { toAppError } from '../../http/errors.ts';
import { type Database, openDatabase, openPool } from '../database.ts';

/**
 * Where to read what may be a second or two old: the replica while it keeps up, else the primary. For reads that take
 * long or that the public causes, never for what somebody has just written and looks for.
 */
export type StaleReads = {
  (): Database;
  /** Where to read what could not be read there: the replica is then left alone until the next look. */
  insteadOf?(failed: Database): Database;
};

/** Reads where what is a second old may be read, and from the primary where the replica dies meanwhile. */
export async function readStale<T>(reads: StaleReads, read: (db: Database) => Promise<T>): Promise<T> {
  const db = reads();
  try {
    return await read(db);
  } catch (error) {
    const other = toAppError(error as Error).code === 'unavailable' ? reads.insteadOf?.(db) : undefined;
    if (other === undefined || other === db) throw error;
    return read(other);
  }
}

/** Milliseconds between two looks at the replica. */
const pause = 1_000;
/** A look that takes longer finds a replica that does not keep up. */
const lookLimit = 2_000;

/**
 * Watches the replica at this address: once a second it must have replayed what the primary had written by the look
 * before. One that is away, slow or behind is left alone until it has caught up.
 */
export function openReplica(
  url: string,
  primary: Database,
  log: FastifyBaseLogger,
): { reads: StaleReads; close(): Promise<void> } {
  const limits = { query_timeout: lookLimit };
  const pool = openPool({ connectionString: url, max: 16 }, () => undefined);
  const watcher = openPool({ connectionString: url, max: 1, ...limits }, () => undefined);
  const replica = openDatabase(pool);
  let wanted: string | undefined;
  let keepsUp = false;
  let stopped = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<boolean> {
    const before = wanted;
    const { rows } = await primary.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`);
    wanted = rows[0]?.at;
    if (before === undefined) return false;
    // A replica that has been promoted replays nothing any more and is ahead of everybody.
    const { rows: positions } = await watcher.query<{ there: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as there',
      [before],
    );
    return positions[0]?.there ?? false;
  }

  async function watch(): Promise<void> {
    let reason: string | undefined;
    const kept = await look().catch((error: Error) => {
      reason = error.message;
      return false;
    });
    if (kept !== keepsUp) {
      if (kept) log.info('the replica keeps up; long reads go there');
      else log.warn({ reason: reason ?? 'it is behind' }, 'the replica does not keep up; the primary reads');
    }
    keepsUp = kept;
    if (!stopped) timer = setTimeout(() => void watch(), pause).unref();
  }

  function reads(): Database {
    return keepsUp ? replica : primary;
  }
  reads.insteadOf = (failed: Database): Database => {
    if (keepsUp && failed === replica) {
      log.warn('the replica was lost in the middle of a read; the primary reads');
      keepsUp = false;
    }
    return primary;
  };

  void watch();
  return {
    reads,
    async close() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([pool.end(), watcher.end()]);
    },
  };
}
