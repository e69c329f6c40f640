import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, ensureCluster, SUPERUSER } from './embedded-cluster.ts';
import { announceEnd, HOLDER_NAME, takeLock } from './embedded-lock.ts';
import { SOCKET, stopPostmaster } from './embedded-postmaster.ts';
import { EmbeddedDatabaseError } from './embedded-programs.ts';
import { reachServer } from './embedded-server.ts';

interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: DatabaseLog;
  /** Called once when another process took the database while this one had lost it: the caller must go down. */
  onLost: (error: Error) => void;
  /** PostgreSQL settings on top of ours, for example `{ fsync: 'off' }` for a database that tests throw away. */
  settings?: Record<string, string>;
}

/** The part of a pino logger that is used here. */
interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

type EmbeddedConnection = { host: string; port: number; user: string; database: string; ssl: false };

export interface EmbeddedDatabase {
  /** For a `pg.Pool`: a role that owns the database and may create others, but is no superuser. */
  connection: EmbeddedConnection;
  /** The same database by a role that owns nothing in it, and may do what it is granted. */
  serving: EmbeddedConnection;
  /** Stops the server: fast shutdown, then immediate. Close your pools first. */
  stop(): Promise<void>;
}

const ROLE = 'dosebridge';
const SERVING_ROLE = 'dosebridge_serving';
const QUERY_LIMIT = 30_000;
const SOCKET_PATH_LIMIT = 103;
const LOCK_ATTEMPTS = 5;
const LONGEST_PAUSE = 5_000;

/**
 * Starts (or adopts) the PostgreSQL server of `dataDir` and holds it for this process alone.
 * @throws EmbeddedDatabaseError with a message for the operator, for example when another process holds it.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log, onLost, settings = {} } = options;
  const cluster = await ensureCluster(resolve(options.dataDir));
  const socket = reachableSocketFolder(cluster);
  const about = { dataDir: cluster.dataDir };
  let stopping = false;

  async function hold(): Promise<pg.Client> {
    const client = await reachAndLock(cluster, socket.folder, settings);
    client.once('end', () => {
      if (stopping) return;
      log.warn(about, 'lost the session that holds the embedded database; taking it again');
      holder = holdAgain();
    });
    return client;
  }

  async function holdAgain(): Promise<pg.Client | undefined> {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const client = await hold();
        log.info(about, 'holding the embedded database again');
        return client;
      } catch (error) {
        log.error({ ...about, err: error }, 'could not take the embedded database again');
        if (error instanceof DataFolderTakenError) {
          onLost(error);
          return undefined;
        }
        await sleep(pause);
      }
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    stopping = true;
    const client = await holder.catch(ignore);
    try {
      if (client) await announceEnd(client).catch(ignore);
      if (client) await stopPostmaster(cluster.dir); // Without the lock, the server is somebody else's.
    } finally {
      await client?.end().catch(ignore);
      socket.remove();
    }
  }

  let holder: Promise<pg.Client | undefined> = hold();
  try {
    await ensureDatabase((await holder) as pg.Client);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...connectionsBy(socket.folder), stop };
}

/**
 * Like `startEmbeddedDatabase`, but where another process holds the folder it only joins in, through its socket: what
 * is read is consistent, and ends when that process stops. `stop` leaves a server that somebody else holds running.
 */
export async function joinEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    if (!(error instanceof DataFolderTakenError)) throw error;
    const socket = reachableSocketFolder(await ensureCluster(resolve(options.dataDir)));
    return { ...connectionsBy(socket.folder), stop: async () => socket.remove() };
  }
}

function connectionsBy(host: string): Pick<EmbeddedDatabase, 'connection' | 'serving'> {
  const connection: EmbeddedConnection = { host, port: 5432, user: ROLE, database: ROLE, ssl: false };
  return { connection, serving: { ...connection, user: SERVING_ROLE } };
}

class DataFolderTakenError extends EmbeddedDatabaseError {}

async function reachAndLock(
  cluster: Cluster,
  host: string,
  settings: Record<string, string>,
): Promise<pg.Client> {
  const session = { application_name: HOLDER_NAME, query_timeout: QUERY_LIMIT };
  const target = { host, port: 5432, user: SUPERUSER, database: 'postgres', ssl: false, ...session };
  for (let attempt = 1; ; attempt++) {
    const client = await reachServer(cluster, target, settings);
    client.on('error', ignore); // Its 'end' is what counts.
    try {
      const lock = await takeLock(client);
      if (lock.taken) return client;
      throw new DataFolderTakenError(
        `The data folder ${cluster.dataDir} is in use by ${lock.holder}. ` +
          'Stop that one first, or give this one its own DATA_DIR (or both one DATABASE_URL).',
      );
    } catch (error) {
      await client.end().catch(ignore);
      // The server may have gone down under us, because its holder was just stopping it.
      if (error instanceof DataFolderTakenError || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(500);
    }
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!role.rowCount) await client.query(`create role ${ROLE} login createdb`);
  const serving = await client.query('select from pg_roles where rolname = $1', [SERVING_ROLE]);
  // The owner is a member: it sees what the product's sessions do, and may end them.
  if (!serving.rowCount) await client.query(`create role ${SERVING_ROLE} login role ${ROLE}`);
  const database = await client.query('select from pg_database where datname = $1', [ROLE]);
  if (!database.rowCount) await client.query(`create database ${ROLE} owner ${ROLE}`);
}

/** The path of a Unix socket must be short: a deep folder is reached through a link in a private one. */
function reachableSocketFolder({ dir }: Cluster): { folder: string; remove(): void } {
  const real = realpathSync(dir);
  if (Buffer.byteLength(join(real, SOCKET)) <= SOCKET_PATH_LIMIT) return { folder: real, remove() {} };
  const folder = mkdtempSync('/tmp/dosebridge-');
  symlinkSync(real, join(folder, 'postgres'));
  return { folder: join(folder, 'postgres'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function ignore(): void {}
