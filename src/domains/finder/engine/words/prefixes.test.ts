import { expect, test } from 'vitest';
import type { IndexedListing } from '../finder.ts';
import { IndexBuilder } from '../index/index-builder.ts';
import { remove, upsert } from '../index/listing-index.ts';
import { layOutValues } from '../index/value-layout.ts';
import { indexedListing } from '../testing/indexed-listing.ts';
import { nameKind } from './terms.ts';

function listing(id: number, ...names: string[]): IndexedListing {
  return indexedListing(id, { names });
}

test('however many words begin alike, their documents stand ready, and stay right', () => {
  const builder = new IndexBuilder(layOutValues({ groups: [] }));
  for (let id = 1; id <= 5_000; id++) builder.add(listing(id, `x${id}`));
  const index = builder.finish();
  const idsOf = (prefix: string) => {
    const slot = index.prefixes.bitmapOf(nameKind, prefix);
    if (slot === undefined) return undefined;
    const ids: number[] = [];
    index.bitmaps.each(slot, (document) => ids.push(index.columns.ids[document] as number));
    return ids;
  };
  // All begin with x, 1,111 with x1, and no more than 111 with any three.
  expect(idsOf('x')).toHaveLength(5_000);
  expect(idsOf('x1')).toHaveLength(1_111);
  expect(idsOf('x10')).toBeUndefined();

  upsert(index, listing(10, 'x1000000', 'x99'));
  upsert(index, listing(11, 'y11'));
  upsert(index, listing(5_001, 'x1'));
  remove(index, 12);
  upsert(index, { ...listing(13, 'x13'), recency: 4_000.5 });
  const ones = idsOf('x1');
  expect(ones).toHaveLength(1_110);
  expect(ones).toEqual(expect.arrayContaining([1, 10, 13, 1_999, 5_001]));
  expect(ones).not.toContain(11);
  expect(ones).not.toContain(12);
  upsert(index, listing(10, 'x99'));
  expect(idsOf('x1')).not.toContain(10);
  expect(idsOf('x')).toContain(10);
});
