import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('what was asked for longest ago goes first', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});
