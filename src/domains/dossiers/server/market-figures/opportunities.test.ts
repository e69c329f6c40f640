import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '#domains/registers/contract/days.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { Opportunity } from '../../contract/market-figures/opportunities.ts';
import {
  opportunityFilterNames,
  opportunityFilters,
} from '../../contract/market-figures/opportunity-lists.ts';
import { readOpportunities, writeOpportunities } from '../../web/opportunities/opportunity-state.ts';
import { replaceOpportunities } from './replace-opportunities.ts';
import { figuresWorked, opportunities } from './tables.ts';

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
      row('many', { dossiers: 6, asked: 7, wanted: 9, generics: 4 }),
      row('nobody’s', { dossiers: 0, form: 'TABLET; ORAL', atc: 'L01' }),
    ]);
  const names = async (query: string) => (await all(query)).map(({ molecule }) => molecule).sort();
  expect(await names('months=12')).toEqual(['many', 'near', 'nobody’s', 'today']);
  expect(await names('')).toEqual(['far', 'many', 'near', 'nobody’s', 'today']);
  expect(await names('market=EU')).toEqual(['eu']);
  expect(await names('most=0')).toEqual(['nobody’s']);
  expect(await names('generics=0')).toEqual(['far', 'near', 'nobody’s', 'today']);
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
  expect(csv.body).toContain('Patents and supplementary certificates are not listed');
  const xlsx = await product.app.inject({
    url: '/api/opportunities/export?format=xlsx',
    headers: member.headers,
  });
  expect(xlsx.headers['content-type']).toContain('spreadsheetml');
  await product.db.delete(opportunities);
});

test('what is found again keeps its number, by which alerts know it, and what is gone goes', async () => {
  const generics = new Map<number, number>();
  const found = (key: string, until: string) => ({
    generics: null,
    ...{ key, market: 'EU' as const, substance: 'Novumab', form: '', brand: 'Novu', holder: 'A', atc: 'L01' },
    until,
    last: {
      ...{ kind: 'data protection' as const, hard: true, counts: true, code: null, number: '1', until },
      ...{ source: 'ema-medicines' as const, edition: today, words: '' },
    },
  });
  const [soon, later] = [addMonths(today, 3), addMonths(today, 5)];
  await replaceOpportunities(
    product.db,
    { unlisted: [found('one', soon), found('other', soon)], generics },
    today,
  );
  const before = await product.db.select().from(opportunities).orderBy(opportunities.key);
  await replaceOpportunities(product.db, { unlisted: [found('one', later)], generics }, today);
  const after = await product.db.select().from(opportunities);
  expect(after).toEqual([{ ...before[0], hardUntil: later }]);
  expect(before[0]).toMatchObject({
    key: 'register one',
    molecule: 'novumab',
    last: 'data protection 1',
    asOf: today,
  });
});

test('each filter narrows, from the address over the call to the rows, and none loses what it was set to', async () => {
  const dossier = await product.list({});
  const [own] = (
    await product.db.execute<{ id: number }>(
      sql`select presentation_id as id from dossiers where id = ${dossier}`,
    )
  ).rows;
  const far = {
    hardUntil: addMonths(today, 59),
    molecule: 'all',
    wanted: 9,
    asked: 9,
    presentationId: own?.id ?? null,
  };
  // One row for each filter that no value of it but one finds.
  const others = {
    market: { market: 'EU' as const },
    months: { hardUntil: addMonths(today, 6) },
    most: { dossiers: 9 },
    generics: { generics: 9 },
    asked: { asked: 0 },
    atc: { atc: 'A01' },
    form: { form: 'Capsules' },
  } satisfies Record<(typeof opportunityFilterNames)[number], object>;
  const base = { ...blank, market: 'US' as const, dossiers: 0, generics: 0, ...far };
  await product.db
    .insert(opportunities)
    .values([
      { ...base, key: 'base' },
      ...Object.entries(others).map(([key, one]) => ({ ...base, key, ...one })),
    ]);
  const count = async (query: string) => (await page(query.slice(1))).total;
  const wide = readOpportunities('?months=60');
  const all = await count(writeOpportunities(wide));
  expect(all).toBe(7);
  for (const name of opportunityFilterNames) {
    const found = await Promise.all(
      opportunityFilters[name].map(async (value) => {
        const state = readOpportunities(`?${new URLSearchParams({ months: '60', [name]: value })}`);
        expect(state).toMatchObject({ [name]: value });
        return count(writeOpportunities(state));
      }),
    );
    expect(Math.min(...found), name).toBeLessThan(all);
  }
  await product.db.delete(opportunities);
});

test('of what has no known class or form it is said how many there are, and never that they are otherwise', async () => {
  const nobodys = { ...blank, molecule: 'x', market: 'US' as const, dossiers: 0, wanted: 0, asked: 0 };
  const row = (key: string, fields: object) => ({
    ...nobodys,
    key,
    hardUntil: addMonths(today, 6),
    ...fields,
  });
  await product.db
    .insert(opportunities)
    .values([
      row('known', {}),
      row('other', { atc: 'L01' }),
      row('unknown', { atc: null }),
      row('late', { atc: null, hardUntil: addMonths(today, 50) }),
    ]);
  const ask = async (query: string) => {
    const { total, unknown } = (await page(query)) as unknown as { total: number; unknown: number };
    return { total, unknown };
  };
  expect(await ask('')).toEqual({ total: 3, unknown: 0 });
  expect(await ask('atc=C')).toEqual({ total: 1, unknown: 1 });
  expect(await ask('form=Capsules')).toEqual({ total: 0, unknown: 3 });
  expect(await ask('atc=C&form=Capsules')).toEqual({ total: 0, unknown: 2 });
  await product.db.delete(opportunities);
});

test('what was worked out under another number of companies is told nowhere', async () => {
  await product.db.insert(opportunities).values({
    ...{ ...blank, key: 'kept', molecule: 'kept', market: 'US', hardUntil: addMonths(today, 6) },
    ...{ dossiers: 0, wanted: 4, asked: 4 },
  });
  await product.db.insert(figuresWorked).values({ day: today, editions: '', fewest: 4 });
  expect(await page('')).toEqual({ data: [], total: 0, unknown: 0, worked: null, next: null });
  const csv = await product.app.inject({ url: '/api/opportunities/export', headers: member.headers });
  expect(csv.body).not.toContain('kept');
  await product.db.delete(opportunities);
  await product.db.delete(figuresWorked);
});
