import { expect, test } from 'vitest';
import { roomWords } from './sheet-words.ts';

test('who would write more drafts than fit is told how many come back, before they write', () => {
  const words = (fresh: number, freeDrafts: number) =>
    roomWords({ counts: { new: fresh, change: 5, same: 0, back: 0 }, freeDrafts });
  expect(words(3000, 192)).toBe('192 drafts fit; 2,808 will come back.');
  expect(words(2, 1)).toBe('1 draft fits; 1 will come back.');
  expect(words(192, 192)).toBeNull();
});
