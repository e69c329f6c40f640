import { expect, test } from 'vitest';
import { countRows } from './row-counts.ts';

test('counts each value that is wanted, of however many documents, on top of what was counted', () => {
  const rowWords = 3;
  const rows = Uint32Array.from({ length: 700 * rowWords }, (_, at) => Math.imul(at + 1, 0x9e3779b1));
  const mask = Uint32Array.of(0xffff_ffff, 0, 0x8000_0f01);
  for (const length of [0, 1, 2, 3, 4, 254, 255, 256, 511, 700]) {
    const documents = Array.from({ length }, (_, at) => (at * 3) % 700);
    const counts = new Uint32Array(rowWords * 32).fill(7);
    countRows({ rows, rowWords }, documents, mask, counts);
    const expected = Array.from(counts, (_, value) => {
      const isWanted = ((mask[value >>> 5] as number) >>> (value & 31)) & 1;
      const has = (document: number) =>
        ((rows[document * rowWords + (value >>> 5)] as number) >>> (value & 31)) & 1;
      return 7 + (isWanted ? documents.filter(has).length : 0);
    });
    expect([...counts]).toEqual(expected);
  }
});

test('every document of a full sum may have a value', () => {
  const counts = new Uint32Array(32);
  countRows({ rows: Uint32Array.of(1), rowWords: 1 }, new Uint32Array(1_000), Uint32Array.of(1), counts);
  expect(counts[0]).toBe(1_000);
});
