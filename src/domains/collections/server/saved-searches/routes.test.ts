import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { mostSavedSearches } from '../../contract/saved-searches.ts';
import { savedSearches } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

async function ask(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/saved-searches${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const oral = {
  kind: 'dossier',
  name: ' Oral in the EU ',
  address: '?market=eu',
  alert: 'daily',
  search: { RegionofInterest: ['EU'] },
};

test('a search is saved, renamed, given another rhythm, and deleted', async () => {
  const person = await product.signIn();
  const { body } = await ask(person, 'POST', '', oral);
  const { id } = body.data;
  expect(body.data).toMatchObject({ name: 'Oral in the EU', address: '?market=eu', alert: 'daily' });
  expect((await ask(person, 'POST', `/${id}`, { name: 'EU' })).body.data).toMatchObject({
    name: 'EU',
    alert: 'daily',
  });
  expect((await ask(person, 'POST', `/${id}`, { alert: 'none' })).body.data).toMatchObject({ alert: 'none' });
  const [row] = await product.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.id, Number(id)));
  expect(row?.nextAt).toBeNull();
  expect((await ask(person, 'GET')).body.data).toHaveLength(1);
  await ask(person, 'DELETE', `/${id}`);
  expect((await ask(person, 'DELETE', `/${id}`)).status).toBe(200);
  expect((await ask(person, 'GET')).body.data).toEqual([]);
});

test('a new name and a new rhythm given at the same moment both stand', async () => {
  const person = await product.signIn();
  const { id } = (await ask(person, 'POST', '', oral)).body.data;
  const [named, alerted] = await whileHeld(
    product,
    ['select from saved_searches where id = $1', [Number(id)]],
    [
      () => ask(person, 'POST', `/${id}`, { name: 'EU' }),
      () => ask(person, 'POST', `/${id}`, { alert: 'none' }),
    ],
  );
  expect([named?.status, alerted?.status]).toEqual([200, 200]);
  expect((await ask(person, 'GET')).body.data).toMatchObject([{ name: 'EU', alert: 'none' }]);
});

test('one sees, changes and deletes one’s own searches only', async () => {
  const [owner, other] = [await product.signIn(), await product.signIn()];
  const { id } = (await ask(owner, 'POST', '', oral)).body.data;
  expect((await ask(other, 'GET')).body.data).toEqual([]);
  expect((await ask(other, 'POST', `/${id}`, { name: 'mine now' })).status).toBe(404);
  await ask(other, 'DELETE', `/${id}`);
  expect((await ask(owner, 'GET')).body.data).toMatchObject([{ name: 'Oral in the EU' }]);
});

test.each([
  { ...oral, name: '  ' },
  { ...oral, name: 'x'.repeat(121) },
  { ...oral, alert: 'hourly' },
  { ...oral, kind: 'investment' },
  { ...oral, address: 'https://elsewhere.example/' },
  { ...oral, address: '?a b' },
  { ...oral, search: { RegionofInterest: ['Atlantis'] } },
  { ...oral, kind: 'supplier', search: { operation: 'fiveless' } },
  { ...oral, search: undefined },
])('what is no search is refused: %j', async (payload) => {
  expect((await ask(await product.signIn(), 'POST', '', payload)).status).toBe(400);
});

test('there is an end to how many one keeps', async () => {
  const person = await product.signIn();
  const row = {
    personId: person.id,
    kind: 'dossier',
    name: 'n',
    address: '',
    search: {},
    alert: 'none',
  } as const;
  await product.db.insert(savedSearches).values(Array.from({ length: mostSavedSearches }, () => row));
  expect((await ask(person, 'POST', '', oral)).status).toBe(409);
});

test.each(['0', 'x', '999999999'])('there is no search %s', async (id) => {
  const person = await product.signIn();
  expect((await ask(person, 'POST', `/${id}`, { name: 'a' })).status).toBe(404);
  expect((await ask(person, 'DELETE', `/${id}`)).status).toBe(200);
});

test('an investor saves no searches', async () => {
  expect((await ask(await product.signIn('investor'), 'POST', '', oral)).status).toBe(403);
});

test('of many searches saved at once only as many are kept as there is room for', async () => {
  const person = await product.signIn();
  const row = { ...oral, kind: 'dossier', alert: 'none', personId: person.id } as const;
  await product.db.insert(savedSearches).values(Array.from({ length: mostSavedSearches - 2 }, () => row));
  const saves = Array.from({ length: 12 }, (_, n) =>
    ask(person, 'POST', '', { ...oral, name: `Search ${n}` }),
  );
  const kept = (await Promise.all(saves)).filter(({ status }) => status === 200);
  expect(kept).toHaveLength(2);
  expect((await ask(person, 'GET')).body.data).toHaveLength(mostSavedSearches);
});

test('more members than there are connections save a misspelt search at once, and all are answered', async () => {
  await product.list({ title: 'Amlodipine Tablets' });
  const members = await Promise.all(Array.from({ length: 24 }, () => product.signIn()));
  const misspelt = { ...oral, search: { searchChar: 'amlodipnie' } };
  const saved = await Promise.all(members.map((person) => ask(person, 'POST', '', misspelt)));
  expect(saved.map(({ status }) => status)).toEqual(members.map(() => 200));
  const changed = await Promise.all(
    members.map((person, at) => ask(person, 'POST', `/${saved[at]?.body.data.id}`, { alert: 'weekly' })),
  );
  expect(changed.map(({ status }) => status)).toEqual(members.map(() => 200));
});
