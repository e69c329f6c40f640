import { expect, test } from 'vitest';
import { isMarked, noMarks, pressed, settled } from './marked.ts';

test('a press shows at once, stays where the server takes it, and goes back where it does not', () => {
  const wanted = pressed(noMarks, '7', true);
  expect(isMarked(wanted, '7')).toBe(true);
  expect(isMarked(settled(wanted, '7', true, false), '7')).toBe(false);
  const taken = settled(wanted, '7', true, true);
  expect([isMarked(taken, '7'), isMarked(taken, '8')]).toEqual([true, false]);
  expect(isMarked(settled(pressed(taken, '7', false), '7', false, true), '7')).toBe(false);
});

test('of two presses the last one shows, whatever is said of the first', () => {
  const twice = pressed(pressed(noMarks, '7', true), '7', false);
  const first = settled(twice, '7', true, true);
  expect(isMarked(first, '7')).toBe(false);
  expect(isMarked(settled(first, '7', false, true), '7')).toBe(false);
});

test('what was pressed shows over a list that was asked anew meanwhile', () => {
  const asked = { ...pressed(noMarks, '7', true), ids: new Set(['8']) };
  expect(['7', '8'].map((id) => isMarked(asked, id))).toEqual([true, true]);
});
