import { expect, test } from 'vitest';
import { continues, transactionsKept } from './database-position.ts';

const before = { history: 'one server', horizon: 5_000 };

test.each([
  ['nothing happened', { ...before }, true],
  ['other transactions', { ...before, horizon: 6_000 }, true],
  ['another server', { history: 'another', horizon: 6_000 }, false],
  ['numbers that go back', { ...before, horizon: 4_999 }, false],
  ['more than is kept', { ...before, horizon: 5_000 + transactionsKept }, false],
])('whether changes can be told after %s', (_, now, expected) => {
  expect(continues(before, now)).toBe(expected);
});
