import { expect, test } from 'vitest';
import { readMoney, readPrice, readQuantity } from '#domains/catalogue/contract/quantities.ts';
import { readSmall } from './testing/read-small.ts';

/** Listings that say nothing but an amount beside what they are. */
function readColumn(head: string, cells: readonly string[], answers: Record<string, string> = {}) {
  const heads = ['INN', 'Dosage form', 'Strength', head];
  const rows = cells.map((cell, at) => ['Ramipril', 'Tablets', `${at + 1} mg`, cell]);
  return readSmall([heads, ...rows], { answers: { [`use:${head}`]: 'supplyPrice', ...answers } });
}

test.each([
  ['Price EUR/1000 tabs', '12.50', 'EUR 12.50 per 1,000 tablets'],
  ['Price EUR/1000 tabs', '12,5 - 13,5', 'EUR 12.5 - 13.5 per 1,000 tablets'],
  ['Price per 1,000 caps (USD)', '24', 'USD 24 per 1,000 capsules'],
  ['Preis (EUR) je 1.000 Stk.', '12,5', 'EUR 12.5 per 1,000 units'],
  ['USD per pack of 30', '4.20', 'USD 4.20 per pack of 30'],
  ['Preis pro Packung à 30 Tabletten, €', '4,20', 'EUR 4.20 per pack of 30 tablets'],
  ['Precio por comprimido (€)', '0,02', 'EUR 0.02 per tablet'],
  ['€ct/Tbl.', '2,5', 'EUR 0.025 per tablet'],
  ['Pack price (EUR)', '3.10', 'EUR 3.10 per pack'],
  ['Price EUR/vial', 'USD 7', 'USD 7 per vial'],
  ['Price EUR/vial', 'EUR 70 per 10 vials', 'EUR 70 per 10 vials'],
  ['Price EUR/vial', 'on request', 'on request'],
])('a price below %s: %s is %s', (head, cell, value) => {
  const { open, of } = readColumn(head, [cell]);
  expect([open, of('supplyPrice')]).toEqual([[], [value]]);
  if (/\d/.test(cell)) expect(readPrice(value)).not.toBeNull();
});

test('what a head does not say of its prices is asked once, and nothing taken before', () => {
  const cells = ['12.50', '13.00', '14'];
  const heads: [string, Record<string, string>, string][] = [
    ['Preis je 1.000 Stk.', { currency: 'EUR' }, 'EUR 12.50 per 1,000 units'],
    ['Price USD/1000', { basis: '1,000 tablets' }, 'USD 12.50 per 1,000 tablets'],
    ['ct/Tbl.', { currency: 'EUR' }, 'EUR 0.125 per tablet'],
    ['Price EUR / 10x10', { basis: 'none' }, 'EUR 12.50'],
    ['Supply price', { currency: 'USD' }, 'USD 12.50'],
    ['Supply price (EUR/USD)', { currency: 'EUR' }, 'EUR 12.50'],
  ];
  for (const [head, answers, value] of heads) {
    const ids = Object.entries(answers).map(([id, answer]): [string, string] => [`${id}:${head}`, answer]);
    const asked = readColumn(head, cells);
    expect(asked.open).toEqual(ids.map(([id]) => id));
    expect(asked.drafts.every(({ faults }) => faults.length > 0)).toBe(true);
    expect(readColumn(head, cells, Object.fromEntries(ids)).of('supplyPrice')[0]).toBe(value);
  }
});

test('a cell that says more than its head allows for comes back', () => {
  const { of } = readColumn('Price EUR/1000 tabs', ['12.50 (from 1 million)', '12.50']);
  expect(of('supplyPrice')).toEqual([
    expect.stringMatching('cannot be read for certain with what its head says'),
    'EUR 12.50 per 1,000 tablets',
  ]);
});

test('a column of costs is left out, whatever else stands above it', () => {
  for (const head of ['Cost EUR/1000 tabs', 'API cost', 'Margin %', 'EK-Preis/Stk.']) {
    const { columns } = readColumn(head, ['1']);
    expect(columns.find((column) => column.head === head)?.target).toBe('none');
  }
});

test.each([
  ['Batch size', '1.2 Mio', '1.2 million tablets', 1_200_000],
  ['Batch size', '1,5 Mio. Tbl.', '1.5 million tablets', 1_500_000],
  ['Batch size', '500k', '500k tablets', 500_000],
  ['Batch size', '2 million', '2 million tablets', 2_000_000],
  ['Batch size', '300 Tsd. Stück', '300 thousand units', 300_000],
  ['Batch size', '1.000.000', '1.000.000 tablets', 1_000_000],
  ['Batch size', '1,000,000', '1,000,000 tablets', 1_000_000],
  ['Batch size (Tsd. Tbl.)', '250', '250000 tablets', 250_000],
  ['Batch size, k caps', '1.5', '1500 capsules', 1_500],
  ['Chargengröße (kg)', '120', '120 kg', 120],
])('a quantity below %s: %s is %s', (head, cell, value, number) => {
  const { of } = readColumn(head, [cell], { [`unit:${head}`]: 'tablets' });
  expect(of('batchSize')).toEqual([value]);
  expect(readQuantity(value)?.from).toBe(number);
});

test('thousands that a head may mean are asked, and those that it means are counted', () => {
  const fee = (head: string, cell: string, answers = {}) => {
    const { open, of } = readColumn(head, [cell], answers);
    return [...open, ...of('oneTimeFee')];
  };
  expect(fee('Licence fee (kEUR)', '45')).toEqual(['EUR 45000']);
  expect(fee('Lizenzgebühr T€', '1,5')).toEqual(['EUR 1500']);
  expect(fee('Upfront (Mio. EUR)', '1.2')).toEqual(['EUR 1200000']);
  expect(fee("Licence fee EUR '000", '45 - 60')).toEqual(['EUR 45000 - 60000']);
  expect(fee('Licence fee (kEUR)', '45k')).toEqual([expect.stringMatching('cannot be read for certain')]);
  expect(fee('Licence fee (kEUR)', 'EUR 45')).toEqual([expect.stringMatching('cannot be read for certain')]);
  expect(fee('Upfront USD m', '2')[0]).toBe('times:Upfront USD m');
  expect(fee('Upfront USD m', '2', { 'times:Upfront USD m': '1000000' })).toEqual(['USD 2000000']);
});

test('what a head says is not lost with what is no bare number', () => {
  const price = (cell: string) => readColumn('Supply price (EUR)', [cell]).of('supplyPrice')[0];
  expect(['from 0.85', '0,85/0,90', '< 1', 'on request', 'USD 1', '1.5k€'].map(price)).toEqual([
    ...['from 0.85 (EUR)', '0.85/0.90 (EUR)', '< 1 (EUR)', 'on request', 'USD 1', '1.5k€'],
  ]);
  expect(readMoney(String(readColumn('Licence fee (EUR)', ['ca. 20k']).of('oneTimeFee')[0]))?.from).toBe(
    20_000,
  );
  expect(readColumn('Royalty (%)', ['max 5', '5', '40:60']).of('royalty')).toEqual([
    'max 5 (%)',
    '5%',
    '40:60',
  ]);
  expect(readColumn('Batch size (k)', ['300 tablets']).of('batchSize')).toEqual([
    expect.stringMatching('cannot be read for certain'),
  ]);
});
