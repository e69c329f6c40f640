import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('a request is not said to be passed on where nobody of the owner’s company can sign in, and the desk is told before', async () => {
  const deal = await openDeal(product);
  await product.db.delete(companyPeople).where(eq(companyPeople.companyId, deal.ownerCompany.id));
  expect((await deal.read(deal.desk)).owner).toMatchObject({ hasPeople: false });
  expect((await deal.move(deal.desk, 'review')).status).toBe(200);
  const { timeline, passedOn, state } = await deal.read(deal.buyer);
  expect([state, passedOn, timeline.at(-1).what]).toEqual(['in-review', false, 'In review']);
  const told = (await deal.mailsTo(deal.buyer)).at(-1);
  expect(told?.subject).toBe(`${deal.reference}: In review`);
  expect(told?.text).toMatch(/has read your request for .* and takes it to the owner/);
  expect(told?.text).not.toMatch(/passed it on/);
  // Somebody comes: from then on it is read.
  await product.db.insert(companyPeople).values({ companyId: deal.ownerCompany.id, personId: deal.owner.id });
  expect(await deal.read(deal.buyer)).toMatchObject({ passedOn: true, owner: { hasPeople: true } });
});

test('who has not proven their address reads for no company: nothing is said to be passed on to them', async () => {
  const deal = await openDeal(product);
  const [companyId, unproven] = [deal.ownerCompany.id, await product.signIn('investor', { proven: false })];
  await product.db.delete(companyPeople).where(eq(companyPeople.companyId, companyId));
  await product.db.insert(companyPeople).values({ companyId, personId: unproven.id });
  await deal.move(deal.desk, 'review');
  const { timeline, passedOn, owner } = await deal.read(deal.buyer);
  expect([passedOn, owner.hasPeople, timeline.at(-1).what]).toEqual([false, false, 'In review']);
  expect(await deal.mailsTo(unproven)).toEqual([]);
});

test('where somebody of the company can sign in it is passed on, and said so', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const { timeline, passedOn } = await deal.read(deal.buyer);
  expect([passedOn, timeline.at(-1).what]).toEqual([true, 'In review; passed on to the owner']);
});
