import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Waits } from './waiting-count.tsx';

const text = (waiting: { count: number; more: boolean } | null) =>
  renderToStaticMarkup(<Waits waiting={waiting} />).replace(/<[^>]+>/g, '');

test('the bar says how many requests wait, of more than are counted that there are more, and of none nothing', () => {
  expect(text({ count: 1, more: false })).toBe(', 1 waits for you');
  expect(text({ count: 12, more: false })).toBe(', 12 wait for you');
  expect(text({ count: 99, more: true })).toBe(', 99+ wait for you');
  expect(text({ count: 0, more: false })).toBe('');
  expect(text(null)).toBe('');
});

test('its place is kept while the number is not known, unless nothing waited last, and goes where nothing waits', () => {
  const place = (waiting: { count: number; more: boolean } | null, wasNothing: boolean) =>
    renderToStaticMarkup(<Waits waiting={waiting} wasNothing={wasNothing} />) !== '';
  expect([place(null, false), place(null, true)]).toEqual([true, false]);
  expect([place({ count: 0, more: false }, false), place({ count: 1, more: false }, true)]).toEqual([
    false,
    true,
  ]);
});
