import { expect, test } from 'vitest';
import { continues, isStill, transactionsKept } from './database-position.ts';

const before = { history: 'one server', horizon: 5_000, next: 5_000 };

test.each([
  ['nothing happened', { ...before }, true],
  ['other transactions', { ...before, horizon: 6_000, next: 6_000 }, true],
  ['another server', { history: 'another', horizon: 6_000, next: 6_000 }, false],
  ['numbers that go back', { ...before, horizon: 4_999, next: 4_999 }, false],
  [
    'more than is kept',
    { ...before, horizon: 5_000 + transactionsKept, next: 5_000 + transactionsKept },
    false,
  ],
])('whether changes can be told after %s', (_, now, expected) => {
  expect(continues(before, now)).toBe(expected);
});

test.each([
  ['nothing', before, before, true],
  ['another transaction decided', before, { ...before, next: 5_001 }, false],
  ['another one begun, that has written nothing yet', before, { ...before }, true],
  [
    'one that was under way decided, which moves no end',
    { ...before, horizon: 4_990 },
    { ...before, horizon: 4_990 },
    false,
  ],
  ['another server', before, { ...before, history: 'another' }, false],
])('whether the database stood still: %s', (_, first, now, expected) => {
  expect(isStill(first, now)).toBe(expected);
});
