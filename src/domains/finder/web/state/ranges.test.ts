import { expect, test } from 'vitest';
import type { RangeFilter } from './finder-shape.ts';
import { rangeWords, readEnds, sentEnds, typedEnd } from './ranges.ts';

const fee: RangeFilter = {
  kind: 'range',
  of: 'numbers',
  name: 'fee',
  param: 'fee',
  label: 'Fee',
  unit: 'EUR',
  most: 1_000_000,
};
const seen: RangeFilter = { ...fee, of: 'months', unit: '' };

test.each([
  [fee, '10000..50000', { from: 10_000, to: 50_000 }, '10,000 to 50,000 EUR'],
  [fee, '0.5..', { from: 0.5 }, 'from 0.5 EUR'],
  [fee, '..9', { to: 9 }, 'up to 9 EUR'],
  [{ ...fee, unit: '%' }, '5..5', { from: 5, to: 5 }, '5%'],
  [seen, '2025-01..2025-12', { from: '2025-01', to: '2025-12' }, 'Jan 2025 to Dec 2025'],
])('%j %s is sent and said as it is meant', (filter, written, sent, words) => {
  expect(sentEnds(filter as RangeFilter, written)).toEqual(sent);
  expect(rangeWords(filter as RangeFilter, written)).toBe(words);
});

test.each([
  [fee, ''],
  [fee, '5'],
  [fee, '..'],
  [fee, '5..4'],
  [fee, '1..2..3'],
  [fee, '-1..'],
  [fee, '1e3..'],
  [fee, '..1000001'],
  [fee, 'NaN..'],
  [seen, '2025..'],
  [seen, '2025-13..'],
  [seen, '2025-02..2025-01'],
])('nobody can ask for %j %s', (filter, written) => {
  expect(readEnds(filter, written)).toBeNull();
});

test.each([
  [fee, 'from', '45,000', '45000'],
  [fee, 'from', ' 45k ', '45000'],
  [fee, 'to', '0.11m', '110000'],
  [fee, 'to', '1.5', '1.5'],
  [fee, 'to', '', ''],
  [fee, 'to', 'cheap', undefined],
  [fee, 'to', '2m', undefined],
  [fee, 'to', '45,00', undefined],
  [seen, 'from', '2025', '2025-01'],
  [seen, 'to', '2025', '2025-12'],
  [seen, 'to', '3/2025', '2025-03'],
  [fee, 'to', '145.000', undefined],
  [fee, 'to', '1.250m', undefined],
  [fee, 'to', '0.75m', '750000'],
  [seen, 'to', '2025-3', '2025-03'],
  [seen, 'to', '13/2025', undefined],
] as const)('what is typed: %j %s %s', (filter, end, typed, read) => {
  expect(typedEnd(filter, end, typed)).toBe(read);
});
