import type { FinderShape, FinderState } from '#domains/finder/web/state/finder-shape.ts';
import { filtersInUse } from '#domains/finder/web/state/in-use.ts';
import { searchNameMaxLength } from '../../contract/saved-searches.ts';

/** What a search is called unless its owner calls it something else: its words, then its filters. */
export function proposeName(shape: FinderShape, state: FinderState): string {
  const words = state.text.trim();
  const filters = filtersInUse(shape, state).map(({ filter, value, label }) =>
    filter.kind === 'list' ? value : label,
  );
  const name = [words, ...filters].filter(Boolean).join(', ') || `All ${shape.noun}`;
  return name.length > searchNameMaxLength ? `${name.slice(0, searchNameMaxLength - 1).trimEnd()}…` : name;
}
