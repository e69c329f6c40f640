import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requests } from '#domains/requests/server/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { addTestRequest } from '#testing/test-requests.ts';

let product: TestProduct;
let admin: TestPerson;
/** By the first letter of what they are for. */
const references: Record<string, string> = {};
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
  const buyer = await product.signIn();
  for (const title of ['Cetirizine', 'Apixaban', 'Dasatinib', 'Bilastine']) {
    const state = title === 'Bilastine' ? ('signed' as const) : ('in-review' as const);
    references[title.charAt(0)] = await addTestRequest(product, buyer, {
      ...{ dossierId: await product.list({ title }), state },
    });
  }
});
afterAll(() => product.stop());

async function beside(letter: string, query: Record<string, string>): Promise<(string | undefined)[]> {
  const url = `/api/back-office/requests/${references[letter]}/beside`;
  const answer = await product.app.inject({ url, query, headers: admin.headers });
  expect(answer.statusCode).toBe(200);
  const { previous, next } = answer.json().data;
  return [previous?.title, next?.title];
}

test('the neighbours of a request stand in the order of the table, whatever it is sorted by', async () => {
  expect(await beside('B', { sort: 'listing' })).toEqual(['Apixaban', 'Cetirizine']);
  expect(await beside('B', { sort: '-listing' })).toEqual(['Cetirizine', 'Apixaban']);
  expect(await beside('A', { sort: 'listing' })).toEqual([undefined, 'Bilastine']);
  expect(await beside('C', { sort: 'createdAt' })).toEqual([undefined, 'Apixaban']);
});

test('filters leave the others out, and what they do not find any more keeps its place', async () => {
  const query = { sort: 'listing', state: 'in-review' };
  expect(await beside('C', query)).toEqual(['Apixaban', 'Dasatinib']);
  expect(await beside('B', query)).toEqual(['Apixaban', 'Cetirizine']);
  expect(await beside('C', { sort: 'listing', q: 'bilastine' })).toEqual(['Bilastine', undefined]);
});

test('what there is not is not found, and a column that there is not is refused', async () => {
  const ask = (path: string) =>
    product.app.inject({ url: `/api/back-office/requests/${path}`, headers: admin.headers });
  expect((await ask('DB-2026-000000/beside')).statusCode).toBe(404);
  expect((await ask(`${references.A}/beside?sort=colour`)).statusCode).toBe(400);
  await product.db.delete(requests).where(eq(requests.reference, references.D ?? ''));
  expect((await ask(`${references.D}/beside`)).statusCode).toBe(404);
});
