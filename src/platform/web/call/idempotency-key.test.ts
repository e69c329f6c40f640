import { expect, test } from 'vitest';
import { answered, keyOf, newKey } from './idempotency-key.ts';

test('every key is another one', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

test('the same content has the same key until it is answered, and other content another', () => {
  const key = keyOf('a fee of 10');
  expect(keyOf('a fee of 20')).not.toBe(key);
  expect(keyOf('a fee of 10')).toBe(key);
  answered('a fee of 10');
  expect(keyOf('a fee of 10')).not.toBe(key);
});

test('what nobody answers is forgotten in the end, the oldest first', () => {
  const first = keyOf('first');
  for (let i = 0; i < 29; i += 1) keyOf(`search ${i}`);
  expect(keyOf('first')).toBe(first);
  for (let i = 29; i < 60; i += 1) keyOf(`search ${i}`);
  expect(keyOf('first')).not.toBe(first);
});
