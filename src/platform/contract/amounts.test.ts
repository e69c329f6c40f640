import { describe, expect, it, test } from 'vitest';
import { fee, termSheet, termSheetTerms } from '#domains/requests/contract/term-sheets.ts';
import {
  compareAmounts,
  groupDigits,
  money,
  readAmount,
  readCount,
  sumOf,
  times,
  uncertainIn,
} from './amounts.ts';

test('of whole pieces a comma groups thousands, and a point is asked about', () => {
  expect(['120,000', ' 120 000 ', '1,250,000', '500'].map(readCount)).toEqual(
    ['120000', '120000', '1250000', '500'].map((amount) => ({ amount })),
  );
  expect(readCount('120.000')).toEqual({ fault: expect.stringContaining('may be 120 or 120,000') });
});

describe('an amount', () => {
  it.each([
    ['250', '250'],
    ['250000', '250000'],
    ['1.25', '1.25'],
    ['1,25', '1.25'],
    ['1,5', '1.5'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1.1050', '1.1050'],
    ['1250.500', '1250.500'],
    ['1,250,000', '1250000'],
    ['1.250.000', '1250000'],
    ['1.250.000,5', '1250000.5'],
    ['1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['250 000', '250000'],
    ['250\u00a0000,75', '250000.75'],
    [' 007 ', '7'],
  ])('typed as %s is certain: %s', (typed, amount) => {
    expect(readAmount(typed)).toEqual({ amount });
  });

  it.each([
    ['250.000', '“250.000” may be 250 or 250,000. Write 250 or 250000, whichever you mean'],
    ['250,000', '“250,000” may be 250 or 250,000. Write 250 or 250000, whichever you mean'],
    ['1.105', '“1.105” may be 1.1050 or 1,105. Write 1.1050 or 1105, whichever you mean'],
    ['1,250', '“1,250” may be 1.2500 or 1,250. Write 1.2500 or 1250, whichever you mean'],
  ])('typed as %s is asked about', (typed, fault) => {
    expect(readAmount(typed)).toEqual({ fault });
  });

  it.each(['', 'about 5', '-5', '1.12345', '1,2,3', '12,34,567', '1,250,000,5', '1.2.3', '1e5', '.5'])(
    'typed as %j is none',
    (typed) => {
      expect(readAmount(typed)).toEqual({ fault: expect.stringContaining('in digits') });
    },
  );

  it('is written in one form', () => {
    expect(money('250000', 'EUR')).toBe('250,000 EUR');
    expect(money('1.25', 'EUR')).toBe('1.25 EUR');
    expect(['1000', '1234567.5', '999', '-1200.5', '2 M packs'].map(groupDigits)).toEqual([
      '1,000',
      '1,234,567.5',
      '999',
      '-1,200.5',
      '2 M packs',
    ]);
  });
});

const terms = {
  currency: 'EUR',
  supplyPrice: '1,25',
  volumes: ['100000', '120,000 packs'],
  oneTimeFee: '1.250.000',
  royalty: '4,5',
  exclusivity: 'Exclusive',
  territory: ['EU'],
  validUntil: new Date().toISOString().slice(0, 10),
};

test('a term sheet keeps what a decimal comma and groups of thousands say', () => {
  expect(termSheetTerms.parse(terms)).toMatchObject({
    supplyPrice: '1.25',
    oneTimeFee: '1250000',
    royalty: '4.5',
  });
});

test('a term sheet and a fee ask about an amount that may be read in two ways, beside its field', () => {
  const two = termSheetTerms.safeParse({ ...terms, oneTimeFee: '250.000', volumes: ['120.000 packs'] });
  expect(two.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['volumes.0', expect.stringContaining('may be 120 or 120,000')],
    ['oneTimeFee', '“250.000” may be 250 or 250,000. Write 250 or 250000, whichever you mean'],
  ]);
  const today = terms.validUntil;
  const paid = fee.safeParse({ currency: 'EUR', due: '1.000', amount: '0,50', bookedOn: today });
  expect(paid.error?.issues.map(({ path }) => path.join('.'))).toEqual(['due']);
  expect(fee.parse({ currency: 'EUR', due: '1 000', amount: '0,50', bookedOn: today })).toMatchObject({
    due: '1000',
    amount: '0.50',
  });
  expect(fee.safeParse({ currency: 'EUR', due: '1', amount: '0,00', bookedOn: today }).success).toBe(false);
});

test('the uncertain number of a text is found, and the certain ones are not', () => {
  expect(uncertainIn('120.000 packs')).toContain('120 or 120,000');
  expect(['100000', '120,000 packs', '1.5 M', '1.250.000', '2 M packs', ''].map(uncertainIn)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a version that was issued with such an amount can still be read', () => {
  const issued = { ...termSheetTerms.parse(terms), oneTimeFee: '250.000', volumes: ['120.000'] };
  const version = { version: 1, issuedAt: '2026-01-01T00:00:00Z', by: 'Ana', terms: issued };
  expect(termSheet.parse(version).terms.oneTimeFee).toBe('250.000');
});

test.each([
  ['1.25', '100000', '125000'],
  ['0.84', '33333', '27999.72'],
  ['1.5', '3', '4.50'],
  ['0.1', '0.2', '0.02'],
  ['0.0001', '7', '0.0007'],
  ['0', '12', '0'],
  ['999999999999.9999', '900000000000', '899999999999999910000000'],
])('%s times %s is %s, to the last digit', (one, other, product) => {
  expect(times(one, other)).toBe(product);
  expect(times(other, one)).toBe(product);
});

test.each([
  [['0.1', '0.2'], '0.3'],
  [['250000', '150000.5', '0.0001'], '400000.5001'],
  [['500.0000', '-200.5'], '299.5000'],
  [['1', '-1.25'], '-0.25'],
  [['999999999999.9999', '0.0001'], '1000000000000.0000'],
  [[], '0'],
])('%j together are %s, to the last digit', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
  expect(compareAmounts(sumOf([...amounts].reverse()), sum)).toBe(0);
});

test('amounts are compared by their value, however many decimals they are written with', () => {
  expect(compareAmounts('500', '500.0000')).toBe(0);
  expect(compareAmounts('9', '10')).toBeLessThan(0);
  expect(compareAmounts('0.0002', '0.0001')).toBeGreaterThan(0);
});
