import { monthNames } from '#platform/contract/dates.ts';
import { chosenOf, type Filter, type FinderShape, type FinderState, filtersOf } from './finder-shape.ts';

/** One filter in use, as its chip shows it. */
type FilterInUse = { filter: Filter; value: string; label: string };

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
