import type { FinderShape } from '#domains/finder/web/state/finder-shape.ts';
import { readState } from '#domains/finder/web/state/finder-url.ts';
import { lastSearch } from '#platform/web/session/came-from.ts';

/** The values of a filter in a search: ticked, or read out of its words. */
export type Searched = (filter: string) => readonly string[];

/** The last search of a finder. */
export function searchedIn(finder: string, shape: FinderShape): Searched {
  const { search, read } = lastSearch(finder);
  const { chosen } = readState(shape, search);
  return (filter) => [...new Set([...(chosen[filter] ?? []), ...(read[filter] ?? [])])];
}

/** 'An order of 50,000 to 100,000 units' of a range of MOQ, whose ends are as they stand in an address. */
export function orderWords([range = '']: readonly string[]): string {
  const [from = '', to = ''] = range
    .split('..')
    .map((end) => (end === '' ? '' : Number(end).toLocaleString('en')));
  if (from === '' && to === '') return '';
  if (to === '') return `From ${from} units an order`;
  return from === '' || from === to ? `${to} units an order` : `${from} to ${to} units an order`;
}
