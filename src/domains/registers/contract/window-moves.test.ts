import { expect, test } from 'vitest';
import { movedByEdition, type WindowStand } from './window-moves.ts';

const until = (day: string | null, state: WindowStand['state'] = 'waits'): WindowStand => ({
  ...{ state, earliest: day ?? '2026-11-23', hardUntil: day, softUntil: null, asOf: '2026-11-10' },
});

test('what moved is told with the day of its edition, once', () => {
  const told = (before: WindowStand, now: WindowStand) => movedByEdition(before, now, '2026-11-23');
  expect(told(until('2027-05-21'), until('2028-04-01'))).toBe(
    '21 May 2027 → 1 Apr 2028, edition of 10 Nov 2026',
  );
  expect(told(until('2027-05-21'), until(null, 'open'))).toBe(
    '21 May 2027 → nothing listed as of 10 Nov 2026',
  );
  expect(told(until('2027-05-21'), { ...until(null, 'unknown'), asOf: null })).toBe('21 May 2027 → unknown');
});
