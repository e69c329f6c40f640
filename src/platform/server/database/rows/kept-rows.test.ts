import { beforeEach, expect, test } from 'vitest';
import { keepRows } from './kept-rows.ts';

/** A table of titles by id, which counts what is read of it. */
let titles: Map<number, string>;
let asked: number[][];
let rows: ReturnType<typeof keepRows<{ id: number; title: string }>>;
beforeEach(() => {
  titles = new Map([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
  asked = [];
  rows = keepRows(async (ids) => {
    asked.push(ids);
    // As a database answers: in no order that was asked for.
    return ids.toReversed().flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    });
  }, 2);
});

async function titlesOf(ids: number[], revisions: number[], builtAt = 1): Promise<string[]> {
  return (await rows(ids, { revisions, builtAt })).map(({ title }) => title);
}

test('a row is read once for each of its revisions, and stands in the order that was asked for', async () => {
  expect(await titlesOf([1, 2], [7, 7])).toEqual(['one', 'two']);
  expect(await titlesOf([2, 1], [7, 7])).toEqual(['two', 'one']);
  titles.set(1, 'one anew');
  expect(await titlesOf([1, 2], [8, 7])).toEqual(['one anew', 'two']);
  expect(asked).toEqual([[1, 2], [1]]);
});

test('what is hidden by now is left out and asked for again', async () => {
  titles.delete(2);
  expect(await titlesOf([1, 2], [7, 7])).toEqual(['one']);
  titles.set(2, 'two is back');
  expect(await titlesOf([1, 2], [7, 7])).toEqual(['one', 'two is back']);
});

test('an index that was built anew may be of another database: nothing of before is kept', async () => {
  await titlesOf([1], [7]);
  titles.set(1, 'of another database');
  expect(await titlesOf([1], [7], 2)).toEqual(['of another database']);
});

test('no more rows are kept than were said', async () => {
  for (const id of [1, 2, 3, 1]) await titlesOf([id], [7]);
  expect(asked).toEqual([[1], [2], [3], [1]]);
});

test('nothing is read for an empty page', async () => {
  expect(await titlesOf([], [])).toEqual([]);
  expect(asked).toEqual([]);
});
