import { expect, test } from 'vitest';
import { namesLike, nearestName } from './molecule-table.ts';

test.each([
  // One letter from the second, two from the first that the tables have.
  ['estron', 2, 'estrone'],
  ['loxapin', 2, 'loxapine'],
  ['tretinoi', 2, 'tretinoin'],
  ['estron', 0, undefined],
  ['zzzzzzzz', 2, undefined],
  ['est', 2, undefined],
])('of the names, %s at no more than %i mistakes is %s', (word, most, name) => {
  expect(nearestName(word, most)).toBe(name);
});

test('names are like a name that are two letters away, or within it', () => {
  expect(namesLike('omeprazole')).toEqual(expect.arrayContaining(['esomeprazole']));
  expect(namesLike('loxapine')).toEqual(['clozapine', 'amoxapine']);
});
