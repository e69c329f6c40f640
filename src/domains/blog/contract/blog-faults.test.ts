import { expect, test } from 'vitest';
import { faultsOf } from './blog-faults.ts';

test('what keeps a post from being published is known from what is typed', () => {
  const post = { title: 'A', image: '/blog-pictures/a.svg', imageAlt: '', tags: [], content: '<p>Text</p>' };
  expect(faultsOf(post)).toEqual([]);
  expect(faultsOf({ ...post, image: '', content: '<p></p>' }).map(({ path }) => path)).toEqual([
    'image',
    'content',
  ]);
});
