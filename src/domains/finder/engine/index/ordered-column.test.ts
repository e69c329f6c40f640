import { expect, test } from 'vitest';
import { Bitmaps } from './bitmaps.ts';
import { OrderedColumn } from './ordered-column.ts';

function made(documents: number): {
  column: OrderedColumn;
  between: (from?: number, to?: number) => number[];
} {
  const bitmaps = new Bitmaps(documents);
  bitmaps.cover(documents);
  const column = new OrderedColumn(bitmaps);
  const slot = bitmaps.allocate();
  const between = (from?: number, to?: number) => {
    const found: number[] = [];
    const codes = column.codesBetween(from, to);
    if (codes) {
      column.between(slot, codes);
      bitmaps.each(slot, (document) => found.push(document));
    }
    return found;
  };
  return { column, between };
}

test('more values than 16 bits can number keep their order, and so do those that come between them', () => {
  const { column, between } = made(6_001);
  // Each lands in the middle of what is there, so that the room between two codes runs out again and again.
  for (let i = 0; i < 3_000; i++) {
    column.add(i, i);
    column.add(6_000 - i, 6_000 - i);
  }
  column.add(3_000, null);
  expect(column.limit).toBeGreaterThan(2 ** 16);
  expect(between(2_998, 3_002)).toEqual([2_998, 2_999, 3_001, 3_002]);
  expect(between(5_999.5)).toEqual([6_000]);
  expect(between(undefined, 1)).toEqual([0, 1]);
  column.change(3_000, 0.5);
  expect(between(0, 1)).toEqual([0, 1, 3_000]);
  expect([...column.terms(false)]).toHaveLength(6_002);
});

test('a value that no document has any more makes room for another one', () => {
  const { column, between } = made(300);
  column.add(7, 1);
  for (let value = 2; value < 200; value++) column.change(7, value);
  expect([...column.terms(false)]).toHaveLength(2);
  expect(between(199, 199)).toEqual([7]);
  column.remove(7);
  expect(between()).toEqual([]);
});
