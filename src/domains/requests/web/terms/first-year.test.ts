import { expect, test } from 'vitest';
import { terms, valuedTerms } from '#testing/sample-terms.ts';
import { firstYear } from './first-year.ts';

function of(changes: Partial<Parameters<typeof firstYear>[0]>) {
  return firstYear({ ...terms, ...changes });
}

test('the first year is volume times price, with currency and unit, and says how', () => {
  expect(of({})).toEqual({ value: '125,000 EUR', how: '100,000 × 1.25 EUR per pack of 30 tablets' });
  expect(of({ priceUnit: '', volumes: ['33,333'], supplyPrice: '0.84' })).toEqual({
    value: '27,999.72 EUR',
    how: '33,333 × 0.84 EUR',
  });
});

test.each([
  ['125000', 'at least 125,000 packs a year: 156,250 EUR'],
  ['100000', undefined],
  ['', undefined],
])('beside a volume of 100,000 an MOQ of %s is told as %s', (moq, least) => {
  const [line, other] = valuedTerms.values?.prices ?? [];
  const prices =
    line && other
      ? [
          { ...line, moq },
          { ...other, moq: '900000' },
        ]
      : [];
  const values = valuedTerms.values && { ...valuedTerms.values, prices };
  expect(of({ values })).toMatchObject({ value: '125,000 EUR', ...(least && { least }) });
  expect('least' in of({ values })).toBe(least !== undefined);
  // Of which line the price is nobody says.
  const twice = values && { ...values, prices: prices.map((one) => ({ ...one, price: '1.25' })) };
  expect(of({ values: twice })).not.toHaveProperty('least');
});

test.each(['100000 packs', '100,000 Pack', '100 000 units'])(
  'a volume of %s counts what the price is for',
  (volume) => {
    expect(of({ volumes: [volume] }).value).toBe('125,000 EUR');
  },
);

test.each([
  [{ supplyPrice: '' }, 'no supply price'],
  [{ volumes: [] }, 'no volume for the first year'],
  [{ volumes: ['', '100000'] }, 'no volume for the first year'],
  [{ volumes: ['about 100000'] }, '“about 100000” is no volume'],
  [{ volumes: ['1.105'] }, '“1.105” is no volume'],
  [{ volumes: ['1 M packs'] }, '“1 M packs” is no volume'],
  [{ volumes: ['100,00'] }, '“100,00” is no volume'],
  [{ volumes: ['3000000 tablets'] }, 'counts tablets, and the price is per pack of 30 tablets'],
  [{ volumes: ['2000000'], priceUnit: '1,000 tablets' }, 'does not say how many of those'],
  [{ volumes: ['2000000 units'], priceUnit: '100 tablets' }, 'does not say how many of those'],
  [
    { volumes: ['100000 packs'], priceUnit: '' },
    'counts packs, and the price is for a unit that is not named',
  ],
])('of %j the value is unknown, and why is said', (changes, why) => {
  expect(of(changes)).toEqual({ value: null, why: expect.stringContaining(why) });
});
