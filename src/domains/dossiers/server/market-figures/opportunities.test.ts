import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '#domains/registers/contract/days.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { Opportunity } from '../../contract/market-figures/opportunities.ts';
import { replaceOpportunities } from './replace-opportunities.ts';
import { opportunities } from './tables.ts';

let product: TestProduct;
let member: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  member = await product.signIn();
});
afterAll(() => product.stop());

const today = new Date().toISOString().slice(0, 10);
const blank = {
  last: 'exclusivity NCE',
  form: 'Tablets',
  strengths: '5 mg',
  brand: '',
  holder: '',
  atc: 'C08CA01',
};

async function page(query: string): Promise<{ data: Opportunity[]; total: number; next: string | null }> {
  const answer = await product.app.inject({ url: `/api/opportunities?${query}`, headers: member.headers });
  expect(answer.statusCode, query).toBe(200);
  return answer.json();
}

/** Every page, one after the other. */
async function all(query: string): Promise<Opportunity[]> {
  const found: Opportunity[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { data, next }: { data: Opportunity[]; next: string | null } = await page(
      after === '' ? query : `${query}&after=${after}`,
    );
    found.push(...data);
    after = next;
  }
  return found;
}

test('pages follow one another in both orders, each row once', async () => {
  await product.db.insert(opportunities).values(
    Array.from({ length: 120 }, (_, at) => ({
      ...{ ...blank, key: `row ${at}`, market: 'US' as const, molecule: `molecule ${at}` },
      // Several of a day, and several of as many companies.
      ...{
        hardUntil: addMonths(today, 1 + (at % 7)),
        dossiers: at % 5,
        wanted: at % 3 === 0 ? 5 + (at % 4) : 0,
        asked: 0,
      },
    })),
  );
  const byDay = await all('months=12');
  expect(byDay).toHaveLength(120);
  expect(new Set(byDay.map(({ id }) => id)).size).toBe(120);
  const days = byDay.map(({ hardUntil }) => hardUntil);
  expect(days).toEqual(days.toSorted());
  const byDemand = await all('months=12&sort=demand');
  expect(new Set(byDemand.map(({ id }) => id)).size).toBe(120);
  const wanted = byDemand.map((one) => one.wanted ?? 0);
  expect(wanted).toEqual(wanted.toSorted((one, other) => other - one));
  // What is not told is null, and never 0.
  expect(byDemand.every((one) => one.wanted === null || one.wanted >= 5)).toBe(true);
  await product.db.delete(opportunities);
});

test('each filter finds what it says, within months that go on with the day', async () => {
  const row = (name: string, fields: Partial<typeof opportunities.$inferInsert> = {}) => ({
    ...{ ...blank, key: name, market: 'US' as const, molecule: name, hardUntil: addMonths(today, 10) },
    ...{ dossiers: 2, wanted: 0, asked: 0, ...fields },
  });
  const dossier = await product.list({});
  const [own] = (
    await product.db.execute<{ id: number }>(
      sql`select presentation_id as id from dossiers where id = ${dossier}`,
    )
  ).rows;
  await product.db
    .insert(opportunities)
    .values([
      row('near', { presentationId: own?.id ?? null }),
      row('far', { hardUntil: addMonths(today, 30) }),
      row('past', { hardUntil: addMonths(today, -1) }),
      row('today', { hardUntil: today }),
      row('eu', { market: 'EU' }),
      row('many', { dossiers: 6, asked: 7, wanted: 9 }),
      row('nobody’s', { dossiers: 0, form: 'TABLET; ORAL', atc: 'L01' }),
    ]);
  const names = async (query: string) => (await all(query)).map(({ molecule }) => molecule).sort();
  expect(await names('months=12')).toEqual(['many', 'near', 'nobody’s', 'today']);
  expect(await names('')).toEqual(['far', 'many', 'near', 'nobody’s', 'today']);
  expect(await names('market=EU')).toEqual(['eu']);
  expect(await names('most=0')).toEqual(['nobody’s']);
  expect(await names('most=3&months=12')).toEqual(['near', 'nobody’s', 'today']);
  expect(await names('asked=yes')).toEqual(['many']);
  expect(await names('atc=L')).toEqual(['nobody’s']);
  expect(await names('form=Tablets')).toEqual(['near']);
  for (const query of ['months=13', 'most=2', 'market=UK', 'atc=X', 'after=1_2026-02-31_1', 'asked=no']) {
    const answer = await product.app.inject({ url: `/api/opportunities?${query}`, headers: member.headers });
    expect(answer.statusCode, query).toBe(400);
  }
  const csv = await product.app.inject({
    url: '/api/opportunities/export?market=EU',
    headers: member.headers,
  });
  expect(csv.body.trim().split('\n')).toHaveLength(2);
  expect(csv.body).toContain('eu,Tablets,5 mg,C08CA01,EU,');
  const xlsx = await product.app.inject({
    url: '/api/opportunities/export?format=xlsx',
    headers: member.headers,
  });
  expect(xlsx.headers['content-type']).toContain('spreadsheetml');
  await product.db.delete(opportunities);
});

test('what is found again keeps its number, by which alerts know it, and what is gone goes', async () => {
  const found = (key: string, until: string) => ({
    ...{ key, market: 'EU' as const, substance: 'Novumab', form: '', brand: 'Novu', holder: 'A', atc: 'L01' },
    until,
    last: {
      ...{ kind: 'data protection' as const, hard: true, counts: true, code: null, number: '1', until },
      ...{ source: 'ema-medicines' as const, edition: today, words: '' },
    },
  });
  const [soon, later] = [addMonths(today, 3), addMonths(today, 5)];
  await replaceOpportunities(product.db, [found('one', soon), found('other', soon)], today);
  const before = await product.db.select().from(opportunities).orderBy(opportunities.key);
  await replaceOpportunities(product.db, [found('one', later)], today);
  const after = await product.db.select().from(opportunities);
  expect(after).toEqual([{ ...before[0], hardUntil: later }]);
  expect(before[0]).toMatchObject({
    key: 'register one',
    molecule: 'novumab',
    last: 'data protection 1',
    asOf: today,
  });
});
