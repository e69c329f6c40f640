import { describe, expect, it } from 'vitest';
import { given, givenList, preciseRating, priceLine, splitGmpText, yearsWords } from './display.ts';

describe('what a supplier left open', () => {
  it.each(['', '  ', '-', 'null', ' NULL ', null, undefined])('is nothing: %j', (value) => {
    expect(given(value)).toBe('');
    expect(priceLine(value ?? null)).toBe('');
  });

  it('leaves no entry in a list, and no entry stands twice', () => {
    expect(givenList(['Tablets', '', 'null'], ['Gel', 'Tablets '])).toEqual(['Tablets', 'Gel']);
  });
});

it('writes the price to the letter', () => {
  expect(priceLine('0.8')).toBe('$ 0.8 cc per unit');
});

it('counts one year of operation and many years', () => {
  expect([0, 1, 2].map(yearsWords)).toEqual([
    '0 years of operation',
    '1 year of operation',
    '2 years of operation',
  ]);
});

it('takes the GMP text apart at its semicolons', () => {
  expect(splitGmpText('NMPA; PMDA;; KFDA ;')).toEqual(['NMPA', 'PMDA', 'KFDA']);
});

it('is as precise as the fraction: quarters and halves as they are, tenths otherwise, within 0 to 5', () => {
  expect([0, 3.1, 3.25, 3.5, 5, 3.27, 4.75, -1, 7, Number.NaN].map(preciseRating)).toEqual([
    0, 3.1, 3.25, 3.5, 5, 3.3, 4.75, 0, 5, 0,
  ]);
});
