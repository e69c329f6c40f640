import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { attendToClocks } from '#domains/requests/server/clock/jobs.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFileStorage } from '#platform/server/files/storage/storage.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { demoPlants } from './companies/plants.ts';
import { demoSize } from './fill.ts';
import { generateInto } from './generate-into.ts';
import { demoPeople } from './people/people.ts';
import { seedDemo } from './seed.ts';

const log = pino({ level: 'fatal' });
const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-seed-'));
const deals = { storage: await openFileStorage({ dataDir, s3: undefined }), deskTimeZone: 'UTC' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function count(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::integer as count ${query}`);
  return rows[0]?.count ?? -1;
}

async function hash(password: string): Promise<string> {
  return `hash of ${password}`;
}

test('processes that start together on an empty database fill it once', async () => {
  // To fill it takes longer than a statement of a page would wait for a lock.
  const hurried = new pg.Pool({ ...database.pool.options, lock_timeout: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => seedDemo(hurried, hash, deals))).finally(() =>
    hurried.end(),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await count('from dossiers')).toBe(demoSize);
  expect(await count('from plants')).toBe(demoPlants().length);
  expect(await count('from people')).toBe(demoPeople.length);
  const empty = 'from companies c where not exists (select from company_people p where p.company_id = c.id)';
  expect(await count(empty), 'companies without people').toBe(0);
});

test('a few hundred things are claimed, by numbers that no register has', async () => {
  const { rows } = await database.pool.query<{ kind: string; number: string; key: string }>(
    'select kind, number, number_key as key from evidence_claims',
  );
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.length).toBeLessThan(1_500);
  const beyond: Record<string, RegExp> = {
    ...{ gmp: /^GMP-9[89]-\d+$/, cep: /^\d{4}-9\d{3}$/, dmf: /^9\d{5}$/, inspection: /^99\d{8}$/ },
  };
  expect(rows.filter(({ kind, key }) => !beyond[kind]?.test(key ?? ''))).toEqual([]);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(4);
  const proven = 'from evidence_claims where proven_until >= now()::date';
  expect(await count(proven)).toBeGreaterThan(100);
});

test('the demo people can sign in with the printed password, the first of them one in each role', async () => {
  const { rows } = await database.pool.query('select email, role, password_hash from people order by id');
  expect(new Set(rows.map((row) => row.password_hash))).toEqual(new Set(['hash of connect-and-grow']));
  expect(rows.slice(0, 3).map(({ email, role }) => [email, role])).toEqual([
    ['admin@demo.example', 'admin'],
    ['seller@demo.example', 'seller'],
    ['investor@demo.example', 'investor'],
  ]);
});

test('its requests stand in every state, have their files, and cause no mail', async () => {
  const { rows } = await database.pool.query('select distinct state from requests order by state');
  expect(rows.map(({ state }) => state)).toEqual([...requestStates].sort());
  const keys = await database.pool.query('select storage_key from request_files');
  expect(keys.rows.length).toBeGreaterThan(5);
  for (const { storage_key } of keys.rows)
    expect((await stat(join(dataDir, 'files', storage_key))).size).toBeGreaterThan(500);
  const jobs = await startJobs(database.pool, log);
  const db = openDatabase(database.pool);
  const mail = { publicUrl: 'http://demo.example', deskEmail: 'desk@demo.example' };
  await attendToClocks({ db, jobs, ...mail, deskTimeZone: 'UTC' }, new Date());
  await jobs.stop();
  expect(await count('from outgoing_mails')).toBe(0);
  expect(await count("from requests where state = 'expired'")).toBe(1);
});

test('every request of the demo data shows in the audit trail and on its timeline from its submission on', async () => {
  const broken = await count(`from requests r where
    (select what from request_events where request_id = r.id order by id limit 1) <> 'Submitted'
    or exists (select from request_events where request_id = r.id and at not between r.created_at and now())
    or (select count(*) from audit_trail where subject = 'request:' || r.reference) <>
       (select count(*) from request_events where request_id = r.id and what not like 'Reminded%')
       + (select count(*) from request_messages where request_id = r.id)
       + (select count(*) from fee_entries where request_id = r.id and kind <> 'payment')`);
  expect(broken).toBe(0);
});

test("the seller's company owns listings, and buyers have taken notice of them", async () => {
  const owned = await count(
    `from dossiers join company_people using (company_id) join people on people.id = person_id
     where email = 'seller@demo.example'`,
  );
  expect(owned).toBeGreaterThan(5);
  const noticed = await count(
    `from dossiers join company_people using (company_id) join people on people.id = person_id
     join listing_demand on kind = 'dossier' and listing_id = dossiers.id
     where email = 'seller@demo.example' and shortlisted > 0`,
  );
  expect(noticed).toBeGreaterThan(2);
  const odd = 'from listing_demand where opened < greatest(shortlisted, compared, asked)';
  expect(await count(`${odd} or kind = 'supplier' and shortlisted + compared > 0`)).toBe(0);
});

test('texts and lists arrive as they were made', async () => {
  const { rows } = await database.pool.query(
    "select code, strengths, routes, therapeutic_categories, us_constraint_date is null as undated from dossiers where code = 'DB-10001'",
  );
  const { demoDossiers } = await import('./medicines/dossiers.ts');
  const listing = demoDossiers(1)[0]?.listing;
  expect(rows[0]).toEqual({
    code: listing?.code,
    strengths: listing?.strengths,
    routes: listing?.routes,
    therapeutic_categories: listing?.therapeuticCategories,
    undated: listing?.usConstraintDate === null,
  });
});

test('plants arrive as they were made, their production as a list', async () => {
  const { rows } = await database.pool.query(
    "select dosage_forms, stars, unit_price, production from plants where code = 'SU-20002'",
  );
  const listing = demoPlants()[1]?.listing;
  expect(rows[0]).toEqual({
    dosage_forms: listing?.dosageForms,
    stars: listing?.stars,
    unit_price: listing?.unitPrice,
    production: listing?.production,
  });
});

test('most plants have related products: dossiers of their company', async () => {
  const related = await count('from plants where company_id in (select company_id from dossiers)');
  expect(related / (await count('from plants'))).toBeGreaterThan(0.85);
});

test('a database with people or companies is left alone', async () => {
  // What was signed is held, also from whoever empties all else.
  await database.pool.query(
    'alter table signatures disable trigger user; truncate people cascade; alter table signatures enable trigger user',
  );
  expect(await seedDemo(database.pool, hash, deals)).toBe(false);
  expect(await count('from people')).toBe(0);
});

test('generated dossiers come behind those that are there, with companies in proportion', async () => {
  const companies = await count('from companies');
  const molecules = await count('from molecules');
  // As somebody who listed it first may have written it.
  await database.pool.query("update molecules set inn = 'Apixaban' where inn = 'apixaban'");
  const steps: number[] = [];
  await generateInto(database.pool, {
    dossiers: 1500,
    seed: 1,
    onProgress: (written) => steps.push(written),
  });
  await generateInto(database.pool, { dossiers: 1500, seed: 1 });
  expect(steps).toEqual([1500]);
  expect(await count('from dossiers')).toBe(demoSize + 3000);
  expect(await count('from companies')).toBe(companies + 6);
  expect(await count('from molecules')).toBe(molecules);
  expect(await count("from dossiers where curated and markets && '{EU}'")).toBeGreaterThan(20);
});

test('generated plants come behind those that are there, with companies of their own', async () => {
  const [plants, companies] = [await count('from plants'), await count('from companies')];
  const steps: [number, string][] = [];
  for (const seed of [1, 2]) {
    await generateInto(database.pool, {
      suppliers: 400,
      seed,
      onProgress: (...step) => steps.push(step),
    });
  }
  expect(steps).toEqual([
    [400, 'suppliers'],
    [400, 'suppliers'],
  ]);
  expect(await count('from plants')).toBe(plants + 800);
  expect(await count('from companies')).toBe(companies + 200);
  expect(await count("from plants where dosage_forms && '{Injectable}'")).toBeGreaterThan(200);
});
