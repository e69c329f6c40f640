import { expect, test } from 'vitest';
import { keptIds, keptSearch, launchOn, mostMatched, nextAlertAt } from './rules.ts';

test.each([
  ['none', '2026-11-21T10:00:00Z', 'Europe/London', null],
  ['instant', '2026-11-21T10:00:00Z', 'Europe/London', '2026-11-21T10:00:00.000Z'],
  ['daily', '2026-11-21T07:59:59Z', 'Europe/London', '2026-11-21T08:00:00.000Z'],
  ['daily', '2026-11-21T08:00:00Z', 'Europe/London', '2026-11-22T08:00:00.000Z'],
  ['daily', '2026-07-01T10:00:00Z', 'Europe/London', '2026-07-02T07:00:00.000Z'],
  // The clocks go forward on 29 March 2026, and back on 25 October.
  ['daily', '2026-03-28T09:00:00Z', 'Europe/London', '2026-03-29T07:00:00.000Z'],
  ['daily', '2026-10-24T09:00:00Z', 'Europe/London', '2026-10-25T08:00:00.000Z'],
  // It is the next day there already.
  ['daily', '2026-11-20T23:30:00Z', 'Asia/Kolkata', '2026-11-21T02:30:00.000Z'],
  ['daily', '2026-11-21T02:00:00Z', 'America/Los_Angeles', '2026-11-21T16:00:00.000Z'],
  // 21 November 2026 is a Saturday.
  ['weekly', '2026-11-21T10:00:00Z', 'Europe/London', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-23T08:00:00Z', 'Europe/London', '2026-11-30T08:00:00.000Z'],
  ['weekly', '2026-11-23T07:00:00Z', 'Europe/London', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-22T10:00:00Z', 'Pacific/Auckland', '2026-11-22T19:00:00.000Z'],
] as const)('the next %s alert after %s in %s', (rhythm, now, timeZone, next) => {
  expect(nextAlertAt(rhythm, new Date(now), timeZone)?.toISOString() ?? null).toBe(next);
});

test('a search keeps the numbers that it finds in rising order, and none where they are too many', () => {
  expect(keptIds([30, 4, 100])).toEqual([4, 30, 100]);
  const most = Array.from({ length: mostMatched }, (_, id) => id);
  expect(keptIds(most)).toEqual(most);
  expect(keptIds([...most, mostMatched])).toBeNull();
});

test('a launch within months is kept so, and asked for from the day on which it is asked', () => {
  const search = { searchChar: 'oral', launch: { market: 'US', to: '2027-11-26' } };
  const kept = keptSearch({ search, address: '?q=oral&launch=us:12m' });
  expect(kept).toEqual({ searchChar: 'oral', launch: 'us:12m' });
  expect(launchOn(kept, '2027-02-01')).toEqual({ ...search, launch: { market: 'US', to: '2028-02-01' } });
  const now = keptSearch({ search, address: '?launch=us:now' });
  expect(launchOn(now, '2027-02-01')).toMatchObject({ launch: { market: 'US', to: '2027-02-01' } });
  for (const address of ['', '?launch=us:..2027-11-26'])
    expect(launchOn(keptSearch({ search, address }), '2027-02-01')).toEqual(search);
  expect(keptSearch({ search: { searchChar: 'oral' }, address: '?launch=us:now' })).toEqual({
    searchChar: 'oral',
  });
});
