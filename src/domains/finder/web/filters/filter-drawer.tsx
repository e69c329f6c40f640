import { useId, useRef } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { clearFilters } from '../state/finder-moves.ts';
import { counted } from '../state/finder-shape.ts';
import { filtersInUse } from '../state/in-use.ts';
import classes from './filter-drawer.module.css';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** The filters of a small screen: a button that opens them full height. What is ticked counts at once. */
export function FilterDrawer({ total, ...panel }: FilterPanelProps & { total: number | undefined }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { shape, state, move } = panel.finder;
  const inUse = filtersInUse(shape, state).length + panel.read.length;

  return (
    <>
      <button
        type="button"
        className={`${quietButton} ${classes.open}`}
        onClick={() => dialog.current?.showModal()}
      >
        Filters
        {inUse > 0 && <span className={classes.badge}>{inUse}</span>}
      </button>
      <dialog ref={dialog} className={classes.drawer} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            Filters
          </h2>
          <CrossButton label="Close filters" size={18} onClick={() => dialog.current?.close()} />
        </div>
        <div className={classes.body}>
          <FilterPanel {...panel} />
        </div>
        <div className={classes.foot}>
          <QuietButton
            disabled={inUse === 0}
            onClick={() => move((latest) => clearFilters(latest, panel.read))}
          >
            Clear all
          </QuietButton>
          <Button onClick={() => dialog.current?.close()}>
            {total === undefined ? `Show ${shape.noun}` : `Show ${counted(shape, total)}`}
          </Button>
        </div>
      </dialog>
    </>
  );
}
