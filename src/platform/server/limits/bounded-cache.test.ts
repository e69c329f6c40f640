import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

function found(cache: BoundedCache<number>, keys: string): (number | undefined)[] {
  return [...keys].map((key) => cache.get(key));
}

test('what nobody asked for goes first', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(found(cache, 'abc')).toEqual([1, undefined, 3]);
});

test('where all were asked for the oldest goes, and what is new stays', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  found(cache, 'ab');
  cache.set('c', 3);
  cache.set('c', 4);
  expect(found(cache, 'abc')).toEqual([undefined, 2, 4]);
});
