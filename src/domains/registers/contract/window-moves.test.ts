import { expect, test } from 'vitest';
import { movedWords, type WindowStand } from './window-moves.ts';

const until = (day: string | null, state: WindowStand['state'] = 'waits'): WindowStand => ({
  ...{ state, earliest: day ?? '2026-11-23', hardUntil: day, softUntil: null, asOf: '2026-11-10' },
});

test('of what moved the two days are told, and of nothing listed the day of what was read', () => {
  const told = (before: WindowStand, now: WindowStand) => movedWords(before, now, '2026-11-23');
  expect(told(until('2027-05-21'), until('2028-04-01'))).toBe('21 May 2027 → 1 Apr 2028');
  expect(told(until('2027-05-21'), until(null, 'open'))).toBe(
    '21 May 2027 → nothing listed as of 10 Nov 2026',
  );
  expect(told(until('2027-05-21'), { ...until(null, 'unknown'), asOf: null })).toBe('21 May 2027 → unknown');
});
