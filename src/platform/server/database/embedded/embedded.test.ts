import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyCluster } from '#testing/database/copied-cluster.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { announceEnd, HOLDER_NAME, takeLock } from './embedded-lock.ts';
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts';

const HOLDER = fileURLToPath(new URL('../../../../../testing/database/hold-database.ts', import.meta.url));

let dataDir: string;
let clusterDir: string;
let holders: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dosebridge-embedded-'));
  clusterDir = join(dataDir, 'postgres');
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL');
  await stopPostmaster(clusterDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const messages: string[] = [];
const log = {
  info: (_: object, message: string) => messages.push(message),
  warn: (_: object, message: string) => messages.push(message),
  error: (_: object, message: string) => messages.push(message),
};

function start(folder = dataDir, settings = {}): Promise<EmbeddedDatabase> {
  const onLost = (error: Error) => console.error(error);
  return startEmbeddedDatabase({ dataDir: folder, log, onLost, settings });
}

async function query(database: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function openSuperuser(): Promise<pg.Client> {
  const session = { application_name: HOLDER_NAME, host: clusterDir, port: 5432, ssl: false };
  const client = new pg.Client({ ...session, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
}

type Answer = { connection: pg.ClientConfig; refused?: never } | { refused: string; connection?: never };

async function holdInAnotherProcess(): Promise<{ holder: ChildProcess; answer: Answer }> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  holders.push(holder);
  const [line] = await once(createInterface(holder.stdout), 'line');
  return { holder, answer: JSON.parse(line) };
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

test('what was committed is there after a stop and a start', async () => {
  const first = await start();
  await query(first.connection, "create table kept as select 'committed' as state");
  await first.stop();
  expect(findPostmaster(clusterDir)).toBeUndefined();

  const second = await start();
  expect(await query(second.connection, 'select * from kept')).toEqual([{ state: 'committed' }]);
  await second.stop();
});

test('the server is durable, off the network, and reached by its own user alone', async () => {
  await copyCluster(dataDir);
  const { connection, stop } = await start();
  const names = ['listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
  const settings = await query(
    connection,
    `select ${names.map((name) => `current_setting('${name}') as ${name}`)}`,
  );
  expect(settings).toEqual([
    {
      listen_addresses: '',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
    },
  ]);
  expect(statSync(clusterDir).mode & 0o777).toBe(0o700);
  expect(await query(connection, 'select usesuper from pg_user where usename = current_user')).toEqual([
    { usesuper: false },
  ]);
  await stop();
});

test('text is compared by code point and cased as Unicode, whatever the machine is set to', async () => {
  await copyCluster(dataDir);
  const { connection, stop } = await start();
  const [row] = await query(connection, "select 'a' > 'B' as by_code_point, upper('é') as upper");
  expect(row).toEqual({ by_code_point: true, upper: 'É' });
  await stop();
});

test.runIf(process.platform === 'linux')('the server runs as an ordinary user, with no powers', async () => {
  await copyCluster(dataDir);
  const { stop } = await start();
  const status = readFileSync(`/proc/${findPostmaster(clusterDir)}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t(?!0\t)/m);
  expect(status).toMatch(/^CapEff:\t0+$/m);
  await stop();
});

test('the server that a killed process left is adopted, with what it had committed', async () => {
  await copyCluster(dataDir);
  const { holder, answer } = await holdInAnotherProcess();
  await query(answer.connection ?? {}, "create table kept as select 'committed' as state");
  const orphan = findPostmaster(clusterDir);
  await kill(holder);

  const database = await start();
  expect(findPostmaster(clusterDir)).toBe(orphan);
  expect(await query(database.connection, 'select * from kept')).toEqual([{ state: 'committed' }]);
  await database.stop();
  expect(findPostmaster(clusterDir)).toBeUndefined();
});

test('a server killed too is recovered, also when its process id now belongs to something else', async () => {
  await copyCluster(dataDir);
  const { holder, answer } = await holdInAnotherProcess();
  await query(answer.connection ?? {}, "create table kept as select 'committed' as state");
  process.kill(findPostmaster(clusterDir) ?? 0, 'SIGKILL');
  await kill(holder);
  // A process of the same user with that number: PostgreSQL by itself would refuse to start.
  const other = spawn('sleep', ['60'], { ...owner(clusterDir), stdio: 'ignore' });
  holders.push(other);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const path = join(clusterDir, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, `${other.pid}`));
  }

  const database = await start();
  expect(await query(database.connection, 'select * from kept')).toEqual([{ state: 'committed' }]);
  await database.stop();
});

function owner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

test('an orphan that is shutting down is waited for, then replaced', async () => {
  await copyCluster(dataDir);
  const { holder, answer } = await holdInAnotherProcess();
  const orphan = findPostmaster(clusterDir) ?? 0;
  const straggler = new pg.Client(answer.connection);
  await straggler.connect();
  process.kill(orphan, 'SIGTERM'); // Waits for its last session before it goes.
  await kill(holder);

  const starting = start();
  // What the start sees as well: a server that is there, and takes nobody any more.
  await vi.waitFor(async () => {
    await expect(query({ ...answer.connection }, 'select 1')).rejects.toMatchObject({ code: '57P03' });
  });
  expect(findPostmaster(clusterDir)).toBe(orphan);
  await straggler.end();
  const database = await starting;
  expect(findPostmaster(clusterDir)).not.toBe(orphan);
  await database.stop();
});

test('a second process on the same folder is refused by name, and the first keeps working', async () => {
  await copyCluster(dataDir);
  const { connection, stop } = await start();
  const { answer } = await holdInAnotherProcess();
  expect(answer.refused).toContain(
    `The data folder ${dataDir} is in use by dosebridge process ${process.pid}`,
  );
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await stop();
});

test('whoever comes while another process goes on is refused at the first try of the lock', async () => {
  await copyCluster(dataDir);
  const { holder } = await holdInAnotherProcess();
  const client = await openSuperuser();
  const tries = vi.spyOn(client, 'query');
  const answer = await takeLock(client);
  expect(answer).toEqual({
    taken: false,
    holder: expect.stringContaining(`dosebridge process ${holder.pid} on`),
  });
  expect(tries.mock.calls.filter(([text]) => String(text).includes('pg_try_advisory_lock'))).toHaveLength(1);
  await client.end();
});

test('a lock whose holder says that it goes down is waited for', async () => {
  const database = await createTestDatabase();
  const [first, second] = ['dosebridge process 1 on elsewhere', HOLDER_NAME].map(
    (application_name) => new pg.Client({ connectionString: database.url, application_name }),
  ) as [pg.Client, pg.Client];
  await Promise.all([first.connect(), second.connect()]);
  expect(await takeLock(first)).toEqual({ taken: true });
  expect(await takeLock(second)).toEqual({ taken: false, holder: 'dosebridge process 1 on elsewhere' });
  await announceEnd(first);
  const tries = vi.spyOn(second, 'query');
  const waits = takeLock(second);
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(2));
  await first.end();
  expect(await waits).toEqual({ taken: true });
  await second.end();
  await database.drop();
});

test('of several first starts at once exactly one wins, and no half-made database is left', async () => {
  const answers = (await Promise.all([1, 2, 3].map(holdInAnotherProcess))).map(({ answer }) => answer);
  const winner = answers.find(({ connection }) => connection);
  const refusals = answers.filter((answer) => answer !== winner).map(({ refused }) => refused);
  expect(refusals).toEqual(Array(2).fill(expect.stringContaining('is in use by')));
  expect(await query(winner?.connection ?? {}, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a first start killed half-way does not stand in the way of the next', async () => {
  const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: 'ignore', detached: true });
  await vi.waitFor(() => expect(readdirSync(dataDir).join()).toContain('unfinished'), {
    timeout: 10_000,
    interval: 5,
  });
  process.kill(-(holder.pid ?? 0), 'SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(clusterDir)).toBe(false);

  const { connection, stop } = await start();
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await stop();
});

test('a lost lock is taken again, even when the whole server was killed', async () => {
  await copyCluster(dataDir);
  const { connection, stop } = await start();
  messages.length = 0;
  process.kill(findPostmaster(clusterDir) ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(messages).toContain('holding the embedded database again'), {
    timeout: 15_000,
  });
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const superuser = { ...connection, user: 'postgres', database: 'postgres' };
  await query(superuser, `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`);
  await vi.waitFor(() => expect(messages.filter((message) => message.startsWith('holding'))).toHaveLength(2));
  const { answer } = await holdInAnotherProcess();
  expect(answer.refused).toContain('is in use by');
  await stop();
});

test('a folder too deep for the path of a socket serves all the same', async () => {
  const deep = join(dataDir, 'd'.repeat(80), 'e'.repeat(80));
  mkdirSync(deep, { recursive: true });
  await copyCluster(deep);
  const { connection, stop } = await start(deep);
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await stop();
  expect(existsSync(connection.host)).toBe(false);
});

test('a server that cannot start says why, with the end of its log', async () => {
  await copyCluster(dataDir);
  await expect(start(dataDir, { shared_buffers: 'nonsense' })).rejects.toThrow(
    /stopped while starting[\s\S]*postgres\.log:[\s\S]*invalid value for parameter "shared_buffers"[\s\S]*DATABASE_URL/,
  );
});

test('a database made by another release of PostgreSQL is left alone, and the message says so', async () => {
  await copyCluster(dataDir);
  const { stop } = await start();
  await stop();
  writeFileSync(join(clusterDir, 'PG_VERSION'), '12\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 12/);
});
