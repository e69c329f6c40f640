import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { putIn } from '#testing/companies/roles.ts';
import { type Deal, foundCompany, openDeal } from '#testing/deals.ts';
import { waitersAre } from '#testing/held-row.ts';
import { readPdf } from '#testing/read-documents.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { Comparison } from '../contract/asked-offers.ts';
import { offerScenarios } from './tables.ts';
import { offeredValues, sampleComparison } from './testing/sample-comparison.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function ask(
  person: TestPerson,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  headers = {},
) {
  const url = `/api/offers${path}`;
  const answer = await product.app.inject({
    ...{ method, url, headers: { ...person.headers, ...headers } },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A term sheet over 5 mg in thirties at 2 EUR, whole but for a profit share. */
const offered = {
  ...terms,
  ...{ supplyPrice: '2', royalty: '0', oneTimeFee: '5000', profitShare: '', values: offeredValues },
};

async function issued(more: object = {}): Promise<Deal> {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const sent = { terms: JSON.stringify({ ...offered, ...more }) };
  expect((await deal.move(deal.owner, 'issue-term-sheet', sent)).status).toBe(200);
  return deal;
}

const byRequest = (reference: string): Comparison => sampleComparison([{ kind: 'request', reference }]);

test('the latest term sheet of one’s own side is ranked beside an offer from outside, to the cent', async () => {
  const { buyer, colleague, reference } = await issued();
  for (const person of [buyer, colleague]) {
    const { body } = await ask(person, 'POST', '/ranking', byRequest(reference));
    expect(
      body.data.offers.map((one: { name: string; cost: unknown }) => [one.name.slice(-11), one.cost]),
    ).toMatchObject([
      // 1,000 at the start and 18,000 at the end of each of two years, by 10 %.
      ['A neighbour', { npv: { low: '32239.67', high: '32239.67' }, best: 1, worst: 1 }],
      // 5,000 and 24,000; what it shares of a profit nobody says, and the only other shares none.
      [expect.any(String), { npv: { low: '46652.89', high: '46652.89' }, best: 2, worst: 2 }],
    ]);
    expect(body.data.rates).toMatchObject({ source: 'European Central Bank', perEuro: { EUR: '1' } });
  }
});

test('nobody but the buyer’s side names a request, and each fault stands beside its field', async () => {
  const { buyer, owner, desk, stranger, reference } = await issued();
  const missing = {
    path: 'offers.1.reference',
    message: 'This request has no term sheet, or it is not yours to see',
  };
  for (const person of [owner, desk, stranger]) {
    expect(await ask(person, 'POST', '/ranking', byRequest(reference))).toMatchObject({
      status: 400,
      body: { issues: [missing] },
    });
    expect((await ask(person, 'GET', '')).body.data).toEqual([]);
  }
  expect((await ask(buyer, 'GET', '')).body.data).toMatchObject([{ reference, version: 1, currency: 'EUR' }]);
  const twice = sampleComparison([
    { kind: 'request', reference },
    { kind: 'request', reference },
  ]);
  expect((await ask(buyer, 'POST', '/ranking', twice)).body.issues).toEqual([
    { path: 'offers.2.reference', message: 'This request is compared already' },
  ]);
});

test.each<[string, (asked: Comparison) => void, string, string]>([
  [
    'a currency of which the bank tells no rate',
    ({ offers: [offer] }) => {
      if (offer?.kind === 'outside') offer.terms.currency = 'XAU';
    },
    'offers.0.terms.currency',
    'The European Central Bank told no rate of XAU on 14 Mar 2025',
  ],
  [
    'the plan’s own',
    ({ plan }) => {
      plan.currency = 'RUB';
    },
    'plan.currency',
    'told no rate of RUB',
  ],
  [
    'a royalty of 140 %',
    ({ offers: [offer] }) => {
      if (offer?.kind === 'outside') offer.terms.royalty = '140';
    },
    'offers.0.terms.royalty',
    'Give a percentage from 0 to 100',
  ],
  [
    'tiers that do not rise',
    ({ offers: [offer] }) => {
      if (offer?.kind !== 'outside' || !offer.terms.values) return;
      offer.terms.values.royaltyTiers = [
        { from: '5000', rate: '3' },
        { from: '5000', rate: '4' },
      ];
    },
    'offers.0.terms.values.royaltyTiers.1.from',
    'Tiers rise',
  ],
  [
    'a volume that may be read in two ways',
    ({ plan: { lines } }) => {
      if (lines[0]) lines[0].volumes = ['12.000'];
    },
    'plan.lines.0.volumes.0',
    'Write 12 or 12000',
  ],
  [
    'a word for packs',
    ({ plan: { lines } }) => {
      if (lines[0]) lines[0].volumes = ['abc'];
    },
    'plan.lines.0.volumes.0',
    'Give whole packs',
  ],
  [
    'no net price where sales are shared',
    ({ plan: { lines }, offers: [offer] }) => {
      if (lines[0]) lines[0].netPrice = '';
      if (offer?.kind === 'outside') offer.terms.royalty = '3';
    },
    'plan.lines.0.netPrice',
    'takes a share of sales or profit',
  ],
  [
    'no volume at all',
    ({ plan: { lines } }) => {
      if (lines[0]) lines[0].volumes = [];
    },
    'plan.lines.0.volumes.0',
    'Give a volume above zero',
  ],
  [
    'a strength that nobody offers',
    ({ plan: { lines } }) => {
      if (lines[0]) lines[0].strength = '40 mg';
    },
    'plan.lines.0.strength',
    'No offer states a price for 40 mg',
  ],
])('%s is told beside its field', async (_, change, path, message) => {
  const person = await product.signIn();
  const asked = structuredClone(sampleComparison());
  change(asked);
  const { status, body } = await ask(person, 'POST', '/ranking', asked);
  expect({ status, issues: body.issues }).toEqual({
    status: 400,
    issues: [{ path, message: expect.stringContaining(message) }],
  });
});

test('a scenario is kept with its requests and shared with colleagues, and never with the other side', async () => {
  const { buyer, colleague, owner, desk, stranger, reference, move } = await issued();
  const fields = { name: 'Iberia, five years', asked: byRequest(reference) };
  const key = { 'idempotency-key': 'a'.repeat(32) };
  const kept = (await ask(buyer, 'POST', '/scenarios', fields, key)).body.data;
  expect((await ask(buyer, 'POST', '/scenarios', fields, key)).body.data.id).toBe(kept.id);
  const path = `/scenarios/${kept.id}`;
  expect((await ask(colleague, 'GET', path)).body.data).toMatchObject({
    ...{ name: 'Iberia, five years', references: [reference], newer: [], gone: [], revision: 1 },
    ranking: { offers: [{ name: 'A neighbour' }, { reference, version: 1 }] },
  });
  const listOf = async (person: TestPerson, query = '') =>
    (await ask(person, 'GET', `/scenarios${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await listOf(colleague, `?request=${reference}`)).toEqual([kept.id]);
  expect(await listOf(colleague, '?request=DB-2020-000001')).toEqual([]);
  for (const person of [owner, desk, stranger]) {
    expect(await listOf(person)).toEqual([]);
    expect((await ask(person, 'GET', path)).status).toBe(404);
    expect((await ask(person, 'POST', path, { ...fields, revision: 1 })).status).toBe(404);
    expect((await ask(person, 'GET', `${path}/file?format=pdf`)).status).toBe(404);
    await ask(person, 'DELETE', path);
  }

  const anewTerms = JSON.stringify({ ...offered, oneTimeFee: '4000' });
  expect((await move(owner, 'issue-term-sheet', { terms: anewTerms })).status).toBe(200);
  expect((await ask(buyer, 'GET', path)).body.data).toMatchObject({ newer: [reference] });
  const anew = { ...fields, name: 'Iberia', revision: 1 };
  expect((await ask(colleague, 'POST', path, anew)).body.data).toMatchObject({
    ...{ name: 'Iberia', newer: [], revision: 2 },
    by: expect.stringContaining('Person'),
  });
  const late = await ask(buyer, 'POST', path, { ...anew, name: 'Mine' });
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('Somebody changed this scenario since you opened it');

  await product.db.delete(companyPeople).where(eq(companyPeople.personId, buyer.id));
  expect((await ask(buyer, 'GET', path)).status).toBe(404);
  expect((await ask(colleague, 'DELETE', path)).status).toBe(200);
  expect((await ask(colleague, 'GET', path)).status).toBe(404);
});

test('a scenario goes on by the rates that it was kept with, and leaves out what its reader may not see', async () => {
  const { colleague, reference, buyer } = await issued();
  const id = (await ask(buyer, 'POST', '/scenarios', { name: 'Iberia', asked: byRequest(reference) })).body
    .data.id;
  const rates = { day: '2024-05-06', source: 'European Central Bank', perEuro: { EUR: '1' } };
  await product.db
    .update(offerScenarios)
    .set({ rates, companyId: null })
    .where(eq(offerScenarios.id, Number(id)));
  expect((await ask(buyer, 'GET', `/scenarios/${id}`)).body.data.ranking.rates.day).toBe('2024-05-06');
  expect((await ask(colleague, 'GET', `/scenarios/${id}`)).status).toBe(404);

  const own = await product.signIn();
  await product.db
    .update(offerScenarios)
    .set({ personId: own.id })
    .where(eq(offerScenarios.id, Number(id)));
  expect((await ask(own, 'GET', `/scenarios/${id}`)).body.data).toMatchObject({
    gone: [reference],
    asked: { offers: [{ kind: 'outside' }] },
    ranking: { offers: [{ name: 'A neighbour' }] },
  });
});

test('scenarios are listed by fifty, each once', async () => {
  const person = await product.signIn();
  const rates = { day: '2024-05-06', source: 'European Central Bank', perEuro: { EUR: '1' } };
  const row = { personId: person.id, name: 'One of many', asked: sampleComparison(), rates };
  await product.db.insert(offerScenarios).values(Array.from({ length: 60 }, () => row));
  const first = (await ask(person, 'GET', '/scenarios')).body;
  const rest = (await ask(person, 'GET', `/scenarios?before=${first.next}`)).body;
  expect([first.data.length, rest.data.length, rest.next]).toEqual([50, 10, null]);
  expect(new Set([...first.data, ...rest.data].map(({ id }: { id: string }) => id)).size).toBe(60);
});

test('two hundred scenarios are kept, and no more before one of them is deleted', async () => {
  const person = await product.signIn();
  const rates = { day: '2024-05-06', source: 'European Central Bank', perEuro: { EUR: '1' } };
  const row = { personId: person.id, name: 'One of many', asked: sampleComparison(), rates };
  await product.db.insert(offerScenarios).values(Array.from({ length: 199 }, () => row));
  const keep = () => ask(person, 'POST', '/scenarios', { name: 'The last', asked: sampleComparison() });
  const last = await keep();
  expect(last.status).toBe(200);
  const { status, body } = await keep();
  expect([status, body.message]).toEqual([409, 'You keep 200 scenarios already. Delete one of them first.']);
  await ask(person, 'DELETE', `/scenarios/${last.body.data.id}`);
  expect((await keep()).status).toBe(200);
});

test('term sheets at hand come the newest first, and go on behind one of one’s own', async () => {
  const [older, newer, foreign] = [await issued(), await issued(), await issued()];
  const { buyer, buyerCompany } = older;
  await product.db
    .update(requests)
    .set({ personId: buyer.id, companyId: buyerCompany.id })
    .where(eq(requests.reference, newer.reference));
  const listed = async (query = '') =>
    (await ask(buyer, 'GET', query)).body.data.map((one: { reference: string }) => one.reference);
  expect(await listed()).toEqual([newer.reference, older.reference]);
  expect(await listed(`?before=${newer.reference}`)).toEqual([older.reference]);
  expect(await listed(`?before=${older.reference}`)).toEqual([]);
  expect(await listed(`?before=${foreign.reference}`)).toEqual([]);
});

test('the file of a scenario is one of the exports of which a person has two at a time', async () => {
  const person = await product.signIn();
  const kept = await ask(person, 'POST', '/scenarios', { name: 'Iberia', asked: sampleComparison() });
  const get = (url: string) => product.app.inject({ url, headers: person.headers });
  const file = `/api/offers/scenarios/${kept.body.data.id}/file?format=pdf`;
  const held = await product.db.$client.connect();
  await held.query('begin; lock table shortlist_entries in access exclusive mode');
  const exports = [1, 2].map(() => get('/api/account/export'));
  await waitersAre(product, 2);
  const refused = await get(file);
  await held.query('commit');
  held.release();
  expect([refused.statusCode, ...(await Promise.all(exports)).map(({ statusCode }) => statusCode)]).toEqual([
    429, 200, 200,
  ]);
  expect((await get(file)).statusCode).toBe(200);
});

test('a scenario is had as a workbook, and as a letter that says all of it', async () => {
  const { buyer, reference } = await issued();
  const id = (await ask(buyer, 'POST', '/scenarios', { name: 'Iberia', asked: byRequest(reference) })).body
    .data.id;
  const fileOf = (format: string) =>
    product.app.inject({ url: `/api/offers/scenarios/${id}/file?format=${format}`, headers: buyer.headers });
  const sheet = await fileOf('xlsx');
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect(sheet.headers['content-disposition']).toContain(`offers-${id}.xlsx`);
  const text = (await readPdf((await fileOf('pdf')).rawPayload)).join('\n').replaceAll('\n', ' ');
  for (const words of [
    'Iberia',
    'Place 1',
    'A neighbour',
    '32,239.67 EUR',
    '46,652.89 EUR',
    reference,
    '14 Mar 2025',
  ]) {
    expect(text).toContain(words);
  }
});

test('whoever reads keeps scenarios and shares them, a reader too', async () => {
  const { buyer, colleague, buyerCompany, reference } = await issued();
  await putIn(product, buyerCompany, colleague, 'reader');
  const keep = (asked: Comparison) => ask(colleague, 'POST', '/scenarios', { name: 'Iberia', asked });
  for (const asked of [byRequest(reference), sampleComparison()]) {
    const { status, body } = await keep(asked);
    expect([status, body.data?.company]).toEqual([200, buyerCompany.name]);
    expect((await ask(buyer, 'GET', `/scenarios/${body.data.id}`)).status).toBe(200);
  }
});

test('who belongs to two companies shows neither what the other was offered', async () => {
  const [one, two] = [await issued(), await issued()];
  const both = one.buyer;
  await putIn(product, two.buyerCompany, both, 'reader');
  const keep = async (asked: Comparison, path = '', more = {}) =>
    ask(both, 'POST', `/scenarios${path}`, { name: 'Iberia', asked, ...more });
  const seenBy = async (person: TestPerson, id: string) =>
    (await ask(person, 'GET', `/scenarios/${id}`)).status;
  // Of the company whose request it compares, be one a deal maker of the other.
  const ofTwo = (await keep(byRequest(two.reference))).body.data;
  expect(ofTwo.company).toBe(two.buyerCompany.name);
  expect([await seenBy(one.colleague, ofTwo.id), await seenBy(two.colleague, ofTwo.id)]).toEqual([404, 200]);
  // Of both: nobody else's.
  const ofBoth = sampleComparison([
    { kind: 'request', reference: one.reference },
    { kind: 'request', reference: two.reference },
  ]);
  const own = (await keep(ofBoth)).body.data;
  expect(own.company).toBeNull();
  expect([await seenBy(one.colleague, own.id), await seenBy(two.colleague, own.id)]).toEqual([404, 404]);
  // Kept anew, what a company shares names none of another’s.
  const anew = await keep(ofBoth, `/${ofTwo.id}`, { revision: 1 });
  expect([anew.status, anew.body.issues]).toEqual([
    400,
    [
      {
        path: 'offers.1.reference',
        message: `This scenario is shared with ${two.buyerCompany.name}, and the request is not its own. Keep it under another name.`,
      },
    ],
  ]);
  expect((await keep(ofBoth, `/${own.id}`, { revision: 1 })).status).toBe(200);
});

test('what one left to a company does not count among one’s own', async () => {
  const person = await product.signIn();
  const { id: companyId } = await foundCompany(product, person, await product.signIn());
  const rates = { day: '2024-05-06', source: 'European Central Bank', perEuro: { EUR: '1' } };
  const row = { personId: person.id, companyId, name: 'Left', asked: sampleComparison(), rates };
  await product.db.insert(offerScenarios).values(Array.from({ length: 200 }, () => row));
  const keep = async () =>
    (await ask(person, 'POST', '/scenarios', { name: 'Mine', asked: sampleComparison() })).status;
  expect(await keep()).toBe(409);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, person.id));
  expect(await keep()).toBe(200);
});
