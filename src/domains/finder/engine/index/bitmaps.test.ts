import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmaps } from './bitmaps.ts';

function made(documents: number, ...sets: (readonly number[])[]): { bitmaps: Bitmaps; slots: number[] } {
  const bitmaps = new Bitmaps(documents);
  bitmaps.cover(documents);
  const slots = sets.map((set) => {
    const slot = bitmaps.allocate();
    for (const document of set) bitmaps.add(slot, document);
    return slot;
  });
  return { bitmaps, slots };
}

function read(bitmaps: Bitmaps, slot: number): number[] {
  const documents: number[] = [];
  bitmaps.each(slot, (document) => documents.push(document));
  return documents;
}

const documents = 700;
const set = fc
  .uniqueArray(fc.nat(documents - 1), { maxLength: documents })
  .map((all) => all.sort((a, b) => a - b));

test('the kernel counts and combines as plain sets do', () => {
  fc.assert(
    fc.property(set, set, (a, b) => {
      const { bitmaps, slots } = made(documents, a, b, [0, 699]);
      const [first, second, to] = slots as [number, number, number];
      const both = a.filter((document) => b.includes(document));
      expect(bitmaps.countBoth(first, second)).toBe(both.length);
      expect(bitmaps.count(first)).toBe(a.length);
      bitmaps.and(to, first, second);
      expect(read(bitmaps, to)).toEqual(both);
      bitmaps.or(to, first, second);
      expect(read(bitmaps, to)).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y));
      bitmaps.copy(to, first);
      expect(read(bitmaps, to)).toEqual(a);
    }),
    { numRuns: 300 },
  );
});

test('full bitmaps count every bit, the last of each word included', () => {
  const all = Array.from({ length: 512 }, (_, document) => document);
  const { bitmaps, slots } = made(512, all, [31, 32, 63, 64, 255, 256, 511]);
  expect(bitmaps.count(slots[0] as number)).toBe(512);
  expect(bitmaps.countBoth(slots[0] as number, slots[1] as number)).toBe(7);
});

test('a bitmap of the documents since a month leaves out the earlier and the undated', () => {
  const months = [0, 1, 24_299, 24_300, 24_301, 65_535, 0, 32_768];
  const { bitmaps, slots } = made(300, [5, 299]);
  for (const [document, month] of months.entries()) bitmaps.setMonth(document, month);
  const since = (month: number) => {
    bitmaps.since(slots[0] as number, month);
    return read(bitmaps, slots[0] as number);
  };
  expect(since(24_300)).toEqual([3, 4, 5, 7]);
  expect(since(1)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(since(65_535)).toEqual([5]);
});

test.each([16, 32] as const)('numbers of %i bits are between two others, at the ends too', (bits) => {
  const { bitmaps, slots } = made(300, []);
  const [slot = 0] = slots;
  const numbers = bitmaps.allocateNumbers(bits);
  const most = 2 ** bits - 1;
  const all = [0, 1, 7, 8, 9, 32_767, 32_768, most, 0, 8];
  for (const [document, number] of all.entries()) bitmaps.setNumber(numbers, document, number);
  const between = (low: number, high: number) => {
    bitmaps.between(slot, numbers, low, high);
    return read(bitmaps, slot);
  };
  expect(between(1, most)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  expect(between(8, 8)).toEqual([3, 9]);
  expect(between(7, 32_767)).toEqual([2, 3, 4, 5, 9]);
  expect(between(32_768, most)).toEqual([6, 7]);
  expect(between(10, 11)).toEqual([]);
  bitmaps.cover(100_000);
  bitmaps.setNumber(numbers, 99_999, 9);
  expect(between(9, 10)).toEqual([4, 99_999]);
});

test('growing by documents and by bitmaps keeps what the bitmaps hold', () => {
  const { bitmaps, slots } = made(256, [0, 255], [7], [255]);
  bitmaps.setMonth(255, 24_300);
  bitmaps.cover(100_000);
  expect(slots.map((slot) => read(bitmaps, slot))).toEqual([[0, 255], [7], [255]]);
  const more = Array.from({ length: 50 }, () => bitmaps.allocate());
  expect(more.map((slot) => bitmaps.count(slot))).toEqual(Array(50).fill(0));
  expect(slots.map((slot) => read(bitmaps, slot))).toEqual([[0, 255], [7], [255]]);
  bitmaps.since(more[0] as number, 1);
  expect(read(bitmaps, more[0] as number)).toEqual([255]);
});

test('a released bitmap comes back empty', () => {
  const { bitmaps, slots } = made(256, [1, 2, 3]);
  bitmaps.release(slots[0] as number);
  expect(read(bitmaps, bitmaps.allocate())).toEqual([]);
});
