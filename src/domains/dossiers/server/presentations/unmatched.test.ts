import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrangeProduct } from '#domains/registers/contract/register-rows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import { indexRows, type RegisterRows } from '#domains/registers/server/row-index/rules.ts';
import { standInPatents } from '#testing/registers/stand-in-edition.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { UnmatchedPresentation } from '../../contract/unmatched.ts';
import { dossiers, molecules } from '../tables.ts';
import { keepWindows } from '../windows/keep-windows.ts';
import { unmatchedOfPage } from './unmatched.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

/** By registers that have an edition of the Orange Book, and these rows in it. */
async function workOut(
  products: RegisterRows['products'] = [],
  exclusivities: RegisterRows['exclusivities'] = [],
): Promise<void> {
  const day = '2026-11-10';
  const nothing = { products, patents: [], exclusivities, biologics: [], medicines: [] };
  const editions = { products: day, patents: day, exclusivities: day, biologics: null, medicines: null };
  const index = indexRows({ ...nothing, editions });
  const { db } = product;
  await standInPatents(db, day);
  const standing = await currentEditions(db);
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp: async () => index,
    editions: standing,
    today: '2026-11-23',
  });
}

async function ask(query = ''): Promise<{ data: UnmatchedPresentation[]; next: string | null }> {
  const url = `/api/admin/unmatched-presentations${query}`;
  return (await product.app.inject({ url, headers: desk.headers })).json();
}

test('each presentation stands once, with how many listings, a way to its rows, and why in each market', async () => {
  expect(await ask()).toEqual({ data: [], next: null });
  const id = await product.list();
  await product.list({ state: 'draft' });
  await workOut();
  const { data, next } = await ask();
  expect([data.length, next]).toEqual([1, null]);
  expect(data[0]).toMatchObject({ dossier: String(id), listings: 1 });
  expect(data[0]?.why.map(({ market }) => market)).toEqual(['US', 'EU']);
  for (const { words } of data[0]?.why ?? []) expect(words).not.toBe('');
  const [one] = (await ask('?market=EU')).data;
  expect(one?.why.map(({ market }) => market)).toEqual(['EU']);
});

test('a market whose window is known stands in no row, nor does what was retired since', async () => {
  const id = await product.list({ strengths: '7 mg' });
  await workOut();
  const rowOf = async () => (await ask()).data.find(({ dossier }) => dossier === String(id));
  await product.db.execute(sql`
    update launch_windows set state = 'open' from dossier_windows
    where dossier_windows.facts_id = launch_windows.facts_id and dossier_id = ${id} and market = 'EU'`);
  expect((await rowOf())?.why.map(({ market }) => market)).toEqual(['US']);
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, id));
  expect(await rowOf()).toBeUndefined();
});

test('more than a page are read page by page, each once', async () => {
  for (let more = 0; more < unmatchedOfPage; more += 1) await product.list();
  await workOut();
  const first = await ask();
  const last = await ask(`?after=${first.next}`);
  expect(first.data).toHaveLength(unmatchedOfPage);
  expect(last).toMatchObject({ data: [{}], next: null });
  expect(new Set([...first.data, ...last.data].map(({ id }) => id)).size).toBe(unmatchedOfPage + 1);
});

test('first stand those of which the register has rows, on whichever page', async () => {
  const id = await product.list({ dosageForm: 'Tablets', routes: ['Oral'], strengths: '5 mg' });
  const [of] = await product.db
    .select({ inn: molecules.inn })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(eq(dossiers.id, id));
  const cream: OrangeProduct = {
    ...{ application: '202155', product: '002', applicationType: 'N', form: 'CREAM', route: 'TOPICAL' },
    ...{ ingredients: [of?.inn.toUpperCase() ?? ''], tradeName: 'A', applicant: 'B', strength: '1%' },
    ...{ therapeuticEquivalence: null, approvedOn: '2012-12-28', isReferenceListed: true },
    ...{ isReferenceStandard: true, marketing: 'RX' },
  };
  await workOut([cream]);
  const first = await ask();
  expect(first.data[0]).toMatchObject({ dossier: String(id), why: [{ hasRows: true }, { hasRows: false }] });
  expect(first.data[0]?.why[0]?.words).toContain('only as');
  expect(first.data[1]?.why.map(({ hasRows }) => hasRows)).toEqual([false, false]);
  const numbers = (await ask(`?after=${first.next}`)).data.map((one) => one.id);
  expect(numbers).not.toContain(first.data[0]?.id);
  expect((await ask('?market=EU')).data[0]?.dossier).not.toBe(String(id));
});

test('a window that hangs on an orphan exclusivity during which generics were approved is asked of the desk', async () => {
  const [molecule] = await product.db
    .insert(molecules)
    .values({ inn: 'orphanabine', otherNames: [], brands: [], about: '' })
    .returning();
  const moleculeId = molecule?.id ?? 0;
  await product.list({ moleculeId, dosageForm: 'Tablets', routes: ['Oral'], strengths: '5 mg', salt: '-' });
  const original: OrangeProduct = {
    ...{ application: '050794', product: '001', applicationType: 'N', form: 'TABLET', route: 'ORAL' },
    ...{ ingredients: ['ORPHANABINE'], tradeName: 'A', applicant: 'B', strength: '5MG' },
    ...{ therapeuticEquivalence: null, approvedOn: '2012-12-28', isReferenceListed: true },
    ...{ isReferenceStandard: true, marketing: 'RX' },
  };
  const copy = {
    ...original,
    applicationType: 'A',
    application: '215066',
    approvedOn: '2024-02-01',
  } as const;
  const orphan = { application: '050794', product: '001', code: 'ODE-399', endsOn: '2029-05-20' };
  const why = async (market: string) =>
    (await ask(`?market=${market}`)).data.find((one) => one.molecule === 'orphanabine')?.why;
  await workOut([original, copy], [orphan]);
  expect(await why('US')).toMatchObject([{ market: 'US', hasRows: true }]);
  expect((await why('US'))?.[0]?.words).toContain('A215066');
  await workOut([original], [orphan]);
  expect(await why('US')).toBeUndefined();
});

test('a presentation is told in the words of a published listing', async () => {
  const words = { inn: 'wordabine', otherNames: [], brands: [], about: '' };
  const [molecule] = await product.db.insert(molecules).values(words).returning();
  const moleculeId = molecule?.id ?? 0;
  await product.list({ moleculeId, strengths: '8 MG', salt: 'NA', state: 'draft' });
  await product.list({ moleculeId, strengths: '8 mg', salt: '-' });
  await workOut();
  const first = await ask();
  const all = [...first.data, ...(await ask(`?after=${first.next}`)).data];
  const told = all.find((one) => one.molecule === 'wordabine');
  expect(told).toMatchObject({ strengths: '8 mg', salt: '-', listings: 1 });
});
