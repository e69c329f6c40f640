import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { waitersAre } from '#testing/held-row.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { openLint } from './lint.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const amlodipine = {
  ...{ molecule: 'amlodipine', title: 'Amlodipine Tablets', dosageForm: 'Tablets', routes: ['Oral'] },
  ...{ strengths: '5 mg', salt: 'Amlodipine maleate', usReferenceProduct: 'Norvasc' },
};

test('rules that stay open go by the editions that stand when they are asked, whatever they have kept', async () => {
  const lint = openLint({ db: product.db, deskTimeZone: 'UTC' }, 10);
  const ask = async () => (await lint([{ values: amlodipine }])).flat().map(({ rule }) => rule);
  expect(await ask()).toEqual([]);
  await takeSnapshot(product.db.$client);
  expect(await ask()).toEqual(['salt-reference']);
  expect(await ask()).toEqual(['salt-reference']);
});

test('rules that are asked while editions are replaced go by one set of them alone', async () => {
  // A code that the EMA's table has for another, and a salt that the Orange Book does not have.
  const listing = { ...amlodipine, atcClasses: ['B01AF02'] };
  const lint = openLint({ db: product.db, deskTimeZone: 'UTC' });
  const rules = async () => (await lint([{ values: listing }])).flat().map(({ rule }) => rule);
  expect(await rules()).toEqual(['salt-reference', 'atc-molecule']);
  const taking = await product.db.$client.connect();
  await taking.query('begin');
  await taking.query('lock table eu_medicines in access exclusive mode');
  const asked = openLint({ db: product.db, deskTimeZone: 'UTC' })([{ values: listing }]);
  try {
    await waitersAre(product, 1);
    await taking.query("update register_editions set standing = 'former' where standing = 'current'");
    await taking.query('commit');
  } finally {
    taking.release();
  }
  expect((await asked).flat(), 'no edition stands').toEqual([]);
});
