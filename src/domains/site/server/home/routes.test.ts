import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finderVisits } from '#domains/finder/server/visits/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { openDeal } from '#testing/deals.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { homeLimits } from '../../contract/home-limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

async function home(person: TestPerson) {
  const answer = await product.app.inject({ url: '/api/home', headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function waiting(person: TestPerson): Promise<string[]> {
  return (await home(person)).waiting.map(({ reference }: { reference: string }) => reference);
}

function post(person: TestPerson, url: string, payload: object) {
  return product.app.inject({ method: 'POST', url, payload, headers: person.headers });
}

const save = (person: TestPerson, name: string, search: object) =>
  post(person, '/api/saved-searches', { kind: 'dossier', name, address: '', alert: 'none', search });

test('a request waits on the home of the side that has to move, its people all, and on nobody else’s', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, stranger, reference } = deal;
  const sees = async () => {
    const people = { buyer, colleague, owner, desk, stranger };
    const seen: string[] = [];
    for (const [name, person] of Object.entries(people)) {
      if ((await waiting(person)).includes(reference)) seen.push(name);
    }
    return seen;
  };
  expect(await sees()).toEqual(['desk']);
  await deal.move(desk, 'review');
  expect(await sees()).toEqual(['owner']);
  await deal.move(owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  expect(await sees()).toEqual(['buyer', 'colleague']);
  await deal.move(buyer, 'ask-revision', { note: 'A lower price' });
  expect(await sees()).toEqual(['owner']);
  await deal.move(owner, 'decline', { note: 'No' });
  expect(await sees()).toEqual([]);
});

test('what is due first stands first, and no more than a few and one', async () => {
  const deal = await openDeal(product);
  const { desk, reference } = deal;
  const later = (await openDeal(product)).reference;
  for (let more = 0; more < homeLimits.waiting; more++) await openDeal(product);
  const dueAt = new Date(Date.now() + 60_000);
  await product.db.update(requests).set({ dueAt }).where(eq(requests.reference, later));
  await product.db
    .update(requests)
    .set({ dueAt: new Date(dueAt.getTime() - 120_000) })
    .where(eq(requests.reference, reference));
  const seen = await waiting(desk);
  expect(seen.slice(0, 2)).toEqual([reference, later]);
  expect(seen).toHaveLength(homeLimits.waiting + 1);
});

test('a saved search says how many of what it finds its finder would mark as new', async () => {
  const person = await product.signIn();
  await product.list({ title: 'Zinquorin Tablets 5 mg' });
  await save(person, 'Zinquorin', { searchChar: 'Zinquorin' });
  await save(person, 'All', {});
  const fresh = async () =>
    (await home(person)).searches.map((search: { name: string; fresh: number }) => [
      search.name,
      search.fresh,
    ]);
  expect(await fresh()).toEqual([
    ['All', 0],
    ['Zinquorin', 0],
  ]);
  await product.list({ title: 'Zinquorin Tablets 10 mg' });
  await product.list({ title: 'Another Syrup' });
  expect(await fresh()).toEqual([
    ['All', 2],
    ['Zinquorin', 1],
  ]);
  await product.db
    .insert(finderVisits)
    .values({ personId: person.id, kind: 'dossier', latestAt: new Date(), previousAt: new Date() });
  expect(await fresh()).toEqual([
    ['All', 0],
    ['Zinquorin', 0],
  ]);
  expect((await home(await product.signIn())).searches).toEqual([]);

  // What came after the last visit, and stood there as the search was saved, is no news.
  const late = await product.signIn();
  const latestAt = new Date(Date.now() - 3_600_000);
  await product.db
    .insert(finderVisits)
    .values({ personId: late.id, kind: 'dossier', latestAt, previousAt: latestAt });
  await save(late, 'Zinquorin', { searchChar: 'Zinquorin' });
  expect((await home(late)).searches).toMatchObject([{ fresh: 0 }]);
});

test('a newcomer’s first three things are ticked off as they happen, and gone when all are', async () => {
  const deal = await openDeal(product);
  const { buyer, stranger, desk, listing } = deal;
  expect((await home(stranger)).steps).toEqual({ shortlisted: false, savedSearch: false, asked: false });
  expect((await home(buyer)).steps).toEqual({ shortlisted: false, savedSearch: false, asked: true });
  await post(buyer, `/api/shortlist/${listing}`, {});
  expect((await home(buyer)).steps).toEqual({ shortlisted: true, savedSearch: false, asked: true });
  await save(buyer, 'All', {});
  expect((await home(buyer)).steps).toBeNull();
  expect((await home(desk)).steps).toBeNull();
});

test('an investor has no home', async () => {
  const investor = await product.signIn('investor');
  const answer = await product.app.inject({ url: '/api/home', headers: investor.headers });
  expect(answer.statusCode).toBe(403);
});
