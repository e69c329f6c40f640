import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { changedSince } from '#domains/catalogue/server/listing-table.ts';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { copyCluster } from '#testing/database/copied-cluster.ts';
import { openLine } from '#testing/line-to-server.ts';
import { insertDossier, insertPlant } from '#testing/test-listings.ts';
import type { Finders, RemoteFinder } from './finder-calls.ts';
import { mostBesideRequests, openFinders } from './finders.ts';

/** A server of this file's own, because it is stopped and replaced; the finders of two instances look at it. */
let folder: string;
let server: EmbeddedDatabase;
let db: Database;
let instances: [Finders, Finders];
let listed = 0;

const silent = pino({ level: 'silent' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-finders-'));
  await copyCluster(folder);
  server = await startServer(folder);
  db = await openCatalogue(server);
}, 60_000);

afterAll(async () => {
  await db.$client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  instances = await Promise.all([openFinders(db.$client, silent), openFinders(db.$client, silent)]);
});

afterEach(() => forInstances('stop'));

function startServer(dataDir: string): Promise<EmbeddedDatabase> {
  const log = { info() {}, warn() {}, error() {} };
  return startEmbeddedDatabase({ dataDir, log, onLost() {}, settings: { fsync: 'off' } });
}

/** A handle on the server, with the schema and some listings on it. */
async function openCatalogue({ connection }: EmbeddedDatabase): Promise<Database> {
  const opened = openDatabase(openPool(connection, () => undefined));
  await migrateDatabase(opened.$client);
  for (let count = 0; count < 5; count += 1) {
    listed += 2;
    await insertDossier(opened, listed, {});
    await insertPlant(opened, listed + 1, {});
  }
  return opened;
}

async function forInstances(step: 'refresh' | 'follow' | 'stop'): Promise<void> {
  for (const finders of instances) await finders[step]();
}

function list(fields: Partial<typeof dossiers.$inferInsert> = {}): Promise<number> {
  listed += 2;
  return insertDossier(db, listed, fields);
}

async function retitle(id: number, title: string): Promise<void> {
  await db.update(dossiers).set({ title }).where(eq(dossiers.id, id));
}

type Difference = { id: number; written: number | undefined; held: number | undefined };

/** Rows of which the table and an index have another revision, or which only one of them has. */
async function differencesOf(
  finder: RemoteFinder,
  table: typeof dossiers | typeof plants,
): Promise<Difference[]> {
  const rows = await db
    .select({ id: table.id, revision: table.revisedIn })
    .from(table)
    .where(eq(table.state, 'published'));
  const written = new Map(rows.map(({ id, revision }) => [id, Number(revision)]));
  const held = new Map(await finder.revisions());
  return [...new Set([...written.keys(), ...held.keys()])]
    .map((id) => ({ id, written: written.get(id), held: held.get(id) }))
    .filter((row) => row.written !== row.held);
}

async function differences(): Promise<Difference[]> {
  const all = instances.flatMap(({ dossierFinder, supplierFinder }) => [
    differencesOf(dossierFinder, dossiers),
    differencesOf(supplierFinder, plants),
  ]);
  return (await Promise.all(all)).flat();
}

/** Five seconds are promised; the rest is for machines that are busy with other tests. */
async function expectToHeal(): Promise<void> {
  await expect.poll(differences, { interval: 20, timeout: 20_000 }).toEqual([]);
}

/** The dossiers that each instance finds by these words. */
async function found(text: string): Promise<number[][]> {
  const selected = dossierFilters.schema.groups.map(() => []);
  const query = { text, selected, monthFrom: null, order: 'relevance' as const, offset: 0, limit: 50 };
  return Promise.all(instances.map(async ({ dossierFinder }) => (await dossierFinder.search(query)).ids));
}

const generations = () =>
  Promise.all(instances.map(async ({ dossierFinder }) => (await dossierFinder.status()).generation));

