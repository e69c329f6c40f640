import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import { indexRows } from '#domains/registers/server/row-index/rules.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { UnmatchedPresentation } from '../../contract/unmatched.ts';
import { keepWindows } from '../windows/keep-windows.ts';
import { unmatchedOfPage } from './unmatched.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

/** By registers that have an edition of the Orange Book, and nothing in it. */
async function workOut(): Promise<void> {
  const day = '2026-11-10';
  const nothing = { products: [], patents: [], exclusivities: [], biologics: [], medicines: [] };
  const editions = { products: day, patents: day, exclusivities: day, biologics: null, medicines: null };
  const index = indexRows({ ...nothing, editions });
  const { db } = product;
  const standing = await currentEditions(db);
  await keepWindows({ db, lookUp: async () => index, editions: standing, today: '2026-11-23' });
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

test('more than a page are read page by page, each once', async () => {
  for (let more = 0; more < unmatchedOfPage; more += 1) await product.list();
  await workOut();
  const first = await ask();
  const last = await ask(`?after=${first.next}`);
  expect(first.data).toHaveLength(unmatchedOfPage);
  expect(last).toMatchObject({ data: [{}], next: null });
  expect(new Set([...first.data, ...last.data].map(({ id }) => id)).size).toBe(unmatchedOfPage + 1);
});
