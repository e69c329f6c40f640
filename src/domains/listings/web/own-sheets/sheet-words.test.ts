import { expect, test } from 'vitest';
import { roomWords, stepWords } from './sheet-words.ts';

test('who would write more drafts than fit is told how many come back, before they write', () => {
  const words = (fresh: number, freeDrafts: number) =>
    roomWords({ counts: { new: fresh, change: 5, same: 0, back: 0 }, freeDrafts });
  expect(words(3000, 192)).toBe('192 drafts fit; 2,808 will come back.');
  expect(words(2, 1)).toBe('1 draft fits; 1 will come back.');
  expect(words(192, 192)).toBeNull();
});

test('a page says at which of its steps a sheet is', () => {
  expect(stepWords('failed')).toBe('Step 1 of 4: Reading');
  expect(stepWords('asking')).toBe('Step 2 of 4: Questions');
  expect(stepWords('done')).toBe('Step 4 of 4: Writing');
});
