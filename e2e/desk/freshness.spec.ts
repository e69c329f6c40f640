import { execFileSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { newDataDir, type Running, removeDataDir, startProduct } from '#testing/running/product.ts';
import { insertDossier } from '#testing/test-listings.ts';
import { registerMember } from '../support/test.ts';

/** Two products on one PostgreSQL that belongs to neither, and that is cut, stopped and put back in time. */

test.describe.configure({ mode: 'serial' });

let folders: string[] = [];
let server: EmbeddedDatabase;
let db: Database;
const products: Running[] = [];
let member: { email: string; token: string };
let written = 0;

function startServer(): Promise<EmbeddedDatabase> {
  const log = { info() {}, warn() {}, error() {} };
  return startEmbeddedDatabase({ dataDir: folders[0] ?? '', log, onLost() {} });
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folders = [await newDataDir(), await newDataDir(), await newDataDir()];
  server = await startServer();
  db = openDatabase(openPool(server.connection, () => undefined));
  const { user, host, database } = server.connection;
  const environment = {
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: 'a key that both of these products have',
    SEED: 'none',
    ADMIN_EMAIL: 'admin@desk.example',
    ADMIN_PASSWORD: 'the desk has a phrase',
  };
  for (const folder of folders.slice(1)) products.push(await startProduct(folder, environment));
  member = await registerMember(first());
});

test.afterAll(async () => {
  for (const product of products) await product.stop();
  await db.$client.end();
  await server.stop();
  for (const folder of folders) await removeDataDir(folder);
});

function first(): Running {
  return products[0] as Running;
}

async function totalOf(product: Running, words: string): Promise<number | undefined> {
  const answer = await fetch(`${product.origin}/search-dossier`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ searchChar: words }),
  }).catch(() => undefined);
  // While the database is away, so are the sessions; a later try tells.
  return answer?.ok ? (await answer.json()).totalCount : undefined;
}

/** Waits until every product finds as many; the milliseconds it took. */
async function untilFound(words: string, total: number): Promise<number> {
  const before = performance.now();
  for (const product of products) {
    await expect
      .poll(() => totalOf(product, words), {
        intervals: [100],
        timeout: 20_000,
        message: `${words} is found`,
      })
      .toBe(total);
  }
  return performance.now() - before;
}

/** A listing under a name of its own, which is no misspelling of another; the name. */
async function write(): Promise<string> {
  written += 1;
  const name = `zz${1_000 + written}`;
  await insertDossier(db, written, { title: `${name} Tablets` });
  return name;
}

/** Of three writes the one in the middle: a machine that is busy for a moment does not count. */
async function expectWithinASecond(beforeEach?: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await beforeEach?.();
    times.push(await untilFound(await write(), 1));
  }
  const [, middle = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b);
  test.info().annotations.push({ type: 'milliseconds', description: times.map(Math.round).join(', ') });
  expect(middle).toBeLessThan(1_000);
}

test('a listing is found through both within a second of its commit', async () => {
  await expectWithinASecond();
});

test('so it is while nothing is announced, and every listening session is cut again and again', async () => {
  await db.execute(sql`alter table dossiers disable trigger dossiers_announce`);
  await expectWithinASecond(() =>
    db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen listings'`),
  );
  await db.execute(sql`alter table dossiers enable trigger dossiers_announce`);
});

test('a restart of the database is survived: what was written meanwhile is found, and new listings as before', async () => {
  await server.stop();
  server = await startServer();
  await untilFound(await write(), 1);
  await expectWithinASecond();
});

test('a database put back in time takes its listings back, and new ones are found as before', async () => {
  const postgres = join(folders[0] ?? '', 'postgres');
  await server.stop();
  execFileSync('cp', ['-a', postgres, `${postgres}-copy`]);
  server = await startServer();
  const lost = await write();
  await untilFound(lost, 1);

  await server.stop();
  await rm(postgres, { recursive: true });
  await rename(`${postgres}-copy`, postgres);
  server = await startServer();
  await untilFound(lost, 0);
  await expectWithinASecond();

  const signedIn = await fetch(`${first().origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@desk.example', password: 'the desk has a phrase' }),
  });
  const { token } = await signedIn.json();
  for (const { origin } of products) {
    const status = await fetch(`${origin}/api/search/status`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = await status.json();
    expect(data.dossiers.size).toBe(await db.$count(dossiers));
    expect(data.dossiers.generation).toBeGreaterThan(1);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }
});

test('what ends a session counts at once where it was called, and everywhere within a second', async () => {
  const [here, there] = products as [Running, Running];
  const call = async (product: Running, token: string, path = '/get-dossier') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return (await fetch(`${product.origin}${path}`, { method: 'POST', headers, body: '{}' })).status;
  };
  const expectEverywhere = (token: string, status: number) =>
    expect
      .poll(() => Promise.all(products.map((product) => call(product, token))), { timeout: 1_000 })
      .toEqual([status, status]);
  const leaving = await registerMember(here);
  const changing = await registerMember(here);
  const disabled = await registerMember(here);
  for (const { token } of [leaving, changing, disabled]) {
    expect([await call(here, token), await call(there, token)]).toEqual([200, 200]);
  }

  expect(await call(here, leaving.token, '/logout')).toBe(200);
  expect(await call(here, leaving.token)).toBe(401);
  await expectEverywhere(leaving.token, 401);
  await db.update(people).set({ role: 'investor' }).where(eq(people.email, changing.email));
  await expectEverywhere(changing.token, 403);
  await db.update(people).set({ disabledAt: new Date() }).where(eq(people.email, disabled.email));
  await expectEverywhere(disabled.token, 401);
});
