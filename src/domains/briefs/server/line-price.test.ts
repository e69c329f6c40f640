import { expect, test } from 'vitest';
import { priceLine } from '#domains/requests/contract/deal-values.ts';
import { linePrice } from './line-price.ts';

const prices = [
  ['500 mg', '60', '9.5'],
  ['500 mg', '30', '10.25'],
  ['250 mg', '30', '2'],
].map(([strength, packUnits, price]) => priceLine.parse({ strength, packUnits, price }));
const asked = (strength: string, packUnits: string) => ({ strength, packUnits });

test.each([
  [[asked('250MG', '30')], { low: '2', high: '2', of: 'pack of 30, 250 mg' }],
  [
    [asked('500 mg', '30'), asked('500 mg', '60')],
    { low: '9.5', high: '10.25', of: 'pack, 2 strengths and packs' },
  ],
  [[asked('1 g', '10')], { low: '2', high: '10.25', of: 'pack, 3 strengths and packs' }],
])('of an offer by strength and pack that was asked for %j the price is told', (lines, told) => {
  expect(linePrice(prices, lines)).toEqual(told);
});

test('an offer without lines has no price by them', () => {
  expect(linePrice([], [asked('5 mg', '30')])).toBeNull();
});
