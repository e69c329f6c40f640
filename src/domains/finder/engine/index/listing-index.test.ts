import { expect, test } from 'vitest';
import { IndexBuilder } from './index-builder.ts';
import { remove, upsert } from './listing-index.ts';
import { layOutValues } from './value-layout.ts';

test('the terms of listings with the same words are kept once, until none has them', () => {
  const builder = new IndexBuilder(layOutValues({ groups: [] }));
  const shared = { recency: 1, values: [], month: null, offerDays: null, substances: 1 };
  const tablets = { ...shared, names: ['losartan tablets'], description: ['hypertension'] };
  for (let id = 1; id <= 500; id++) builder.add({ ...tablets, id, own: `DB-${id}` });
  const index = builder.finish();
  expect(index.sets.limit).toBe(1);
  upsert(index, { ...tablets, id: 501, own: 'DB-501' });
  upsert(index, { ...tablets, id: 7, own: 'DB-7', names: ['losartan capsules'] });
  expect(index.sets.limit).toBe(2);
  const capsules = index.dictionary.find('capsules');
  expect(index.postings.count(capsules * 2)).toBe(1);
  remove(index, 7);
  expect(index.dictionary.find('capsules')).toBe(-1);
  upsert(index, { ...tablets, id: 8, own: 'DB-8', names: ['valsartan'] });
  expect(index.sets.limit).toBe(2);
});

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
