import { expect, test } from 'vitest';
import { valuedTerms } from '#testing/sample-terms.ts';
import { termSheet, termSheetTerms } from '../term-sheets.ts';

const { values } = valuedTerms;
if (values === undefined) throw new Error('the sample has no values');
const [line, other] = values.prices;

function faultsOf(terms: object, more: object = {}): Record<string, string> {
  const read = termSheetTerms.safeParse({ ...valuedTerms, ...terms, values: { ...values, ...more } });
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('terms that say everything contradict nothing, and come back as they are', () => {
  expect(termSheetTerms.parse(valuedTerms)).toEqual(valuedTerms);
  expect(faultsOf({ supplyPrice: '1.6' })).toEqual({});
  expect(faultsOf({ supplyPrice: '', oneTimeFee: '', royalty: '' })).toEqual({});
});

const packOf60 = { ...line, strength: '500 mg', packUnits: '60' };
test.each([
  ['46.02', '1,000 tablets', '2.7612', true],
  ['46.02', '1,000 tablets', '46.02', false],
  ['0.0462', 'tablet', '2.7612', false],
  ['0.0460', 'tablet', '2.7612', true],
  ['46.02', 'kilogram', '46.02', true],
  ['46.02', 'kilogram', '2.7612', false],
])(
  '%s EUR per %s beside packs of 60 at %s is the same price: %s',
  (supplyPrice, priceUnit, price, isSame) => {
    const found = faultsOf({ supplyPrice, priceUnit }, { prices: [{ ...packOf60, price }] });
    expect(Object.keys(found)).toEqual(isSame ? [] : ['supplyPrice']);
  },
);

test.each([
  ['values.royaltyTiers.1.from', 'above 1,000,000', {}, { royaltyTiers: [tier('1000000'), tier('1000000')] }],
  ['values.royaltyTiers.1.from', 'Tiers rise', {}, { royaltyTiers: [tier('5000000'), tier('1000000.5')] }],
  ['values.royaltyTiers.0.rate', 'from 0 to 100', {}, { royaltyTiers: [{ from: '0', rate: '140' }] }],
  ['values.prices.1.strength', 'Line 1 has this', {}, { prices: [line, { ...line, strength: '5MG' }] }],
  ['values.prices.1.packUnits', 'whole number', {}, { prices: [line, { ...other, packUnits: '0' }] }],
  [
    'values.milestones',
    'come to 250,000 EUR, and the one-time fee is 250,000.5',
    { oneTimeFee: '250000.5' },
    {},
  ],
  ['values.royaltyMinimum', 'no royalty', { royalty: '' }, { royaltyTiers: [], royaltyBase: '' }],
  ['values.profitDeductions', 'no profit share', { profitShare: '' }, { profitBase: '' }],
  ['values.profitBase', 'no profit share', { profitShare: '' }, { profitDeductions: '' }],
  ['values.exclusivityCondition', 'not exclusive', { exclusivity: 'Non-exclusive' }, {}],
  ['supplyPrice', 'has a price of 1.30 EUR', { supplyPrice: '1.30' }, {}],
  [
    'values.milestones.0.due',
    'within 10 years',
    {},
    { milestones: [{ event: 'A', amount: '250000', due: '2999-01-01' }] },
  ],
] as const)('%s is told that it %s…', (path, message, terms, more) => {
  expect(faultsOf(terms, more)).toEqual({ [path]: expect.stringContaining(message) });
});

function tier(from: string) {
  return { from, rate: '5' };
}

test('what is no amount is told as that alone, also where others would be weighed against it', () => {
  expect(Object.keys(faultsOf({ supplyPrice: '1,2,5' }))).toEqual(['supplyPrice']);
  expect(Object.keys(faultsOf({ oneTimeFee: 'x' }))).toEqual(['oneTimeFee']);
});

test('a version is given out as it was issued, although its days lie beyond every horizon by now', () => {
  const milestones = [{ event: 'Signature', amount: '250000', due: '1990-01-01', refundable: false }];
  const issued = { ...valuedTerms, validUntil: '1989-01-01', values: { ...values, milestones } };
  const sheet = { version: 1, issuedAt: '1988-01-01T00:00:00.000Z', by: 'Ana', terms: issued };
  expect(termSheet.parse(sheet)).toEqual(sheet);
});
