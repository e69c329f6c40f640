import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

type Key = { kind: 'dossier'; id: string };

async function send(person: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await product.app.inject({
    ...{ method, url, headers: person.headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** An owner with listings that are published. */
async function owning(count: number): Promise<{ owner: TestPerson; listings: Key[] }> {
  const owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  const listings: Key[] = [];
  for (let at = 0; at < count; at += 1) {
    listings.push({ kind: 'dossier', id: String(await product.list({ companyId })) });
  }
  return { owner, listings };
}

const read = async (person: TestPerson, { kind, id }: Key) =>
  (await send(person, 'GET', `/api/listings/${kind}/${id}`)).data;

const statesOf = (person: TestPerson, listings: Key[]) =>
  Promise.all(listings.map(async (key) => (await read(person, key)).state));

test('an owner takes many from the buyers and puts them back, each as it was', async () => {
  const { owner, listings } = await owning(3);
  const retired = await send(owner, 'POST', '/api/listings/retirements', { listings });
  expect([retired.status, retired.message]).toEqual([200, '3 listings are retired: gone from the results.']);
  expect(await statesOf(owner, listings)).toEqual(['retired', 'retired', 'retired']);
  expect((await send(owner, 'POST', '/api/listings/retirements', { listings })).status).toBe(200);
  const [first] = listings;
  const one = { listings: first ? [first] : [] };
  const restored = await send(owner, 'POST', '/api/listings/restorations', one);
  expect([restored.status, restored.message]).toEqual([200, 'The listing is back in the results.']);
  expect(await statesOf(owner, listings)).toEqual(['published', 'retired', 'retired']);
});

test('what the desk retired it alone publishes again, and of several with one such none changes', async () => {
  const { owner, listings } = await owning(2);
  const [mine, theirs] = listings as [Key, Key];
  await send(owner, 'POST', '/api/listings/retirements', { listings: [mine] });
  const { revision, code } = await read(desk, theirs);
  const byDesk = `/api/admin/listings/dossier/${theirs.id}/retire`;
  expect((await send(desk, 'POST', byDesk, { revision })).status).toBe(200);
  const answer = await send(owner, 'POST', '/api/listings/restorations', { listings });
  expect([answer.status, answer.message]).toEqual([
    409,
    `${code} was retired by the desk. Write to it, and it publishes the listing again. None of what was ticked has changed.`,
  ]);
  expect(await statesOf(owner, listings)).toEqual(['retired', 'retired']);
});

test('nobody else retires or restores: not a stranger, and the desk not as an owner', async () => {
  const { owner, listings } = await owning(1);
  const { listings: others } = await owning(1);
  for (const person of [await product.signIn(), desk]) {
    expect((await send(person, 'POST', '/api/listings/retirements', { listings })).status).toBe(404);
  }
  const mixed = { listings: [...listings, ...others] };
  expect((await send(owner, 'POST', '/api/listings/retirements', mixed)).status).toBe(404);
  expect(await statesOf(owner, listings)).toEqual(['published']);
});

test('a draft is neither, and says so', async () => {
  const { owner, listings } = await owning(1);
  const copy = await send(owner, 'POST', `/api/listings/dossier/${listings[0]?.id}/duplicate`);
  const draft = { listings: [{ kind: 'dossier', id: copy.data.id }] };
  for (const what of ['retirements', 'restorations']) {
    const answer = await send(owner, 'POST', `/api/listings/${what}`, draft);
    expect([answer.status, answer.message]).toEqual([
      409,
      expect.stringContaining(`${copy.data.code} is a draft`),
    ]);
  }
});
