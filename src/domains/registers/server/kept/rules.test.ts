import { expect, test } from 'vitest';
import { kept } from './rules.ts';

test('a text is read once, until too many are known', () => {
  const read: string[] = [];
  const length = kept((text) => read.push(text) && text.length, 2);
  for (const text of ['one', 'one', 'three', 'four', 'one']) expect(length(text)).toBe(text.length);
  expect(read).toEqual(['one', 'three', 'four', 'one']);
});