async function sessionsListening(): Promise<number> {
  const { rowCount } = await db.execute(sql`select from pg_stat_activity where query = 'listen listings'`);
  return rowCount ?? 0;
}

async function transactionNumber(): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select pg_current_xact_id()::text as number`);
  return Number(rows[0]?.number);
}

test('every kind of write is in both instances after a look: row by row, and by its words', async () => {
  const [revised, hidden, deleted, renamed] = [await list(), await list(), await list(), await list()];
  const draft = await list({ state: 'draft' });
  await forInstances('refresh');
  expect(await differences()).toEqual([]);

  await retitle(revised, 'Zolpidem Tablets');
  await db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, hidden));
  await db.delete(dossiers).where(eq(dossiers.id, deleted));
  await db
    .update(dossiers)
    .set({ state: 'published', title: 'Abacavir Tablets' })
    .where(eq(dossiers.id, draft));
  const [row] = await db.select().from(dossiers).where(eq(dossiers.id, renamed));
  await db
    .update(molecules)
    .set({ brands: ['Zerit'] })
    .where(eq(molecules.id, row?.moleculeId ?? 0));
  const added = await list({ title: 'Tofacitinib Tablets' });

  // The instances have not looked again yet: what they hold is told truly.
  const ids = (await differences()).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([revised, hidden, deleted, draft, renamed, added]));
  await forInstances('refresh');
  expect(await differences()).toEqual([]);
  expect(await found('zolpidem')).toEqual([[revised], [revised]]);
  expect(await found('abacavir')).toEqual([[draft], [draft]]);
  expect(await found('zerit')).toEqual([[renamed], [renamed]]);
  expect(await found('tofacitinib')).toEqual([[added], [added]]);
  expect(await generations()).toEqual([1, 1]);
});

test('a table that was emptied and filled anew is read anew, whatever numbers its rows bear', async () => {
  await list();
  await forInstances('refresh');
  await db.execute(sql`create table kept as select * from dossiers where state = 'published' limit 3`);
  // It is the last, and made of the others.
  await db.execute(sql`alter table kept drop column words`);
  await db.transaction(async (tx) => {
    // What was signed is held, also from whoever empties all else.
    await tx.execute(sql`alter table signatures disable trigger user`);
    await tx.execute(sql`truncate dossiers cascade`);
    await tx.execute(sql`alter table signatures enable trigger user`);
    await tx.execute(sql`insert into dossiers overriding system value select * from kept`);
    await tx.execute(sql`drop table kept`);
  });
  await forInstances('refresh');
  expect(await differences()).toEqual([]);
  expect((await instances[0].dossierFinder.status()).size).toBe(3);
});

test('rows from a dump of a server that had counted further are no changes, until they are written', async () => {
  const before = await transactionNumber();
  await db.execute(sql`alter table dossiers disable trigger dossiers_stamp_revision`);
  await db.execute(sql`update dossiers set revised_in = '900000000000'`);
  await db.execute(sql`alter table dossiers enable trigger dossiers_stamp_revision`);
  const [id = 0] = (await db.select().from(dossiers)).map((row) => row.id);
  expect(await changedSince(db, dossiers, before)).toEqual([]);
  await retitle(id, 'Nintedanib Capsules');
  expect((await changedSince(db, dossiers, before)).map((row) => row.id)).toEqual([id]);
});

test('changes arrive by themselves while nothing is announced and every listening session is cut', async () => {
  await forInstances('follow');
  await expect.poll(sessionsListening).toBe(4);
  await db.execute(sql`alter table dossiers disable trigger dossiers_announce`);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen listings'`,
  );
  await list();
  await expectToHeal();
  await db.execute(sql`alter table dossiers enable trigger dossiers_announce`);
  await expect.poll(sessionsListening, { timeout: 20_000 }).toBe(4);
});

