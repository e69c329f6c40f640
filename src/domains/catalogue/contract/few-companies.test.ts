import { expect, test } from 'vitest';
import { type Resting, told, toldParts } from './few-companies.ts';

const of = (value: number, ...companies: number[]): Resting => ({ value, companies: new Set(companies) });
const five = [1, 2, 3, 4, 5];

test('a figure of four companies is not told, however large, and one of five is', () => {
  expect(told(of(1_000, 1, 2, 3, 4))).toBeNull();
  expect(told(of(5, ...five))).toBe(5);
  expect(told(of(0))).toBeNull();
});

test('with the one part that is hidden the next smallest is, as the total would give it away', () => {
  const parts = new Map([
    ['EU', of(9, 1, 2, 3, 4, 5, 6, 7)],
    ['US', of(6, ...five)],
    ['UK', of(2, 8, 9)],
  ]);
  expect(toldParts(parts)).toEqual(new Map([['EU', 9]]));
});

test('what is left untold rests on five companies together, not on two parts of the same two', () => {
  const parts = new Map([
    ['EU', of(9, 1, 2, 3, 4, 5, 6, 7)],
    ['US', of(6, ...five)],
    ['UK', of(2, 8, 9)],
    ['Africa', of(3, 8, 9)],
  ]);
  expect(toldParts(parts)).toEqual(new Map([['EU', 9]]));
  parts.set('Africa', of(3, 10, 11, 12));
  expect(toldParts(parts)).toEqual(
    new Map([
      ['EU', 9],
      ['US', 6],
    ]),
  );
});

test('where nothing is hidden all is told, and where all is small nothing', () => {
  expect(toldParts(new Map([['EU', of(5, ...five)]]))).toEqual(new Map([['EU', 5]]));
  expect(toldParts(new Map([['EU', of(5, 1, 2)]]))).toEqual(new Map());
  // A part of nothing is none, and hides nothing.
  expect(
    toldParts(
      new Map([
        ['EU', of(5, ...five)],
        ['US', of(0)],
      ]),
    ),
  ).toEqual(new Map([['EU', 5]]));
});
