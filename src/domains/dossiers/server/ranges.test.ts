import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { DossierCard } from '../contract/dossiers.ts';
import { dossiers } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
let names: Map<number, string>;
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  const listed = {
    euros: await product.list({
      listedAt: new Date('2025-01-01'),
      oneTimeFee: 'EUR 45,000 - 63,000 per territory',
      royalty: '6% of net sales',
      profitShare: '40:60',
      minimumOrder: '1 commercial batch',
      batchSize: '500,000 tablets',
      shelfLife: '24 months',
      leadTime: '12 weeks',
      lastInspection: 'Mar 2025',
      dosageForm: 'Capsules',
      confirmedAt: new Date('2026-11-01'),
      readiness: 'Ready : US',
    }),
    dollars: await product.list({
      listedAt: new Date('2025-02-01'),
      oneTimeFee: 'USD 46,000',
      royalty: 'Nil',
      profitShare: '50:50',
      minimumOrder: '1,000 packs',
      shelfLife: '3 years',
      leadTime: '8-10 weeks',
      lastInspection: '2024-11',
      dosageForm: 'Tablets',
      readiness: 'Early development',
    }),
    unknown: await product.list({
      listedAt: new Date('2025-03-01'),
      oneTimeFee: 'to be discussed',
      minimumOrder: '200 L',
      lastInspection: '-',
      dosageForm: 'Injection',
      readiness: 'Ready : EU',
    }),
  };
  names = new Map(Object.entries(listed).map(([name, id]) => [id, name]));
});
afterAll(() => product.stop());

async function search(payload: object) {
  const sent = { method: 'POST', url: '/search-dossier', payload, headers: member.headers } as const;
  const answer = await product.app.inject(sent);
  return { status: answer.statusCode, body: answer.json() };
}

async function found(payload: object): Promise<(string | undefined)[]> {
  const { body } = await search(payload);
  return body.data.map((card: DossierCard) => names.get(Number(card._id)));
}

test.each([
  ['a fee, in euros by the rates of a day', { fee: { from: 42_000, to: 43_000 } }, ['dollars']],
  ['a fee from its lower end on', { fee: { from: 45_000 } }, ['euros']],
  ['no royalty', { royalty: { to: 0 } }, ['dollars']],
  ['the partner’s share', { profitShare: { from: 40, to: 45 } }, ['euros']],
  ['the least order', { minimumOrder: { to: 5_000 } }, ['dollars']],
  ['a batch', { batchSize: { from: 1 } }, ['euros']],
  ['a shelf life', { shelfLife: { from: 30 } }, ['dollars']],
  ['a lead time', { leadTime: { to: 8 } }, ['dollars']],
  ['months of the last inspection', { lastInspection: { from: '2025-03', to: '2025-03' } }, ['euros']],
  ['two ranges together', { fee: { to: 50_000 }, shelfLife: { to: 24 } }, ['euros']],
  ['a range without ends: whoever says a number', { fee: {} }, ['dollars', 'euros']],
])('finds by %s', async (_, ranges, expected) => {
  expect(await found({ ranges })).toEqual(expected);
});

test.each([
  ['fee', ['dollars', 'euros', 'unknown']],
  ['-fee', ['euros', 'dollars', 'unknown']],
  ['lastInspection', ['dollars', 'euros', 'unknown']],
  ['dosageForm', ['euros', 'unknown', 'dollars']],
  ['-dosageForm', ['dollars', 'unknown', 'euros']],
  ['readiness', ['euros', 'unknown', 'dollars']],
  ['-confirmed', ['euros', 'unknown', 'dollars']],
  ['batchSize', ['euros', 'unknown', 'dollars']],
  ['minimumOrder', ['dollars', 'euros', 'unknown']],
])('sorts by %s, and what says nothing comes last', async (sort, expected) => {
  expect(await found({ sort })).toEqual(expected);
  const pages = await Promise.all([1, 2, 3].map((page) => found({ sort, page, limit: 1 })));
  expect(pages.flat()).toEqual(expected);
});

test('what is out of the range does not count in any group', async () => {
  const { body } = await search({ ranges: { shelfLife: { from: 30 } } });
  expect(body.counts.doseForm.reduce((sum: number, count: number) => sum + count)).toBe(1);
});

test('a search that only a range empties says what it would bring without it', async () => {
  const { body } = await search({ searchChar: 'amlodipine', ranges: { fee: { from: 900_000 } } });
  expect(body.drops).toContainEqual({ kind: 'range', group: 'fee', brings: 3 });
});

test.each([
  [{ fee: { from: 2, to: 1 } }, 'ranges.fee.to'],
  [{ fee: { from: -1 } }, 'ranges.fee.from'],
  [{ royalty: { to: 101 } }, 'ranges.royalty.to'],
  [{ fee: { to: '100' } }, 'ranges.fee.to'],
  [{ lastInspection: { from: '2025-13' } }, 'ranges.lastInspection.from'],
  [{ lastInspection: { from: '2025-03', to: '2025-02' } }, 'ranges.lastInspection.to'],
  [{ price: { from: 1 } }, 'ranges'],
])('refuses %j beside its field', async (ranges, field) => {
  const { status, body } = await search({ ranges });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"${field}"`);
});

test('a changed word moves its dossier', async () => {
  const id = [...names].find(([, name]) => name === 'unknown')?.[0] ?? 0;
  await product.db.update(dossiers).set({ oneTimeFee: 'GBP 10,000' }).where(eq(dossiers.id, id));
  await product.refresh();
  expect(await found({ sort: 'fee' })).toEqual(['unknown', 'dollars', 'euros']);
  await product.db.update(dossiers).set({ oneTimeFee: '-' }).where(eq(dossiers.id, id));
  await product.refresh();
  expect(await found({ ranges: { fee: { to: 50_000 } } })).toEqual(['dollars', 'euros']);
});

test('an alert tells only of what is in the range of its search', async () => {
  const search = { ranges: { shelfLife: { from: 55 } } };
  const payload = { kind: 'dossier', name: 'Lasting', address: '?shelf=55..', alert: 'instant', search };
  const saved = await product.app.inject({
    method: 'POST',
    url: '/api/saved-searches',
    headers: member.headers,
    payload,
  });
  expect(saved.statusCode, saved.payload).toBe(200);
  await product.list({ title: 'Short Tablets', shelfLife: '18 months' });
  await product.list({ title: 'Lasting Tablets', shelfLife: '60 months' });
  await product.sendAlerts();
  const { rows } = await product.db.$client.query('select text from outgoing_mails where recipient = $1', [
    member.email,
  ]);
  expect(rows).toEqual([{ text: expect.stringContaining('Lasting Tablets') }]);
  expect(rows[0].text).not.toContain('Short Tablets');
});
