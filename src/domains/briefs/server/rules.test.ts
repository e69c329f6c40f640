import { expect, test } from 'vitest';
import { answersOf, isTooLong, lineWords, orderOfNumbers, productWords } from './rules.ts';

const line = {
  ...{ product: 'Amlodipine tablets', strength: '5 mg', packUnits: '30', markets: ['EU', 'UK'] },
  ...{ volumes: ['120000', '', '150000'], targetPrice: '1.25', documents: 'CPP\nstability data' },
};
const bare = {
  ...{ product: 'Metformin', strength: '', packUnits: '', markets: [], volumes: [] },
  ...{ targetPrice: '', documents: '' },
};
const wanted = { firstYear: 2027, currency: 'EUR', supplyRequired: 'With Supply' };

test('a line is told in a sentence, with what it says and nothing else', () => {
  expect(lineWords(line, wanted)).toBe(
    'Amlodipine tablets, 5 mg, packs of 30, for EU, UK: 120,000 packs in 2027, 150,000 packs in 2029. Target price: 1.25 EUR a pack. Documents: CPP, stability data.',
  );
  expect(lineWords(bare, wanted)).toBe('Metformin.');
});

test('each kind of listing is asked by the form of its kind', () => {
  const other = { ...bare, markets: ['UK', 'Brazil'] };
  expect(answersOf('dossier', wanted, [bare, { ...other, product: 'Other' }])).toEqual({
    ...{ marketsOfInterest: 'UK, Brazil', supplyRequired: 'With Supply' },
    indicativeVolumes: 'Metformin.\nOther, for UK, Brazil.',
  });
  expect(answersOf('supplier', wanted, [bare, other])).toEqual({
    ...{ gmpStatusRequired: 'That of UK, Brazil', dosageFormsOfInterest: 'Metformin' },
    ...{ indicativeVolumes: 'Metformin.\nMetformin, for UK, Brazil.', specialCapabilitiesRequired: '' },
  });
});

test('what a form cannot take is told from what it can', () => {
  expect(isTooLong({ a: 'x'.repeat(4000) })).toBe(false);
  expect(isTooLong({ a: '', b: 'x'.repeat(4001) })).toBe(true);
});

test('the requests of one owner are numbered together, and the owners in an order that is drawn', () => {
  const asked = [1, 2, 1, 3, 2].map((companyId, place) => ({ companyId, place }));
  const drawn = [0.9, 0.1, 0.5];
  const order = orderOfNumbers(asked, () => drawn.shift() ?? 0);
  expect(order.map(({ companyId, place }) => [companyId, place])).toEqual([
    [2, 1],
    [2, 4],
    [3, 3],
    [1, 0],
    [1, 2],
  ]);
});

test.each([
  [
    'Levetiracetam Film-coated Tablets 500 mg',
    'levetiracetam',
    'Film Coated Tablets',
    'Levetiracetam Film-coated Tablets',
  ],
  [
    'LevoFit (levetiracetam) 500 mg',
    'levetiracetam',
    'Film Coated Tablets',
    'Levetiracetam Film Coated Tablets',
  ],
  ['levetiracetam tablets', 'levetiracetam', 'Tablets', 'Levetiracetam tablets'],
  ['Levetiracetam', 'levetiracetam', '', 'Levetiracetam'],
])(
  'a line for “%s” begins as its title writes molecule and form, and never small',
  (title, molecule, form, words) => {
    expect(productWords(title, molecule, form)).toBe(words);
  },
);
