import { expect, test } from 'vitest';
import { addMonths, addYears, earliest, inWords, latest } from './days.ts';

test.each([
  ['2026-11-21', 6, '2027-05-21'],
  ['2030-08-31', 6, '2031-02-28'],
  ['2033-11-30', 6, '2034-05-30'],
  ['2026-12-24', 12, '2027-12-24'],
  ['2026-11-23', 12, '2027-11-23'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 36, '2029-11-30'],
])('%s and %i months are %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test('the 29th of February has a year later the 28th', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
});

test('the first and the last of some days', () => {
  const days = ['2027-01-01', '2026-12-31', '2027-05-21'];
  expect([earliest(days), latest(days), latest([])]).toEqual(['2026-12-31', '2027-05-21', undefined]);
});

test('a day in words', () => {
  expect(inWords('2027-05-21')).toBe('21 May 2027');
});
