import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#platform/server/database/connection/connect.ts';
import { DatabaseUnreachable } from '#platform/server/database/connection/reach.ts';
import { openDatabase, openPool } from '#platform/server/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { SUPERUSER } from '#platform/server/database/embedded/embedded-cluster.ts';
import { copyCluster } from '#testing/database/copied-cluster.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { programs } from '#testing/running/product.ts';
import { startWhenDatabaseAnswers } from './start-when-database-answers.ts';

let dataDir: string;
let server: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-test-'));
  await copyCluster(dataDir);
  const log = { info() {}, warn: console.warn, error: console.error };
  server = await startEmbeddedDatabase({ dataDir, log, onLost: console.error });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The warnings of a start, as they are said. */
function keepWarnings() {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  return { lines, log };
}

function addressOf({ host, port, user, database } = server.connection, password = ''): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function connect(databaseUrl: string): Promise<string> {
  const settings = { databaseUrl, databaseOwnerUrl: undefined, dataDir };
  const connection = await connectDatabase(settings, pino({ level: 'fatal' }), () => {});
  await connection.close();
  return 'connected';
}

test('a start that finds PostgreSQL full says so in plain words, and goes on once there is room', async () => {
  const database = await createTestDatabase();
  const { user } = new pg.Client({ connectionString: database.url });
  await database.pool.query('select 1');
  const [{ name } = { name: '' }] = (await database.pool.query('select current_database() as name')).rows;
  // A superuser is let in all the same: the role that serves is not.
  const { user: serving } = new pg.Client({ connectionString: database.serving.options.connectionString });
  expect(serving).not.toBe(user);
  await database.pool.query(`alter database ${pg.escapeIdentifier(name)} connection limit 0`);
  const { lines, log } = keepWarnings();
  // What connects later than the first look is told alike.
  const start = async () => {
    const pool = openPool({ connectionString: database.serving.options.connectionString }, () => undefined);
    try {
      return (await openDatabase(pool).execute(sql`select 1 as one`)).rows;
    } finally {
      await pool.end();
    }
  };
  const noRoom = /^PostgreSQL has no connection left for this process\. .* max_connections/;
  const first = () => connect(database.serving.options.connectionString ?? '');
  for (const full of [start, first]) {
    const never = startWhenDatabaseAnswers<unknown>(full, log, { pause: 20, longest: 400 });
    await expect(never).rejects.toThrow(noRoom);
  }
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(noRoom);
  const later = startWhenDatabaseAnswers(start, log, { pause: 100, longest: 30_000 });
  await database.pool.query(`alter database ${pg.escapeIdentifier(name)} connection limit -1`);
  expect(await later).toEqual([{ one: 1 }]);
  await database.drop();
});

test('a start that finds nobody listening says where, and goes on once somebody does', async () => {
  // A port that was free a moment ago.
  const listener = createServer();
  await new Promise<void>((listening) => listener.listen(0, 'localhost', listening));
  const { port } = listener.address() as AddressInfo;
  await new Promise((closed) => listener.close(closed));
  const { log, lines } = keepWarnings();
  const nowhere = `postgres://somebody:secret@localhost:${port}/market`;
  const words = `DATABASE_URL: no connection to the database market at localhost:${port}: connect ECONNREFUSED`;
  const never = startWhenDatabaseAnswers(() => connect(nowhere), log, { pause: 20, longest: 100 });
  await expect(never).rejects.toThrow(words);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(words);
  // Somebody listens from the third try on.
  const addresses = [nowhere, addressOf({ ...server.connection, host: '/nowhere' })];
  const start = () => connect(addresses.shift() ?? addressOf());
  expect(await startWhenDatabaseAnswers(start, log, { pause: 20, longest: 30_000 })).toBe('connected');
  expect(addresses).toEqual([]);
});

test('a start with a wrong password, role or database ends at once, in one line that names the setting', async () => {
  const superuser = new pg.Client({ ...server.connection, user: SUPERUSER });
  await superuser.connect();
  await superuser.query("create role guarded login password 'right'");
  const rules = join(dataDir, 'postgres/pg_hba.conf');
  await writeFile(rules, `local all guarded scram-sha-256\n${await readFile(rules, 'utf8')}`);
  await superuser.query('select pg_reload_conf()');
  await superuser.end();
  const guarded = { ...server.connection, user: 'guarded' };
  const { log, lines } = keepWarnings();
  for (const [address, words] of [
    [addressOf(guarded, 'wrong'), /password authentication failed for user "guarded"\. Set the right/],
    [addressOf({ ...guarded, user: 'nobody' }), /role "nobody" does not exist\. Name a role/],
    [addressOf({ ...server.connection, database: 'none' }), /database "none" does not exist\. Create it/],
  ] as const) {
    const start = startWhenDatabaseAnswers(() => connect(address), log);
    const error = await start.catch((refused) => refused);
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    expect(error.message).toMatch(/^DATABASE_URL: no connection to the database/);
    expect(error.message).toMatch(words);
    expect(error.message).not.toContain('wrong');
  }
  expect(lines).toEqual([]);
});

test.each([
  ['the product', programs.main, []],
  ['a migration', programs.operate, ['migrate']],
])(
  '%s that is not let in ends in plain words, without a stack',
  async (_, program, parameters) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf({ ...server.connection, database: 'none' }),
    };
    const ended = promisify(execFile)(process.execPath, [program, ...parameters], { env });
    const { code, stderr } = await ended.catch((error) => error);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('database "none" does not exist')]);
  },
  90_000,
);
