import { showPerPage } from './finder-moves.ts';
import { pageSizes } from './finder-shape.ts';
import { LabelledSelect } from './labelled-select.tsx';
import type { Finder } from './use-finder.ts';

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
