import { expect, test } from 'vitest';
import { kept } from './rules.ts';

test('a text is read once, until too many are known', () => {
  const read: string[] = [];
  const length = kept((text) => read.push(text) && text.length, 2);
  for (const text of ['one', 'one', 'three', 'four', 'one']) expect(length(text)).toBe(text.length);
  expect(read).toEqual(['one', 'three', 'four', 'one']);
});

test('what is longer than any name is read each time, and not kept', () => {
  const read: number[] = [];
  const length = kept((text) => read.push(text.length) && text.length);
  for (const letters of [400, 400, 401, 401]) expect(length('x'.repeat(letters))).toBe(letters);
  expect(read).toEqual([400, 401, 401]);
});
