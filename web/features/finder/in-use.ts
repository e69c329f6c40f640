import { choose, clearAll, searchFor } from './finder-moves.ts';
import { chosenOf, type Filter, type FinderShape, type FinderState, filtersOf } from './finder-shape.ts';

/** One filter in use, as its chip shows it. */
export type FilterInUse = { filter: Filter; value: string; label: string };

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** '2027-03' as people read it: 'Mar 2027'. */
export function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}

/** Every ticked value, in the order of the sidebar. */
export function filtersInUse(shape: FinderShape, state: FinderState): FilterInUse[] {
  return filtersOf(shape).flatMap((filter) =>
    chosenOf(state, filter.name).map((value) => ({
      filter,
      value,
      label: chipLabel(filter, value),
    })),
  );
}

function chipLabel(filter: Filter, value: string): string {
  if (filter.kind === 'month') return `${filter.label}: ${monthWords(value)}`;
  return filter.selfExplaining ? value : `${filter.label}: ${value}`;
}

/** One thing to give up when nothing was found. */
export type WayOut = { label: string; without: FinderState };

/** What could be dropped from a search that finds nothing: the words, each filter as a whole, at last everything. */
export function waysOut(shape: FinderShape, state: FinderState): WayOut[] {
  const ways: WayOut[] = [];
  if (state.text !== '') ways.push({ label: `the words “${state.text}”`, without: searchFor(state, '') });
  for (const filter of filtersOf(shape)) {
    const values = chosenOf(state, filter.name);
    if (values.length === 0) continue;
    const shown = filter.kind === 'month' ? values.map(monthWords) : values;
    ways.push({ label: `${filter.label}: ${shown.join(', ')}`, without: choose(state, filter, []) });
  }
  if (ways.length > 1) ways.push({ label: 'everything', without: clearAll(state) });
  return ways;
}
