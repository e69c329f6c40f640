import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
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
  const ask = async () => (await lint([amlodipine])).flat().map(({ rule }) => rule);
  expect(await ask()).toEqual([]);
  await takeSnapshot(product.db.$client);
  expect(await ask()).toEqual(['salt-reference']);
  expect(await ask()).toEqual(['salt-reference']);
});
