import { expect, test } from 'vitest';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { bundledRows } from '#testing/registers/bundled-rows.ts';
import type { Presentation, Substance } from '../../contract/presentations.ts';
import { indexRows } from '../row-index/rules.ts';
import { launchWindows } from '../windows/rules.ts';
import { unlistedProducts } from './rules.ts';

const index = indexRows(bundledRows());
const today = '2026-11-26';
const named = (inns: readonly string[]): Substance[] => inns.map((inn) => ({ inn, names: [] }));
const find = (listed: readonly (readonly Substance[])[] = []) =>
  unlistedProducts(index, listed, named, today);

const apixaban: Presentation = {
  ...{ substances: named(['apixaban']), salt: '', form: 'Film Coated Tablets', routes: ['Oral'] },
  ...{ strengths: ['2.5 mg', '5 mg'], atc: 'B01AF02', reference: '-' },
};

test('what nobody lists has the day that a listing of it would have, in each market', () => {
  const found = find();
  const windows = launchWindows(index, { review: firstReviewMonths, presentation: apixaban, today });
  const tablets = found.find(({ key, market }) => market === 'US' && key === 'apixaban; TABLET; ORAL');
  expect(tablets?.until).toBe(windows.find(({ market }) => market === 'US')?.hardUntil);
  expect(tablets?.generics).toBeGreaterThan(0);
  expect(tablets).toMatchObject({
    substance: 'APIXABAN',
    brand: 'ELIQUIS',
    last: { hard: true, counts: true },
  });
  expect(found.map(({ market, key }) => `${market} ${key}`)).toHaveLength(
    new Set(found.map(({ market, key }) => `${market} ${key}`)).size,
  );
  expect(found.every(({ until }) => until >= today)).toBe(true);
  // Enough of both registers that none was left out.
  expect(found.filter(({ market }) => market === 'US').length).toBeGreaterThan(200);
  expect(found.filter(({ market }) => market === 'EU').length).toBeGreaterThan(100);
});

test('a substance that is listed is none of them, alone, while its combinations are', () => {
  const isOf = (word: string) => find([named(['sitagliptin'])]).filter(({ key }) => key.includes(word));
  expect(find().some(({ key }) => key.startsWith('sitagliptin;'))).toBe(true);
  expect(isOf('sitagliptin').map(({ key }) => key.split(';')[0])).not.toContain('sitagliptin');
  expect(isOf('sitagliptin').some(({ key }) => key.includes('+'))).toBe(true);
});

test('what is sold no more has no copy to wait for', () => {
  const gone = find().filter(({ market, brand }) => market === 'US' && brand === '');
  expect(gone).toEqual([]);
  for (const { key, market } of find().filter((one) => one.market === 'US' && one.key.includes(';'))) {
    const [substance = '', ...form] = key.split('; ');
    const rows = index.products
      .get(substance)
      ?.filter((row) => `${row.form}; ${row.route}` === form.join('; '));
    if (rows === undefined) continue;
    expect(
      rows.some((row) => row.applicationType === 'N' && row.marketing !== 'DISCN'),
      `${market} ${key}`,
    ).toBe(true);
  }
});
