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
