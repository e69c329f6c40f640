import { expect, test } from 'vitest';
import { IndexBuilder } from './index-builder.ts';
import { remove, upsert } from './listing-index.ts';
import { layOutValues } from './value-layout.ts';

test('words that no listing has any more make room for new ones', () => {
  const index = new IndexBuilder(layOutValues({ groups: [] })).finish();
  for (let round = 0; round < 1_000; round++) {
    const names = [`code${round} tablets`];
    upsert(index, {
      id: 1,
      recency: 1,
      values: [],
      month: null,
      offerDays: null,
      substances: 1,
      names,
      description: [`batch${round}`],
    });
  }
  expect(index.dictionary.limit).toBeLessThan(10);
  remove(index, 1);
  expect(index.dictionary.beginningWith('')).toEqual({ from: 0, to: 0 });
});
