import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { showPerPage } from '../state/finder-moves.ts';
import { pageSizes } from '../state/finder-shape.ts';
import type { Finder } from '../state/use-finder.ts';

const options = pageSizes.map((size) => ({ value: size, label: String(size) }));

/** How many results a page shows. */
export function PageSize({ finder: { state, move } }: { finder: Finder }) {
  return (
    <LabelledSelect
      label="Per page"
      value={state.size}
      options={options}
      onChange={(size) => move((latest) => showPerPage(latest, size))}
    />
  );
}
