import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { columnNames, type SortOrder } from '../../contract/orders.ts';
import { sortBy } from '../state/finder-moves.ts';
import type { FinderShape } from '../state/finder-shape.ts';
import { keepView } from '../state/kept-view.ts';
import type { Finder } from '../state/use-finder.ts';

const labels: Partial<Record<SortOrder, string>> = {
  relevance: 'Relevance',
  newest: 'Newest',
  'offer-days': 'Offer days',
};

/** An order by a column, which a link or the head of a table chose: 'Fee, descending'. */
function labelOf({ columnLabels }: FinderShape, sort: SortOrder): string {
  const column = columnNames.find((each) => sort === each || sort === `-${each}`);
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return labels[sort] ?? `${column && columnLabels?.[column]}, ${direction}`;
}

/** In which order the results come. */
export function SortBy({ finder: { shape, state, move } }: { finder: Finder }) {
  return (
    <LabelledSelect
      label="Sort by"
      value={state.sort}
      options={shape.sorts
        .filter((sort) => sort in labels || sort === state.sort)
        .map((sort) => ({ value: sort, label: labelOf(shape, sort) }))}
      onChange={(sort) => {
        keepView(shape, { sort });
        move((latest) => sortBy(latest, sort));
      }}
    />
  );
}
