import { afterAll, beforeAll, expect, test } from 'vitest';
import { putIn, send, takeOut } from '#testing/companies/roles.ts';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const watch = (person: TestPerson, url: string, method: 'POST' | 'DELETE' = 'POST') =>
  send(product, person, method, `${url}/watching`);

test('a colleague watches: its mails come to them too, each once, until they stop or leave', async () => {
  const deal = await openDeal(product);
  await putIn(product, deal.buyerCompany, deal.colleague, 'reader');
  const { revision } = await deal.read(deal.desk);
  expect((await watch(deal.colleague, deal.url)).body.data.watching).toEqual({
    ...{ mine: true, may: true, names: [`Person ${deal.colleague.id}`] },
  });
  expect((await watch(deal.colleague, deal.url)).status).toBe(200);
  await watch(deal.buyer, deal.url);
  // It is their side's business: no revision rises, and the other side reads nothing of it.
  expect((await deal.read(deal.desk)).revision).toBe(revision);
  const told = (await deal.subjectsTo(deal.buyer)).length;
  await deal.move(deal.desk, 'review');
  expect((await deal.read(deal.owner)).watching).toBeNull();
  expect(await deal.subjectsTo(deal.colleague)).toEqual(['In review; passed on to the owner']);
  expect(await deal.subjectsTo(deal.buyer)).toHaveLength(told + 1);
  await watch(deal.colleague, deal.url, 'DELETE');
  await deal.write(deal.owner, 'Good morning');
  expect(await deal.subjectsTo(deal.colleague)).toHaveLength(1);
  await watch(deal.colleague, deal.url);
  await takeOut(product, deal.buyerCompany, deal.colleague);
  await deal.write(deal.owner, 'Good evening');
  expect(await deal.subjectsTo(deal.colleague)).toHaveLength(1);
});

test('who left by the page and comes back watches nothing', async () => {
  const deal = await openDeal(product);
  await watch(deal.colleague, deal.url);
  const url = `/api/companies/${deal.buyerCompany.id}/people/${deal.colleague.id}`;
  expect((await send(product, deal.colleague, 'DELETE', url)).status).toBe(200);
  await putIn(product, deal.buyerCompany, deal.colleague, 'reader');
  expect((await deal.read(deal.colleague)).watching).toEqual({ mine: false, may: true, names: [] });
  expect((await deal.read(deal.buyer)).watching).toMatchObject({ may: false });
});

test('the owner’s people, the desk and strangers do not watch', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  expect((await watch(deal.owner, deal.url)).status).toBe(403);
  expect((await watch(deal.desk, deal.url)).status).toBe(403);
  expect((await watch(deal.stranger, deal.url)).status).toBe(404);
});
