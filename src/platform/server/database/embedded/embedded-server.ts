import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, dataFolderArgument } from './embedded-cluster.ts';
import { findPostmaster, removeStaleLocks } from './embedded-postmaster.ts';
import { EmbeddedDatabaseError, PROGRAM_ENVIRONMENT } from './embedded-programs.ts';

/** How long a start may take; recovery after a crash replays what was written since the last checkpoint. */
const START_LIMIT = 180_000;
const CONNECT_LIMIT = 5_000;
const POLL = 40;
const LOG_LIMIT = 16_000_000;

const NOT_LISTENING = new Set(['ENOENT', 'ECONNREFUSED']);
/** 57P03 starting or shutting down, 57P01/57P02 cut by it, 53300 full for a moment; the rest: cut sockets. */
const NOT_YET = new Set(['57P03', '57P01', '57P02', '53300', 'ECONNRESET', 'EPIPE', 'EAGAIN', 'ETIMEDOUT']);
/** What a server says whose predecessor, or a server that another process just started, still holds the folder. */
const TAKEN = /lock file ".*" already exists|pre-existing shared memory block|could not bind/;

const SETTINGS = {
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '200',
  log_checkpoints: 'off',
};

/**
 * Connects to the server of `cluster`: the one that runs (a killed process left it), else a new one. Waits for
 * one that is starting, recovering or shutting down.
 */
export async function reachServer(
  cluster: Cluster,
  target: pg.ClientConfig,
  settings: Record<string, string>,
): Promise<pg.Client> {
  const deadline = Date.now() + START_LIMIT;
  let launched: ChildProcess | undefined;
  let problem: unknown;
  while (Date.now() < deadline) {
    const answer = await connect(target);
    if (answer instanceof pg.Client) return answer;
    problem = answer;
    if (launched && hasEnded(launched)) {
      if (!TAKEN.test(logTail(cluster))) throw failure(cluster, 'stopped while starting', problem);
      launched = undefined;
      await sleep(500);
    }
    if (!launched && NOT_LISTENING.has(answer.code ?? '') && findPostmaster(cluster.dir) === undefined) {
      removeStaleLocks(cluster.dir);
      launched = await launch(cluster, settings);
    }
    await sleep(POLL);
  }
  throw failure(cluster, `was not ready within ${START_LIMIT / 1000} s`, problem);
}

async function connect(target: pg.ClientConfig): Promise<pg.Client | NodeJS.ErrnoException> {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: CONNECT_LIMIT });
  try {
    await client.connect();
    return client;
  } catch (caught) {
    const error = caught as NodeJS.ErrnoException;
    client.on('error', () => {}); // A second event of the same failure.
    client.end().catch(() => {});
    const isCut = error.message.includes('Connection terminated') || error.message.includes('timeout');
    if (isCut || NOT_LISTENING.has(error.code ?? '') || NOT_YET.has(error.code ?? '')) return error;
    throw new EmbeddedDatabaseError(
      `Could not connect to the embedded PostgreSQL in ${target.host}: ${error.message}`,
      { cause: error },
    );
  }
}

// Detached with its log in a file: the server outlives a Ctrl-C on the terminal (we stop it in order) and the
// death of this process (the next start adopts it).
async function launch(cluster: Cluster, settings: Record<string, string>): Promise<ChildProcess> {
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openLog(cluster.logFile);
  try {
    const child = spawn(cluster.programs.postgres, ['-D', dataFolderArgument(cluster), ...options], {
      ...cluster.account,
      cwd: cluster.dir,
      env: PROGRAM_ENVIRONMENT,
      stdio: ['ignore', log, log],
      detached: true,
    });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return child;
  } catch (cause) {
    throw failure(cluster, 'could not be started', cause);
  } finally {
    closeSync(log);
  }
}

function openLog(path: string): number {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function logTail({ logFile }: Cluster): string {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  } catch {
    return '(no log)';
  }
}

function failure(cluster: Cluster, what: string, cause: unknown): EmbeddedDatabaseError {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new EmbeddedDatabaseError(
    `The embedded PostgreSQL in ${cluster.dir} ${what}${reason}. The end of ${cluster.logFile}:\n` +
      `${logTail(cluster)}\nPut right what it names and start again, or set DATABASE_URL to another PostgreSQL.`,
    { cause },
  );
}
