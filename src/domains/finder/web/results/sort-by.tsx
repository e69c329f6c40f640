import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { dossierColumns, type SortOrder } from '../../contract/orders.ts';
import { sortBy } from '../state/finder-moves.ts';
import { keepView } from '../state/kept-view.ts';
import type { Finder } from '../state/use-finder.ts';

const labels: Partial<Record<SortOrder, string>> = {
  relevance: 'Relevance',
  newest: 'Newest',
  'offer-days': 'Offer days',
};

const columns: Record<(typeof dossierColumns)[number], string> = {
  fee: 'Fee',
  royalty: 'Royalty',
  profitShare: 'Profit share',
  minimumOrder: 'MOQ',
  batchSize: 'Batch size',
  shelfLife: 'Shelf life',
  leadTime: 'Lead time',
  lastInspection: 'Last inspection',
  molecule: 'Molecule',
  dosageForm: 'Dosage form',
  readiness: 'Readiness',
  confirmed: 'Last confirmed',
};

/** An order by a column, which a link or the head of a table chose: 'Fee, descending'. */
function labelOf(sort: SortOrder): string {
  const column = dossierColumns.find((each) => sort === each || sort === `-${each}`);
  return labels[sort] ?? `${column && columns[column]}, ${sort.startsWith('-') ? 'descending' : 'ascending'}`;
}

/** In which order the results come. */
export function SortBy({ finder: { shape, state, move } }: { finder: Finder }) {
  return (
    <LabelledSelect
      label="Sort by"
      value={state.sort}
      options={shape.sorts
        .filter((sort) => sort in labels || sort === state.sort)
        .map((sort) => ({ value: sort, label: labelOf(sort) }))}
      onChange={(sort) => {
        keepView(shape, { sort });
        move((latest) => sortBy(latest, sort));
      }}
    />
  );
}
