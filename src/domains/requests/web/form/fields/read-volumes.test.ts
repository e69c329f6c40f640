import { expect, test } from 'vitest';
import { readVolumes } from './read-volumes.ts';

test.each([
  ['12 M tablets a year', '12,000,000 tablets'],
  ['50 M tablets, 1.2 M vials', '50,000,000 tablets · 1,200,000 vials'],
  ['50 M, 200k vials', '50,000,000 · 200,000 vials'],
  ['2-3 lakh packs', '200,000 – 300,000 packs'],
] as const)('%j is told in figures: %s', (words, figures) => {
  expect(readVolumes(words)).toBe(figures);
});

test.each([
  '',
  '100,000 packs',
  '12 M tablets a year, forecast enclosed',
  'as much as you have',
  '45.000 packs',
  'Nil',
])('of %j nothing is told: it stands in figures, or is not understood to its last word', (words) => {
  expect(readVolumes(words)).toBeNull();
});
