import { expect, test } from 'vitest';
import { unitsOfPrice } from './price-unit.ts';

test.each([
  ['pack of 30 tablets', 30],
  ['Tablet', 1],
  ['1,000 tablets', 1000],
  ['box of 10 vials', 10],
  ['bottle of 90 mL', null],
  ['kilogram', null],
  ['pack', null],
  ['2 packs of 30 tablets', null],
  ['', null],
])('a price for ‘%s’ is one of %s units', (words, units) => {
  expect(unitsOfPrice(words)).toBe(units);
});
