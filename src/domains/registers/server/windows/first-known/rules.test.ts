import { expect, test } from 'vitest';
import type { Presentation } from '../../../contract/presentations.ts';
import { indexRows } from '../../row-index/rules.ts';
import { judgedIndex, judgedRows } from '../../testing/judged-rows.ts';
import { firstKnown, isInDoubt, isLongBefore } from './rules.ts';

function knownOf(inn: string, index = judgedIndex) {
  const presentation: Presentation = {
    substances: [{ inn, names: [] }],
    ...{ salt: '', form: 'Cream', routes: ['Topical'], strengths: ['1 %'], atc: 'D11', reference: '' },
  };
  const known = firstKnown(index, presentation);
  return known && [known.day, known.number, known.source, known.edition];
}

test('the first approval of a substance is looked for in every register, whatever its form and use', () => {
  expect(knownOf('spironolactone')).toEqual(['1981-12-31', 'A086809', 'orange-book-products', '2024-05-10']);
  expect(knownOf('ruxolitinib')).toEqual(['2011-11-16', 'N202192', 'orange-book-products', '2024-05-10']);
  expect(knownOf('etanercept')).toEqual(['1998-11-02', '103795', 'purple-book', '2025-05-30']);
  expect(knownOf('vildagliptin')?.slice(2)).toEqual(['ema-medicines', '2024-08-22']);
  expect(knownOf('nobodysmab')).toBeNull();
});

test('what was refused in the EU was not approved there', () => {
  const medicines = judgedRows.medicines.map((row) =>
    row.inn === 'vildagliptin' ? { ...row, status: 'Refused' } : row,
  );
  expect(knownOf('vildagliptin', indexRows({ ...judgedRows, medicines }))).toBeNull();
});

test('ten years before is long before, and a day less is not', () => {
  const known = { name: '', number: '', source: 'purple-book', edition: null } as const;
  expect(isLongBefore({ ...known, day: '2012-01-11' }, '2022-01-11')).toBe(true);
  expect(isLongBefore({ ...known, day: '2012-01-12' }, '2022-01-11')).toBe(false);
});

test('eight years before leave in doubt, and a day less does not', () => {
  const known = { name: '', number: '', source: 'purple-book', edition: null } as const;
  expect(isInDoubt({ ...known, day: '2010-09-20' }, '2018-09-20')).toBe(true);
  expect(isInDoubt({ ...known, day: '2010-09-21' }, '2018-09-20')).toBe(false);
});
