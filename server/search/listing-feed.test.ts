import { expect, test } from 'vitest';
import type { IndexedListing } from './finder.ts';
import { createListingFeed } from './listing-feed.ts';
import { Revisions } from './revisions.ts';

type Row = { id: number; state: string; revisedIn: string };

function toListing({ id }: Row): IndexedListing {
  return {
    id,
    recency: id,
    values: [],
    month: null,
    offerDays: null,
    combination: false,
    names: [],
    description: [],
  };
}

/** A table of rows with even ids, from whose batches one may be lost. */
function feedOf(count: number, asked: number[] = [], lost = -1) {
  const source = {
    table: 'plants',
    async readBatch(afterId: number, limit: number): Promise<Row[]> {
      asked.push(afterId);
      if (asked.length === lost) throw new Error('connection lost');
      const first = afterId / 2 + 1;
      const length = Math.max(0, Math.min(limit, count - first + 1));
      return Array.from({ length }, (_, i) => ({ id: (first + i) * 2, state: 'published', revisedIn: '7' }));
    },
    changedSince: async () => [],
    read: async () => [],
  };
  return createListingFeed(source, toListing);
}

test.each([0, 1, 5_000, 5_001, 12_000])(
  'each of %i listings comes once, with its revision',
  async (count) => {
    const revisions = new Revisions();
    const ids: number[] = [];
    for await (const { id } of feedOf(count).all(revisions)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: count }, (_, i) => (i + 1) * 2));
    expect([...revisions]).toHaveLength(count);
  },
);

test('the next batch is asked for before the listings of one are entered', async () => {
  const asked: number[] = [];
  for await (const { id } of feedOf(12_000, asked).all(new Revisions())) {
    if (id === 2) break;
  }
  expect(asked).toEqual([0, 10_000]);
});

test('a batch that cannot be read ends the feed with its error, after the listings before it', async () => {
  let seen = 0;
  const reading = (async () => {
    for await (const _ of feedOf(12_000, [], 2).all(new Revisions())) seen += 1;
  })();
  await expect(reading).rejects.toThrow('connection lost');
  expect(seen).toBe(5_000);
});
