import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/platform/database/testing/test-database.ts';
import { generateInto } from './generate-into.ts';
import { demoPlants } from './plants.ts';
import { demoSize, seedDemo } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function count(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::integer as count ${query}`);
  return rows[0]?.count ?? -1;
}

async function hash(password: string): Promise<string> {
  return `hash of ${password}`;
}

test('processes that start together on an empty database fill it once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => seedDemo(database.pool, hash)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await count('from dossiers')).toBe(demoSize);
  expect(await count('from plants')).toBe(demoPlants().length);
  expect(await count('from people')).toBe(3);
});

test('the demo people can sign in with the printed password, one in each role', async () => {
  const { rows } = await database.pool.query('select email, role, password_hash from people order by email');
  expect(rows).toEqual([
    { email: 'admin@demo.example', role: 'admin', password_hash: 'hash of connect-and-grow' },
    { email: 'investor@demo.example', role: 'investor', password_hash: 'hash of connect-and-grow' },
    { email: 'seller@demo.example', role: 'seller', password_hash: 'hash of connect-and-grow' },
  ]);
});

test("the seller's company owns listings", async () => {
  const owned = await count(
    `from dossiers join company_people using (company_id) join people on people.id = person_id
     where email = 'seller@demo.example'`,
  );
  expect(owned).toBeGreaterThan(5);
});

test('texts and lists arrive as they were made', async () => {
  const { rows } = await database.pool.query(
    "select code, strengths, routes, therapeutic_categories, us_constraint_date is null as undated from dossiers where code = 'DB-10001'",
  );
  const { demoDossiers } = await import('./dossiers.ts');
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
  await database.pool.query('delete from company_people');
  await database.pool.query('delete from people');
  expect(await seedDemo(database.pool, hash)).toBe(false);
  expect(await count('from people')).toBe(0);
});

test('generated dossiers come behind those that are there, with companies in proportion', async () => {
  const companies = await count('from companies');
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
