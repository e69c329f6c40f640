import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let replica: Database;
let product: TestProduct;
beforeAll(async () => {
  // As after the death of its machine: nobody listens there, and the next look has not been taken yet.
  replica = openDatabase(openPool({ host: '127.0.0.1', port: 1 }, () => undefined));
  product = await startTestProduct({}, { replica: () => replica, searches: false });
});
afterAll(async () => {
  await product.stop();
  await replica.$client.end();
});

test.each([
  '/api/back-office/tables/people/export?format=csv',
  '/api/back-office/tables/people/export?format=xlsx',
  '/api/back-office/figures',
  '/feed.xml',
  '/sitemap.xml',
])('%s is read from the primary within the request whose replica has died', async (url) => {
  const { headers } = await product.signIn('admin');
  const answer = await product.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
});
