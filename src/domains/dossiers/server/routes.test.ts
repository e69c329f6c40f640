import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { dosageForms, dossierReadiness, marketsOfInterest } from '../contract/dossier-lists.ts';
import { type DossierCard, dossierCalls } from '../contract/dossiers.ts';
import { dossiers, molecules } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
let ids: { old: number; curated: number; dated: number };
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  ids = {
    old: await product.list({
      title: 'Metformin Tablets 500 mg',
      listedAt: new Date('2025-01-01'),
      markets: ['US', 'EU'],
      countriesOfManufacture: ['Germany'],
      supply: ['Tech transfer'],
    }),
    curated: await product.list({
      title: 'Ibuprofen Suspension',
      listedAt: new Date('2025-02-01'),
      dosageForm: 'Oral Suspension',
      curated: true,
      usConstraintDate: '2026-12-31',
    }),
    dated: await product.list({
      title: 'Apixaban Tablets',
      listedAt: new Date('2025-03-01'),
      usConstraintDate: '2028-04-01',
      countriesOfManufacture: ['Brazil', 'India'],
      readiness: 'Early development',
    }),
  };
  await product.list({ title: 'Hidden Tablets', state: 'draft' });
});
afterAll(() => product.stop());

async function call(url: string, payload: object) {
  const answer = await product.app.inject({ method: 'POST', url, payload, headers: member.headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function found(filters: object): Promise<number[]> {
  const { body } = await call('/search-dossier', filters);
  return body.data.map((card: DossierCard) => Number(card._id));
}

test('a card shows what has been written since it was asked for last, of its molecule too', async () => {
  const searchChar = 'metformin';
  await call('/search-dossier', { searchChar });
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, ids.old));
  await product.db
    .update(molecules)
    .set({ about: 'A biguanide.' })
    .where(eq(molecules.id, row?.moleculeId ?? 0));
  await product.db.update(dossiers).set({ offerDays: 9 }).where(eq(dossiers.id, ids.old));
  await product.refresh();
  const { body } = await call('/search-dossier', { searchChar });
  expect(body.data).toMatchObject([{ About: 'A biguanide.', offDay: 9 }]);
});

test('what an answer tells beside its cards is what the contract says, to the last number', async () => {
  const { data: _, ...rest } = dossierCalls['POST /search-dossier'].response.shape;
  for (const searchChar of ['metformin', 'metfromin', 'tablets US 500 mg', 'unheardofine']) {
    const { body } = await call('/search-dossier', { searchChar });
    expect(z.strictObject({ ...rest, data: z.array(z.unknown()) }).safeParse(body).error).toBeUndefined();
  }
});

test('the unfiltered finder lists published dossiers, the latest first, and counts them', async () => {
  const { body } = await call('/get-dossier', {});
  expect(body.data.map((card: DossierCard) => Number(card._id))).toEqual([ids.dated, ids.curated, ids.old]);
  expect(body.totalcount).toBe(3);
  expect(body.counts.doseForm[dosageForms.indexOf('Tablets')]).toBe(2);
});

test.each([
  ['a label', { doseForm: 'Oral Suspension' }, ['curated']],
  ['a list of labels', { doseForm: ['Oral Suspension', 'Tablets'] }, ['dated', 'curated', 'old']],
  ['an empty label', { doseForm: '' }, ['dated', 'curated', 'old']],
  ['markets', { RegionofInterest: ['US'] }, ['old']],
  ['the region of the country of manufacture', { countryOfManufacture: ['Europe'] }, ['old']],
  ['countries of no named region', { countryOfManufacture: ['Rest of the World'] }, ['dated']],
  ['readiness', { DossierReadiness: ['Early development'] }, ['dated']],
  ['curated', { curated: true }, ['curated']],
  ['supply', { supplyStatus: ['Tech transfer'] }, ['old']],
  ['an empty supply', { supplyStatus: '' }, ['dated', 'curated', 'old']],
  ['a constraint date within the month', { usConstraintDate: '2026-12' }, ['dated', 'curated']],
  ['a constraint date later', { usConstraintDate: '2027-01' }, ['dated']],
  ['groups together', { curated: true, RegionofInterest: ['US'] }, []],
  ['a misspelt word', { searchChar: 'metfromin' }, ['old']],
  ['a prefix', { searchChar: 'ibu' }, ['curated']],
  ['a word and a filter', { searchChar: 'tablets', supplyStatus: ['With supply'] }, ['dated']],
])('finds by %s', async (_, filters, expected) => {
  expect(await found(filters)).toEqual(expected.map((name) => ids[name as keyof typeof ids]));
});

test('counts leave their own group out', async () => {
  const { body } = await call('/search-dossier', {
    DossierReadiness: ['Early development'],
    RegionofInterest: ['EU'],
  });
  expect(body.totalCount).toBe(1);
  expect(body.counts.DossierReadiness[dossierReadiness.indexOf('Ready : EU')]).toBe(2);
  expect(body.counts.RegionofInterest[marketsOfInterest.indexOf('US')]).toBe(0);
});

test('a page past the end is empty, and the total still right', async () => {
  const { body } = await call('/search-dossier', { page: 900_000, limit: 50 });
  expect([body.data, body.totalCount]).toEqual([[], 3]);
});

test('pages divide the results without overlap', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => found({ page, limit: 1 })));
  expect(pages.flat()).toEqual([ids.dated, ids.curated, ids.old]);
});

