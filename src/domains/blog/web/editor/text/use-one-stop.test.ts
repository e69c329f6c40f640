import { expect, test } from 'vitest';
import { nextOf } from './use-one-stop.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 0],
  ['ArrowLeft', 0, 9],
  ['ArrowLeft', 5, 4],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['ArrowDown', 5, null],
  ['Enter', 5, null],
] as const)('%s leads from the tool %d of ten to %s', (key, at, next) => {
  expect(nextOf(key, at, 10)).toBe(next);
});
