import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { showPerPage } from '../state/finder-moves.ts';
import { sizesOf } from '../state/finder-shape.ts';
import { keepView } from '../state/kept-view.ts';
import type { Finder } from '../state/use-finder.ts';

/** How many results a page shows. */
export function PageSize({ finder: { shape, state, move } }: { finder: Finder }) {
  return (
    <LabelledSelect
      label="Per page"
      value={state.size}
      options={sizesOf(state.view).map((size) => ({ value: size, label: String(size) }))}
      onChange={(size) => {
        keepView(shape, { [state.view]: size });
        move((latest) => showPerPage(latest, size));
      }}
    />
  );
}
