import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test('the marks are round, and the last is as high as the highest bar', () => {
  expect(chartScale(7, true)).toEqual([0, 2, 4, 6, 8]);
  expect(chartScale(40, true)).toEqual([0, 10, 20, 30, 40]);
  expect(chartScale(41, true)).toEqual([0, 20, 40, 60, 80]);
  expect(chartScale(97.5, false)).toEqual([0, 25, 50, 75, 100]);
  expect(chartScale(170, false)).toEqual([0, 50, 100, 150, 200]);
  expect(chartScale(0.7, false).at(-1)).toBeCloseTo(0.8);
});

test('what is counted has no marks between whole numbers', () => {
  expect(chartScale(1, true)).toEqual([0, 1, 2, 3, 4]);
  expect(chartScale(0, true)).toEqual([0, 1, 2, 3, 4]);
});
