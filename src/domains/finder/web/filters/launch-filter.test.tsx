import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyState, type LaunchFilter as Filter } from '../state/finder-shape.ts';
import type { Finder } from '../state/use-finder.ts';
import { faultOf, LaunchFilter } from './launch-filter.tsx';

const filter: Filter = { kind: 'launch', name: 'launch', param: 'launch', label: 'Launch in' };

function drawn(chosen: string[], launchUS?: number[]): string {
  const finder: Finder = {
    shape: { noun: 'dossiers', sorts: [], sections: [] },
    state: { ...emptyState, chosen: { launch: chosen } },
    noteTyped: () => undefined,
    move: () => undefined,
    resets: 0,
    addressOf: () => '',
  };
  const counts = launchUS && { launchUS };
  return renderToStaticMarkup(
    <LaunchFilter finder={finder} filter={filter} counts={counts} labelId="label" />,
  );
}

test('what has no day is told beside the counts, where there is such', () => {
  expect(drawn([], [2, 3, 3, 4, 830])).toContain('830 have no day: not ready for the US, or nobody knows');
  expect(drawn([], [0, 0, 0, 0, 1])).toContain('1 has no day');
  expect(drawn([], [2, 3, 3, 4, 0])).not.toContain('no day');
  expect(drawn([])).not.toContain('no day');
});

test('that what is filed is not approved is told whatever is found', () => {
  for (const counts of [undefined, [2, 3, 3, 4, 0], [2, 3, 3, 4, 830]])
    expect(drawn([], counts)).toContain(
      '‘Now’ includes what only soft limits stand before. What is filed counts after a usual review',
    );
  expect(drawn([])).not.toContain('states');
  expect(drawn(['eu:..2028-09-30'])).toContain(', what some states have approved at once');
});

test('the fields say what is asked for', () => {
  const values = (markup: string) =>
    [...markup.matchAll(/type="text"[^>]*value="([^"]*)"/g)].map(([, one]) => one);
  expect(values(drawn(['us:2027-01-01..2028-09-30']))).toEqual(['2027-01-01', '2028-09-30']);
  expect(values(drawn([]))).toEqual(['', '']);
  expect(values(drawn(['us:12m']))).toEqual(['', '']);
});

test('only the end that is wrong is marked so, both where the end comes before the start', () => {
  const wrong = (from: string, to: string) => faultOf({ from, to })?.in;
  expect(wrong('202', '2028')).toEqual(['from']);
  expect(wrong('2027', 'soon')).toEqual(['to']);
  expect(wrong('202', 'soon')).toEqual(['from', 'to']);
  expect(faultOf({ from: '202', to: '' })?.words).toContain('a month as 2027-03');
  expect(wrong('2027-03', '')).toBeUndefined();
  expect(faultOf({ from: '2028', to: '2027' })).toEqual({
    words: 'The end comes before the start',
    in: ['from', 'to'],
  });
  for (const [from, to] of [
    ['2027', '2027 Q3'],
    ['', '2027'],
    ['2027', ''],
  ] as const)
    expect(wrong(from, to)).toBeUndefined();
});

test('one of the times is chosen, whatever the day, and any can be chosen again', () => {
  const chosen = (launch: string[]) =>
    [...drawn(launch).matchAll(/<input([^>]*type="radio"[^>]*)>.*?<label[^>]*>([^<]+)/g)]
      .filter(([, input]) => input?.includes('checked'))
      .map(([, , label]) => label);
  expect(chosen([])).toEqual(['Any time']);
  expect(chosen(['us:now'])).toEqual(['Now']);
  expect(chosen(['us:24m'])).toEqual(['Within 24 months']);
  expect(chosen(['us:2027-01-01..2028-09-30'])).toEqual([]);
  expect(chosen(['us:..2028-11-23'])).toEqual([]);
  expect(drawn([]).match(/type="radio"/g)).toHaveLength(5);
});
