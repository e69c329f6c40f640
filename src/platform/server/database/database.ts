import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { watchHeld } from './connection/held-connections.ts';
import { keepPlans, lifetime } from './connection/kept-plans.ts';
import { silenceLimit, watchStatements } from './connection/statement-watch.ts';
import { transact } from './connection/transaction.ts';

/** The product's handle on PostgreSQL; queries take it, or a transaction of it, as their first argument. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** A handle inside or outside a transaction. */
export type Queryable = NodePgDatabase | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Opens a pool in which every wait has a limit: for a connection, a statement, a lock, an idle transaction. */
export function openPool(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  silence = silenceLimit,
): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 2_000,
    // Beyond the minute after which much looks again: none makes its connection anew each time.
    idleTimeoutMillis: 150_000,
    maxLifetimeSeconds: lifetime,
    statement_timeout: 7_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'dosebridge',
    // What is asked often lies in memory, where a page anywhere costs about what the next one does; and statements that
    // end in milliseconds are not worth compiling.
    options: '-c random_page_cost=1.1 -c jit=off',
    keepAlive: true,
    ...connection,
  });
  // A connection that breaks while it is in use also rejects its statement; the event alone would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', onError);
  keepPlans(pool);
  watchStatements(pool, silence);
  watchHeld(pool);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, { casing: 'snake_case' });
  db.transaction = (act, config) => transact(pool, act, config);
  return db;
}
