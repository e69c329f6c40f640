import { describe, expect, it } from 'vitest';
import { emptyState, type FinderShape } from '../../state/finder-shape.ts';
import { csvOf } from './export-csv.ts';
import { columnsNamed, moved, type ResultColumn, sortingBy } from './result-column.ts';
import { tickedAfter } from './use-ticks.ts';

type Thing = { name: string; days: number };
const name: ResultColumn<Thing> = { name: 'name', label: 'Name', text: (thing) => thing.name };
const days: ResultColumn<Thing> = {
  name: 'days',
  label: 'Days',
  sort: 'offer-days',
  text: (thing) => String(thing.days),
};

function shapeWith(...sorts: string[]): FinderShape {
  return { noun: 'things', sorts: sorts as unknown as FinderShape['sorts'], sections: [] };
}
const sortedBy = (sort: string) => ({ ...emptyState, sort: sort as typeof emptyState.sort });

describe('a press on the head of a column', () => {
  const both = shapeWith('relevance', 'offer-days', '-offer-days');

  it('does nothing where the finder has no order by it', () => {
    expect(sortingBy(both, emptyState, name)).toBeNull();
    expect(sortingBy(shapeWith('relevance'), emptyState, days)).toBeNull();
  });

  it('sorts upwards, then downwards, then upwards again', () => {
    expect(sortingBy(both, emptyState, days)).toEqual({ sorted: undefined, next: 'offer-days' });
    expect(sortingBy(both, sortedBy('offer-days'), days)).toEqual({
      sorted: 'ascending',
      next: '-offer-days',
    });
    expect(sortingBy(both, sortedBy('-offer-days'), days)).toEqual({
      sorted: 'descending',
      next: 'offer-days',
    });
  });

  it('begins downwards where the latest is looked for', () => {
    expect(sortingBy(both, emptyState, { ...days, downwardsFirst: true })?.next).toBe('-offer-days');
  });

  it('stays upwards where there is no other order', () => {
    const upwards = shapeWith('relevance', 'offer-days');
    expect(sortingBy(upwards, sortedBy('offer-days'), days)).toEqual({
      sorted: 'ascending',
      next: 'offer-days',
    });
  });
});

it('columns are found by their names, in that order', () => {
  expect(columnsNamed([name, days], ['days', 'colour', 'name'])).toEqual([days, name]);
});

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i', (which, by, expected) => {
  expect(moved(['a', 'b', 'c'], which, by)).toEqual(expected);
});

it('a CSV file has the columns that are shown, and nothing that a sheet program would run', () => {
  const things = [
    { name: '=1+1', days: 3 },
    { name: 'Apixaban, 5 mg', days: 12 },
  ];
  expect(csvOf([days, name], things)).toBe('\ufeffDays,Name\r\n3,\'=1+1\r\n12,"Apixaban, 5 mg"\r\n');
});

describe('ticking rows', () => {
  const rows = ['a', 'b', 'c', 'd'];
  const ticked = (before: string[], id: string, from: string | null) =>
    [...tickedAfter(rows, new Set(before), id, from)].sort();

  it('ticks one, and takes its tick back', () => {
    expect(ticked(['a'], 'c', null)).toEqual(['a', 'c']);
    expect(ticked(['a', 'c'], 'c', null)).toEqual(['a']);
  });

  it('with Shift ticks all up to the one before, whichever way', () => {
    expect(ticked(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(ticked(['d'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(ticked(['a', 'b', 'c'], 'c', 'b')).toEqual(['a']);
  });

  it('forgets one that is not on the page any more', () => {
    expect(ticked([], 'b', 'gone')).toEqual(['b']);
  });
});
