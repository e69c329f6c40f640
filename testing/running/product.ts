import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** The built product in a process of its own, on a data folder of its own, as `npm start` runs it. */
export type Running = {
  origin: string;
  process: ChildProcess;
  /** Milliseconds from spawn to the line that says it is ready. */
  startedIn: number;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void>;
};

/** What is started as a process of its own, as it is built. */
export const programs = {
  main: 'build/app/main.js',
  operate: 'build/app/operate.js',
  generate: 'build/app/generate.js',
} as const;

const startLimit = 120_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'dosebridge-e2e-'));
}

/** A data folder as a first start leaves it: the schema, the demo catalogue and its people are there. */
export async function seededDataDir(): Promise<string> {
  const [seeded, dataDir] = [process.env.SEEDED_DATA_DIR, await newDataDir()];
  if (seeded === undefined)
    throw new Error('No seeded data folder: the global set-up of Playwright makes it.');
  // Where root runs the tests, the database's folder belongs to somebody else, and has to go on doing so.
  await promisify(execFile)('cp', ['-a', `${seeded}/.`, dataDir]);
  return dataDir;
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** As `npm start` has them. */
export const memoryFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-memory-reducer',
  '--no-parallel-scavenge',
];

/** What `npm start` sets beside them. */
export const shippedEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  /** For Node, before the program. */
  parameters: string[] = [],
): Promise<Running> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(dataDir, environment, parameters);
    } catch (error) {
      // Somebody else on the machine was given the free port while the product was coming up.
      if (tries === 3 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function startOnce(
  dataDir: string,
  environment: Record<string, string>,
  parameters: string[],
): Promise<Running> {
  const port = await freePort();
  const before = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, ...parameters, programs.main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...shippedEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DEAL_FEE: '500 EUR',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is ready:')) resolve();
      });
    }
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${output}`)),
    );
    setTimeout(() => reject(new Error(`the product was not ready in time:\n${output}`)), startLimit).unref();
  });
  await ready;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    origin: `http://localhost:${port}`,
    process: child,
    startedIn: performance.now() - before,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Where the embedded database of a data folder is reached, past the product. */
export function connectionOf(dataDir: string): pg.ClientConfig {
  return { host: join(dataDir, 'postgres'), port: 5432, user: 'dosebridge', database: 'dosebridge' };
}

export async function openDatabaseOf(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(connectionOf(dataDir));
  await client.connect();
  return client;
}

/** Asks the embedded database of a data folder, past the product. */
// biome-ignore lint/suspicious/noExplicitAny: a row is what the statement says, as `pg` has it.
export async function queryDatabaseOf<R extends pg.QueryResultRow = any>(
  dataDir: string,
  text: string,
  values?: unknown[],
): Promise<R[]> {
  const client = await openDatabaseOf(dataDir);
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}
