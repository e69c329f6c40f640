import { expect, test } from 'vitest';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { knownTerms, valuesKnown } from './known-terms.ts';

const none = {
  ...{ fee: null, price: null, royalty: null, profitShare: null },
  ...{ batchSize: null, shelfLife: null, leadTime: null },
} as unknown as Dossier['numbers'];
const silent = {
  ...{ oneTimeFee: '-', royalty: '', profitShare: 'NA', supplyPrice: '', exclusivity: '' },
  availableGeographies: ['US', 'EU', 'LatAm'],
};
const listing = (says: object, numbers: object = {}) =>
  ({
    dealContours: { ...silent, ...says },
    manufacturingDetails: { batchSize: '', shelfLife: '', leadTime: 'NA', ...says },
    numbers: { ...none, ...numbers },
  }) as unknown as Dossier;
const ask = (markets: string, volumes = '') => [
  { label: 'Markets of interest', value: markets },
  { label: 'Indicative volumes', value: volumes },
];

test('what the listing states for certain stands in the fields, in its currency, and a span of two is only told', () => {
  const known = knownTerms(
    ask(''),
    listing(
      {
        ...{ oneTimeFee: 'EUR 90,000', royalty: '5-8 % of net sales', profitShare: '66.6:33.4' },
        ...{ supplyPrice: 'USD 1.85 per pack', exclusivity: 'semi exclusive' },
        ...{ batchSize: '200 L', shelfLife: '24 months', leadTime: '8 weeks' },
      },
      {
        fee: { from: 90_000, to: 90_000, currency: 'EUR' },
        royalty: { from: 5, to: 8 },
        profitShare: { from: 66.6, to: 66.6 },
        price: { from: 1.85, to: 1.85, currency: 'USD', per: 'pack' },
        batchSize: { from: 200, to: 200, unit: 'L' },
        shelfLife: { from: 24, to: 24 },
        leadTime: { from: 8, to: 8 },
      },
    ),
  );
  expect(valuesKnown(known)).toEqual({
    ...{ currency: 'EUR', oneTimeFee: '90000', priceUnit: 'pack', profitShare: '33.4' },
    ...{ exclusivity: 'Semi-exclusive', territory: 'US\nEU\nLatAm' },
    ...{ shelfLifeMonths: '24', leadTimeDays: '56' },
  });
  expect(known.royalty).toEqual({ from: 'the listing', words: '5-8 % of net sales' });
  expect(known.supplyPrice).toEqual({ from: 'the listing', words: 'USD 1.85 per pack' });
});

test('the territory is what was asked for of what is offered, and volumes stand where one year can hold them', () => {
  const known = knownTerms(ask('Germany, Brazil, Japan, MENA', '2,000,000 tablets a year'), listing({}));
  expect(known.territory).toEqual({
    from: 'the request',
    words: 'Germany, Brazil, Japan, MENA',
    value: 'EU\nLatAm',
  });
  expect(known.volumes?.value).toBe('2,000,000 tablets a year');
  expect(knownTerms(ask('Japan', 'Year 1: 1.500 packs\nYear 2: more'), listing({}))).toEqual({
    territory: { from: 'the request', words: 'Japan' },
    volumes: { from: 'the request', words: 'Year 1: 1.500 packs\nYear 2: more' },
  });
});

test.each(['EU: 50,000 packs, UK: 20,000 packs', '50,000 to 100,000 packs', '50,000 units an order'])(
  'volumes of %s stand as no first year',
  (volumes) => {
    const { volumes: known } = knownTerms(ask('Japan', volumes), listing({}));
    expect(known).toEqual({ from: 'the request', words: volumes });
  },
);

test('a fee for each territory is told, and no fee of the deal', () => {
  const oneTimeFee = 'EUR 45,000 per territory';
  const known = knownTerms(
    ask(''),
    listing({ oneTimeFee }, { fee: { from: 45_000, to: 45_000, currency: 'EUR' } }),
  );
  expect(known.oneTimeFee).toEqual({ from: 'the listing', words: oneTimeFee });
});

test('of a listing that is gone the request alone is known, and silence of both is nothing', () => {
  expect(valuesKnown(knownTerms(ask('UK'), null))).toEqual({ territory: 'UK' });
  expect(knownTerms(ask(''), listing({ availableGeographies: [] }))).toEqual({});
});
