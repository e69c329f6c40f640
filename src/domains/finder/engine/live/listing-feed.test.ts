import { expect, test } from 'vitest';
import type { IndexedListing } from '../finder.ts';
import { indexedListing } from '../testing/indexed-listing.ts';
import { createListingFeed } from './listing-feed.ts';
import { Revisions } from './revisions.ts';

type Row = { id: number; revision: number };

function toListing({ id }: Row): IndexedListing {
  return indexedListing(id);
}

/** Rows in batches, after which the connection may be lost. */
function feedOf(batches: number[][], { lost = false } = {}) {
  const source = {
    table: 'plants',
    async *readAll() {
      for (const ids of batches) yield ids.map((id) => ({ id, revision: 7 }));
      if (lost) throw new Error('connection lost');
    },
    changedSince: async () => [],
    read: async (ids: number[]) => ids.map((id) => ({ id, revision: 8 })),
  };
  return createListingFeed(source, toListing);
}

test('each listing of each batch comes once, with its revision', async () => {
  const revisions = new Revisions();
  const ids: number[] = [];
  for await (const some of feedOf([[1, 2], [3], [5]]).all(revisions)) {
    for (const { id } of some) ids.push(id);
  }
  expect(ids).toEqual([1, 2, 3, 5]);
  expect([...revisions]).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
    [5, 7],
  ]);
});

test('listings that changed come with the revision they have now', async () => {
  const revisions = new Revisions();
  revisions.set(3, 7);
  const changed = await feedOf([]).read([3], revisions);
  expect(changed.map(({ id }) => id)).toEqual([3]);
  expect(revisions.get(3)).toBe(8);
});

test('a batch that cannot be read ends the feed with its error, after the listings before it', async () => {
  const seen: number[] = [];
  const reading = (async () => {
    for await (const some of feedOf([[1, 2]], { lost: true }).all(new Revisions())) {
      for (const { id } of some) seen.push(id);
    }
  })();
  await expect(reading).rejects.toThrow('connection lost');
  expect(seen).toEqual([1, 2]);
});