test('a line that goes dead without a word is given up for a new one', async () => {
  const line = await openLine(server.connection.host);
  const pool = openPool({ ...server.connection, host: line.host }, () => undefined);
  await instances[0].stop();
  instances = [await openFinders(pool, silent), instances[1]];
  await forInstances('follow');
  await expect.poll(sessionsListening).toBe(4);
  line.goDead();
  await list();
  await expectToHeal();
  await forInstances('stop');
  await line.close();
});

test('a restarted database is taken up again, with what was written before anyone looked', async () => {
  await forInstances('follow');
  await server.stop();
  server = await startServer(folder);
  await list();
  await expectToHeal();
});

test('another server in its place, whose numbers start lower, is read anew', async () => {
  const otherFolder = await mkdtemp(join(tmpdir(), 'dosebridge-finders-'));
  const otherServer = await startServer(otherFolder);
  const otherCatalogue = await openCatalogue(otherServer);
  await otherCatalogue.$client.end();
  await otherServer.stop();
  for (let count = 0; count < 100; count += 1) await transactionNumber();
  await forInstances('refresh');
  await forInstances('follow');
  const before = await transactionNumber();

  await server.stop();
  await rename(join(folder, 'postgres'), join(folder, 'postgres-lost'));
  await rename(join(otherFolder, 'postgres'), join(folder, 'postgres'));
  server = await startServer(folder);
  expect(await transactionNumber()).toBeLessThan(before);
  await expectToHeal();
  await rm(otherFolder, { recursive: true, force: true });
});

test('after a restore, a number that stood for another write is not taken for it', async () => {
  const id = await list({ title: 'Before the copy' });
  // The copy will count up to the number of the write that it lacks.
  const postgres = join(folder, 'postgres');
  await server.stop();
  execFileSync('cp', ['-a', postgres, `${postgres}-copy`]);
  server = await startServer(folder);

  await forInstances('refresh');
  for (let count = 0; count < 20; count += 1) await transactionNumber();
  await retitle(id, 'Ticagrelor Tablets');
  await forInstances('refresh');
  expect(await found('ticagrelor')).toEqual([[id], [id]]);
  const [lost] = await db.select().from(dossiers).where(eq(dossiers.id, id));

  await server.stop();
  await rm(postgres, { recursive: true });
  await rename(`${postgres}-copy`, postgres);
  server = await startServer(folder);
  while ((await transactionNumber()) < Number(lost?.revisedIn) - 1);
  await retitle(id, 'Edoxaban Tablets');
  const [kept] = await db.select().from(dossiers).where(eq(dossiers.id, id));
  expect(kept?.revisedIn).toBe(lost?.revisedIn);

  await forInstances('refresh');
  expect(await found('edoxaban')).toEqual([[id], [id]]);
  expect(await differences()).toEqual([]);
});

test('no turn of the event loop bears more than some milliseconds of searches', async () => {
  const [{ dossierFinder }] = instances;
  const selected = dossierFilters.schema.groups.map(() => []);
  const query = { text: '', selected, monthFrom: null, order: 'relevance' as const, offset: 0, limit: 10 };
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  for (const from = performance.now(); performance.now() - from < 100; ) await dossierFinder.search(query);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});

test('a catalogue that is too large for the thread of the requests has one of its own; what no index holds does not count', async () => {
  await list({ state: 'draft' });
  await list({ state: 'retired' });
  const held = await db.$count(dossiers, eq(dossiers.state, 'published'));
  const threads: Worker[] = [];
  const hear = (thread: Worker) => threads.push(thread);
  process.on('worker', hear);
  const begun: number[] = [];
  for (const most of [held, held - 1]) {
    const finders = await openFinders(db.$client, silent, { most });
    expect((await finders.dossierFinder.status()).size).toBe(held);
    await finders.stop();
    begun.push(threads.length);
  }
  process.off('worker', hear);
  expect(begun).toEqual([0, 1]);
});

test('docs/operations.md names from how many dossiers on that is', async () => {
  const document = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  expect(document).toContain(`With more than ${mostBesideRequests.toLocaleString('en')} published dossiers`);
});
