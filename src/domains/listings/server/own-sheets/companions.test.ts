import { expect, test } from 'vitest';
import { readSmall } from './testing/read-small.ts';

const asked = { 'use:Price': 'supplyPrice' };

test('a column of units says in what the numbers before it are, row by row', () => {
  const { open, of, notes } = readSmall([
    ['INN', 'Form', 'Strength', 'Unit', 'MOQ', 'UoM', 'Shelf life', 'Unit'],
    ['Ramipril', 'Tablets', '5', 'mg', '20000', 'packs', '24', 'months'],
    ['Apixaban', 'Tablets', '75', 'mcg', '1,5 Mio.', 'Tbl.', '2', 'Jahre'],
    ['Losartan', 'Tablets', '50 mg', 'mcg', '', 'packs', '36m', 'months'],
  ]);
  expect(open).toEqual([]);
  expect(of('strengths')).toEqual(['5 mg', '75 mcg', '50 mg']);
  expect(of('minimumOrder')).toEqual(['20000 packs', '1.5 million tablets', '']);
  expect(of('shelfLife')).toEqual(['24 months', '2 years', '36 months']);
  expect(notes).toContain("The numbers of 'Strength' are in what 'Unit' says beside them.");
});

test('a column of currencies says of which an amount is, and of prices a column what they are of', () => {
  const { open, of } = readSmall(
    [
      ['INN', 'Form', 'Strength', 'Price', 'Price unit', 'Licence fee', 'Currency'],
      ['Ramipril', 'Tablets', '5 mg', '12,5', '1000 tabs', '20.000', 'EUR'],
      ['Ramipril', 'Tablets', '6 mg', '1.20', 'Packung', '25 000', '$'],
      ['Ramipril', 'Tablets', '7 mg', '1.20', 'per tablet', '', ''],
      ['Ramipril', 'Tablets', '8 mg', 'GBP 1.20', 'tablet', '', 'EUR'],
    ],
    { answers: { ...asked, 'decimal:Licence fee': 'comma' } },
  );
  expect(open).toEqual([]);
  expect(of('supplyPrice')).toEqual([
    'EUR 12.5 per 1000 tablets',
    'USD 1.20 per pack',
    "Its row names no currency that is known: ''",
    'GBP 1.20 per tablet',
  ]);
  expect(of('oneTimeFee').slice(0, 2)).toEqual(['EUR 20000', 'USD 25 000']);
});

test('a price that says what it is of has the currency of its head, or is asked for one', () => {
  const rows = (head: string) => [
    ['INN', 'Form', 'Strength', head],
    ['Ramipril', 'Tablets', '5 mg', '0,85 je Tablette'],
    ['Ramipril', 'Tablets', '6 mg', '0.02/tab'],
  ];
  expect(readSmall(rows('Price'), { answers: asked }).open).toEqual(['currency:Price']);
  const { of } = readSmall(rows('Preis (EUR)'), { answers: { 'use:Preis (EUR)': 'supplyPrice' } });
  expect(of('supplyPrice')).toEqual(['EUR 0.85 per tablet', 'EUR 0.02 per tablet']);
});

test('a cross in brackets, or with a question, is asked about', () => {
  const { open, drafts } = readSmall([
    ['INN', 'Form', 'Strength', 'EU', 'US'],
    ['Ramipril', 'Tablets', '5 mg', '(x)', 'x'],
    ['Ramipril', 'Tablets', '6 mg', 'x', 'yes?'],
  ]);
  expect(open).toEqual(['word:EU:(x)', 'word:US:yes?']);
  expect(drafts.map(({ faults }) => faults.length)).toEqual([1, 1]);
});
