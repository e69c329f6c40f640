import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyRole, companyRoles } from '#domains/companies/contract/company-roles.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { putIn } from '#testing/companies/roles.ts';
import { openDeal } from '#testing/deals.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { addTestRequest } from '#testing/test-requests.ts';
import type { RequestState } from '../../contract/request-life.ts';
import { mostWaitingCounted } from '../../contract/waiting.ts';
import { requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function waiting({ headers }: TestPerson): Promise<{ count: number; more: boolean }> {
  const answer = await product.app.inject({ url: '/api/requests/waiting', headers });
  return answer.json().data;
}

test('a request waits for the side whose turn it is, and for nobody else', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, stranger } = deal;
  const people = { buyer, colleague, owner, desk, stranger };
  async function whoWaits(): Promise<string[]> {
    const counts = await Promise.all(
      Object.entries(people).map(async ([name, person]) => ({ name, ...(await waiting(person)) })),
    );
    return counts.filter(({ count }) => count > 0).map(({ name }) => name);
  }
  async function put(state: RequestState): Promise<void> {
    await product.db.update(requests).set({ state }).where(eq(requests.reference, deal.reference));
  }

  expect(await whoWaits()).toEqual(['desk']);
  await deal.move(desk, 'review');
  expect(await whoWaits()).toEqual(['owner']);
  await put('term-sheet-issued');
  expect(await whoWaits()).toEqual(['buyer', 'colleague']);
  await put('revision-asked');
  expect(await whoWaits()).toEqual(['owner']);
  await put('signed');
  expect(await whoWaits()).toEqual(['buyer', 'colleague']);
  for (const state of ['fee-paid', 'due-diligence', 'closed', 'expired'] as const) {
    await put(state);
    expect(await whoWaits(), state).toEqual([]);
  }
});

test('a request waits for whose role makes the next step, and for no reader', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, buyerCompany, ownerCompany } = deal;
  async function whoWaits(role: CompanyRole) {
    await putIn(product, ownerCompany, owner, role);
    for (const person of [buyer, colleague]) await putIn(product, buyerCompany, person, role);
    const counts = [await waiting(buyer), await waiting(colleague), await waiting(owner)];
    return counts.map(({ count }) => count);
  }
  async function waits() {
    const told: Record<string, number[]> = {};
    for (const role of companyRoles) told[role] = await whoWaits(role);
    await whoWaits('administrator');
    return told;
  }
  await deal.move(desk, 'review');
  expect(await waits()).toEqual({
    administrator: [0, 0, 1],
    'deal-maker': [0, 0, 1],
    signatory: [0, 0, 0],
    reader: [0, 0, 0],
  });
  await deal.move(owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  expect(await waits()).toEqual({
    administrator: [1, 1, 0],
    'deal-maker': [1, 1, 0],
    signatory: [1, 1, 0],
    reader: [0, 0, 0],
  });
});

test('whoever asked is no owner in their own request, even where they belong to the owner’s company', async () => {
  const { buyer, owner, desk, ownerCompany, move } = await openDeal(product);
  await product.db.insert(companyPeople).values({ companyId: ownerCompany.id, personId: buyer.id });
  await move(desk, 'review');
  expect(await waiting(buyer)).toEqual({ count: 0, more: false });
  expect(await waiting(owner)).toEqual({ count: 1, more: false });
});

test('a request of somebody without a company waits for the owner as any other, and stands in their list', async () => {
  const { owner, listing, desk } = await openDeal(product);
  const buyer = await product.signIn();
  const reference = await addTestRequest(product, buyer, {
    ...{ dossierId: listing, state: 'in-review', dueAt: new Date(Date.now() + 86_400_000) },
    passedOnAt: new Date(),
  });
  const url = '/api/requests?scope=waiting&sort=due';
  const listed = await product.app.inject({ url, headers: owner.headers });
  expect(listed.json().data).toMatchObject([{ reference, side: 'owner', waitsFor: 'owner' }]);
  expect(await waiting(owner)).toEqual({ count: 1, more: false });
  const byDesk = await product.app.inject({ url, headers: desk.headers });
  expect(byDesk.json().data.map((request: { state: string }) => request.state)).not.toContain('in-review');
  expect((await waiting(desk)).count).toBe(byDesk.json().data.length);
});

test('more than can be told are not counted', async () => {
  const person = await product.signIn();
  const dossierId = await product.list();
  const dueAt = new Date(Date.now() + 86_400_000);
  for (let made = 0; made < mostWaitingCounted; made += 1) {
    await addTestRequest(product, person, { dossierId, dueAt, state: 'signed' });
  }
  expect(await waiting(person)).toEqual({ count: mostWaitingCounted, more: false });
  await addTestRequest(product, person, { dossierId, dueAt, state: 'term-sheet-issued' });
  expect(await waiting(person)).toEqual({ count: mostWaitingCounted, more: true });
});
