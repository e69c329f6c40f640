import { searchNameMaxLength } from '#contract/saved-searches.ts';
import type { FinderShape, FinderState } from '#web/features/finder/finder-shape.ts';
import { filtersInUse } from '#web/features/finder/in-use.ts';

/** What a search is called unless its owner calls it something else: its words, then its filters. */
export function proposeName(shape: FinderShape, state: FinderState): string {
  const words = state.text.trim();
  const filters = filtersInUse(shape, state).map(({ filter, value, label }) =>
    filter.kind === 'month' ? label : value,
  );
  const name = [words, ...filters].filter(Boolean).join(', ') || `All ${shape.noun}`;
  return name.length > searchNameMaxLength ? `${name.slice(0, searchNameMaxLength - 1).trimEnd()}…` : name;
}
