import { expect, test } from 'vitest';
import { nameFilters } from './filter-groups.ts';

const names = nameFilters({ form: ['Tablets', 'Capsules', 'Gel'], place: ['Asia', 'China'] });

test('the groups keep the order of the contract', () => {
  expect(names.schema.groups.map((group) => group.name)).toEqual(['form', 'place']);
});

test('one label, a list and an empty field become numbers; what is unknown falls out', () => {
  expect(names.indicesOf({ form: 'Gel', place: '' })).toEqual([[2], []]);
  expect(names.indicesOf({ form: ['Capsules', 'Snuff', 'Tablets'], place: [] })).toEqual([[1, 0], []]);
});

test('counts get the names of their groups', () => {
  expect(
    names.nameCounts([
      [3, 2, 1],
      [5, 4],
    ]),
  ).toEqual({ form: [3, 2, 1], place: [5, 4] });
});
