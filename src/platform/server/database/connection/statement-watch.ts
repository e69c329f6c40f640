import pg from 'pg';

/** Milliseconds after which a statement without an answer has lost its connection: PostgreSQL would have ended it before. */
export const silenceLimit = 8_000;
/** Milliseconds that statements take of a database that is slow: on average, or one that has no answer yet. */
const slowOnAverage = 300;
const slowAlone = 1_500;
/** How much each statement counts: one that is slow for a reason of its own makes no slow database. */
const weight = 0.15;

/** An old primary that has become a standby: the next connection may lead to the new one. */
const readOnly = '25006';
/** What in PostgreSQL refuses a kept statement since a column that it answers is of another kind. It stays refused. */
const keptPlan = 'RevalidateCachedQuery';

/**
 * Also what the driver throws: for a value that it cannot write it has PostgreSQL drop the statement, and takes it for kept
 * from then on (pg 8.23, lib/query.js).
 */
function endsConnection(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) || error.code === readOnly || error.routine === keptPlan;
}

type Watch = {
  limit: number;
  /** When the statements were sent that have no answer yet. */
  open: Set<{ since: number }>;
  average: number;
  silent: WeakSet<object>;
};

const watches = new WeakMap<pg.Pool, Watch>();

/**
 * Watches the statements of a pool. One whose connection has gone silent fails, and its connection with it: the driver
 * alone would wait until the kernel gives up, a quarter of an hour, or hand the dead connection to the next request.
 */
export function watchStatements(pool: pg.Pool, limit: number): void {
  const watch: Watch = { limit, open: new Set(), average: 0, silent: new WeakSet() };
  watches.set(pool, watch);
  pool.on('connect', (client) => watchConnection(client, watch));
  pool.on('release', (_error, client) => watch.silent.delete(client));
}

/** Whether requests may be waiting for the database and not for us. */
export function isDatabaseSlow(pool: pg.Pool): boolean {
  const watch = watches.get(pool);
  if (watch === undefined) return false;
  const now = performance.now();
  return watch.average > slowOnAverage || [...watch.open].some(({ since }) => now - since > slowAlone);
}

/** Lets the statements of a connection be silent for as long as they are allowed to run, until it is given back. */
export function allowSilence(pool: pg.Pool, client: pg.ClientBase): void {
  watches.get(pool)?.silent.add(client);
}

type Ask = (...sent: unknown[]) => unknown;

/** The driver's client has its socket, though its types do not say so. */
function breakOff(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

function watchConnection(client: pg.PoolClient, watch: Watch): void {
  const ask = client.query.bind(client) as Ask;

  function begin(): (error?: unknown) => void {
    const sent = { since: performance.now() };
    watch.open.add(sent);
    const timer = watch.silent.has(client) ? undefined : setTimeout(() => breakOff(client), watch.limit);
    return (error) => {
      clearTimeout(timer);
      watch.open.delete(sent);
      watch.average += weight * (performance.now() - sent.since - watch.average);
      if (error instanceof Error && endsConnection(error)) breakOff(client);
    };
  }

  const watched: Ask = (...sent) => {
    const end = begin();
    const callback = sent.at(-1);
    if (typeof callback === 'function') {
      return ask(...sent.slice(0, -1), (error: unknown, result: unknown) => {
        end(error);
        callback(error, result);
      });
    }
    const answer = ask(...sent);
    if (answer instanceof Promise) answer.then(() => end(), end);
    // A stream of rows waits for whoever reads it.
    else end();
    return answer;
  };
  client.query = watched as typeof client.query;
}
