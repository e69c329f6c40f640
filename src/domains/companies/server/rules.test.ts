import { expect, test } from 'vitest';
import { regionOf } from './rules.ts';

test.each([
  ['India', 'Asia'],
  [' india ', 'Asia'],
  ['GERMANY', 'Europe'],
  ['Canada', 'North America'],
  ['Brazil', 'Rest of the World'],
  ['Atlantis', 'Rest of the World'],
])('%j lies in %s, however it was typed', (country, region) => {
  expect(regionOf(country)).toBe(region);
});

test.each(['', ' ', '-'])('%j names no country', (country) => {
  expect(regionOf(country)).toBeUndefined();
});
