import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { prepareDataDir } from '../../process/data-dir.ts';
import type { Settings } from '../../settings/settings.ts';
import { openPool } from '../database.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from '../embedded/embedded.ts';
import { reach } from './reach.ts';
import { silenceLimit } from './statement-watch.ts';

export type Connection = {
  /** By the role that serves: it reads and writes rows. */
  pool: pg.Pool;
  /** By the role that owns the tables; the same pool where one role does both. */
  owner: pg.Pool;
  close(): Promise<void>;
};

/**
 * Opens the database of these settings: the one named by DATABASE_URL, or the embedded one of DATA_DIR, which serves
 * one process at a time. Throws DatabaseUnreachable, which names the setting. `onLost` is called when another process has
 * taken the embedded one. With `beside` a running product keeps the embedded one, and this process reads it through its
 * socket. `patience`: milliseconds that the end waits for connections to be given back.
 */
export async function connectDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
  onLost: () => void,
  { beside = false, patience = silenceLimit } = {},
): Promise<Connection> {
  function open(connection: pg.PoolConfig): pg.Pool {
    const pool = openPool(connection, (error) => {
      // A pool calls itself ended before its sessions are gone, and the embedded server cuts what is left.
      if (pool.ending) return;
      log.warn({ err: error }, 'an idle database connection broke; the pool makes another');
    });
    return pool;
  }
  if (settings.databaseUrl !== undefined) {
    const pool = open({ connectionString: settings.databaseUrl });
    const { databaseOwnerUrl } = settings;
    const owner = databaseOwnerUrl === undefined ? pool : open({ connectionString: databaseOwnerUrl });
    const close = () => endAll(log, patience, ...new Set([pool, owner]));
    try {
      await reach(pool, 'DATABASE_URL');
      if (owner !== pool) await reach(owner, 'DATABASE_OWNER_URL');
    } catch (error) {
      await close();
      throw error;
    }
    return { pool, owner, close };
  }
  await prepareDataDir(settings.dataDir);
  const embedded = await (beside ? joinEmbeddedDatabase : startEmbeddedDatabase)({
    dataDir: settings.dataDir,
    log,
    onLost: (error) => {
      log.fatal({ err: error }, 'another process took the database');
      onLost();
    },
  });
  const pool = open(embedded.serving);
  const owner = open(embedded.connection);
  return {
    pool,
    owner,
    async close() {
      await endAll(log, patience, pool, owner);
      await embedded.stop();
    },
  };
}

/** A connection that nobody gave back in the time of the longest statement would hold up the end of the process. */
async function endAll(log: FastifyBaseLogger, patience: number, ...pools: pg.Pool[]): Promise<void> {
  const limit = new AbortController();
  const ended = Promise.all(pools.map((pool) => pool.end())).then(() => true);
  const late = wait(patience, false, { signal: limit.signal }).catch(() => true);
  if (!(await Promise.race([ended, late]))) {
    log.error(
      { connections: pools.map(({ totalCount }) => totalCount) },
      'connections were never given back',
    );
  }
  limit.abort();
}
