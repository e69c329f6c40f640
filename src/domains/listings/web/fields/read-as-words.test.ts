import { expect, test } from 'vitest';
import { readAsWords } from './read-as-words.ts';

test.each([
  ['money', 'EUR 45,000 - 63,000 per territory', 'Read as EUR 45,000 to 63,000'],
  ['money', 'Nil', 'Read as 0'],
  ['money', 'EUR 45.000', 'No number can be read: sorting and filters leave it out'],
  ['price', '$1.85/vial', 'Read as USD 1.85 per vial'],
  ['percent', '40:60', 'Read as 40%'],
  ['quantity', 'One batch per strength', 'Read as 1 batch'],
  ['months', '2-3 years', 'Read as 24 to 36 months'],
  ['weeks', '90 days from order', 'Read as 12.9 weeks'],
  ['month', '14.03.2025', 'Read as Mar 2025'],
  ['month', ' ', null],
] as const)('of %s, %j is told: %s', (reads, words, says) => {
  expect(readAsWords(reads, words, false)).toBe(says);
});

test('beside an error of the field it is not told once more that no number can be read', () => {
  expect(readAsWords('money', 'EUR 45.000', true)).toBeNull();
  expect(readAsWords('money', 'EUR 45,000', true)).toBe('Read as EUR 45,000');
});
