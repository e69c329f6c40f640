import { expect, test } from 'vitest';
import { isStale } from './listing-age.ts';

const now = new Date('2026-07-01T12:00:00Z');

function daysAgo(days: number, seconds = 0): Date {
  return new Date(now.getTime() - (days * 24 * 3600 + seconds) * 1000);
}

test('a listing holds for 180 days after it came, and is stale from then on', () => {
  expect(isStale(null, daysAgo(180), now)).toBe(false);
  expect(isStale(null, daysAgo(180, 1), now)).toBe(true);
});

test('its owner’s word counts from when it was given', () => {
  expect(isStale(daysAgo(180), daysAgo(400), now)).toBe(false);
  expect(isStale(daysAgo(180, 1), daysAgo(400), now)).toBe(true);
});
