import { expect, test } from 'vitest';
import { scalesOf } from './scales.ts';

const curveOf = (...costs: string[]) =>
  costs.map((cost) => ({ multiplier: '1', costs: [{ low: cost, high: cost }] }));

test('what a pack costs can be read off within one power of ten', () => {
  expect(scalesOf(curveOf('1.4', '5.2')).ticks).toEqual([1, 2, 5, 10]);
  expect(scalesOf(curveOf('0.04', '0.3')).ticks).toEqual([0.05, 0.1, 0.2]);
});
