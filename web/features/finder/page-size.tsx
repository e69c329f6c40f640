import { useId } from 'react';
import { showPerPage } from './finder-moves.ts';
import { pageSizes } from './finder-shape.ts';
import classes from './page-size.module.css';
import type { Finder } from './use-finder.ts';

/** How many results a page shows. */
export function PageSize({ finder: { state, move } }: { finder: Finder }) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>Per page</label>
      <select
        id={id}
        className={classes.select}
        value={state.size}
        onChange={(event) => {
          const size = Number(event.target.value);
          move((latest) => showPerPage(latest, size));
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}
