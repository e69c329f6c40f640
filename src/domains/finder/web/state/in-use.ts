import { writtenMonth } from '#domains/catalogue/web/numbers/written.ts';
import {
  chosenOf,
  type Filter,
  type FinderShape,
  type FinderState,
  filtersOf,
  wordOf,
} from './finder-shape.ts';
import { launchWords } from './launches.ts';
import { rangeWords } from './ranges.ts';

/** One filter in use, as its chip shows it. */
type FilterInUse = { filter: Filter; value: string; label: string };

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
  if (filter.kind === 'month') return `${filter.label}: ${writtenMonth(value)}`;
  if (filter.kind === 'range') return `${filter.label}: ${rangeWords(filter, value)}`;
  if (filter.kind === 'launch') return `${filter.label} ${launchWords(value)}`;
  const word = wordOf(filter, value);
  return filter.selfExplaining ? word : `${filter.label}: ${word}`;
}