test('what a hand changes in the table shows in the finder', async () => {
  const id = await product.list({ title: 'Sitagliptin Tablets' });
  expect(await found({ searchChar: 'sitagliptin' })).toEqual([id]);
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, id));
  await product.refresh();
  expect(await found({ searchChar: 'sitagliptin' })).toEqual([]);
});

test('a dossier is served whole, without its company’s name', async () => {
  const { body } = await call('/get-dossierbyid', { id: String(ids.old) });
  expect(body.data).toMatchObject({
    ListingTitle: 'Metformin Tablets 500 mg',
    YearsInOperation: '1994',
    productDetails: { usConstraintDate: '01-Jan-1900' },
    manufacturingDetails: { CountryOfManufactureInternal: ['Germany'] },
  });
  expect(JSON.stringify(body)).not.toMatch(/Company \d/);
});

test('the finder does not search company names', async () => {
  expect(await found({ searchChar: 'company' })).toEqual([]);
});

test.each(['999999', '0', '-1', 'abc', '65f1c0ffee65f1c0ffee65f1'])(
  'an unknown id (%s) is 404',
  async (id) => {
    const { status, body } = await call('/get-dossierbyid', { id });
    expect([status, body.message]).toEqual([404, 'Searched Dossier does not exist...']);
  },
);

test('a molecule is drawn as SVG, for anyone', async () => {
  const { body } = await call('/get-dossierbyid', { id: String(ids.old) });
  const picture = await product.app.inject({ url: body.data.structure });
  expect(picture.headers['content-type']).toMatch('image/svg+xml');
  expect(picture.body).toMatch(/<svg[\s\S]*<line/);
  expect((await product.app.inject({ url: '/api/molecules/999999/structure.svg' })).statusCode).toBe(404);
});

test('several dossiers come whole, in the order asked for, and those not listed are named', async () => {
  const person = await product.signIn();
  const [first, second] = [await product.list(), await product.list()];
  const retired = await product.list({ state: 'retired' });
  const ask = (ids: string) =>
    product.app.inject({ url: `/api/dossiers/compare?ids=${ids}`, headers: person.headers });
  const { data, missing } = (await ask(`${second},${retired},${first},x`)).json();
  expect(data.map((found: { _id: string }) => found._id)).toEqual([String(second), String(first)]);
  expect(missing).toEqual([String(retired), 'x']);
  const alone = await product.app.inject({
    method: 'POST',
    url: '/get-dossierbyid',
    payload: { id: String(first) },
    headers: person.headers,
  });
  expect(data[1]).toEqual(alone.json().data);
  expect((await ask(`${first},${first}`)).json().data).toHaveLength(1);
  for (const bad of ['', ',,', '1,2,3,4,5']) expect((await ask(bad)).statusCode).toBe(400);
});
