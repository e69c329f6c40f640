import { expect, test } from 'vitest';
import { dayIn } from './day-in.ts';

test('a day ends with its last second, in each zone at its own', () => {
  const at = (time: string) => ['UTC', 'Asia/Kolkata', 'UTC'].map((zone) => dayIn(zone, new Date(time)));
  expect(at('2026-11-25T18:29:59.999Z')).toEqual(['2026-11-25', '2026-11-25', '2026-11-25']);
  expect(at('2026-11-25T18:30:00.000Z')).toEqual(['2026-11-25', '2026-11-26', '2026-11-25']);
  expect(at('2026-11-25T23:59:59.999Z')).toEqual(['2026-11-25', '2026-11-26', '2026-11-25']);
  expect(at('2026-11-26T00:00:00.000Z')).toEqual(['2026-11-26', '2026-11-26', '2026-11-26']);
});

test('what no four digits hold is the first or the last day that they do', () => {
  expect(dayIn('Asia/Kolkata', new Date(-8.64e15))).toBe('1000-01-02');
  expect(dayIn('America/New_York', new Date(8.64e15))).toBe('9999-12-29');
});
