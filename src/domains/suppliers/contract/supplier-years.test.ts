import { expect, test } from 'vitest';
import { bandOfYears, establishedYear } from './supplier-years.ts';

test('every whole number of years lies in exactly one band', () => {
  expect([0, 5, 6, 10, 11, 20, 21, 150].map(bandOfYears)).toEqual([
    '<5',
    '<5',
    '6-10',
    '6-10',
    '10-20',
    '10-20',
    '20+',
    '20+',
  ]);
});

test('a plant that has worked for a year was established last year', () => {
  expect(establishedYear(1, new Date('2026-11-21'))).toBe(2025);
});
