import { afterAll, beforeAll, expect, test } from 'vitest';
import { shapeOf, tableNames } from '#contract/back-office-tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

async function ask(table: string, query: Record<string, string> = {}, person = admin) {
  const answer = await product.app.inject({
    url: `/api/back-office/tables/${table}`,
    query,
    headers: person.headers,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const every = tableNames.flatMap((table) =>
  Object.entries(shapeOf(table).columns)
    .filter(([, column]) => column.sortable)
    .flatMap(([column]) => [
      [table, column],
      [table, `-${column}`],
    ]),
);

test.each(every)('%s sorts by %s', async (table, sort) => {
  expect((await ask(table, { sort })).status).toBe(200);
});
