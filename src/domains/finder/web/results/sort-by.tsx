import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { SortOrder } from '../../contract/finders.ts';
import { sortBy } from '../state/finder-moves.ts';
import type { Finder } from '../state/use-finder.ts';

const labels: Record<SortOrder, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  'offer-days': 'Offer days',
};

/** In which order the results come. */
export function SortBy({ finder: { shape, state, move } }: { finder: Finder }) {
  return (
    <LabelledSelect
      label="Sort by"
      value={state.sort}
      options={shape.sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
      onChange={(sort) => move((latest) => sortBy(latest, sort))}
    />
  );
}
