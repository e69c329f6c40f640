import { expect, test } from 'vitest';
import { pressOn } from './head-press.ts';

test('a press sorts upwards, the next downwards, and then upwards again', () => {
  expect(pressOn('fee', 'added')).toEqual({ sorted: undefined, next: 'fee' });
  expect(pressOn('fee', 'fee')).toEqual({ sorted: 'ascending', next: '-fee' });
  expect(pressOn('fee', '-fee')).toEqual({ sorted: 'descending', next: 'fee' });
});

test('where the end is looked for first, it comes first', () => {
  expect(pressOn('added', 'fee', true)).toEqual({ sorted: undefined, next: '-added' });
  expect(pressOn('added', '-added', true)).toEqual({ sorted: 'descending', next: 'added' });
  expect(pressOn('added', 'added', true)).toEqual({ sorted: 'ascending', next: '-added' });
});
