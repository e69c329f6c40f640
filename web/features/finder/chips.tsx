import { type MouseEvent, type RefObject, useMemo } from 'react';
import chip from '#web/ui/chip.module.css';
import { Cross } from '#web/ui/cross.tsx';
import classes from './chips.module.css';
import { clearFilters, untick } from './finder-moves.ts';
import { filtersInUse } from './in-use.ts';
import type { Finder } from './use-finder.ts';

export type ChipsProps = {
  finder: Finder;
  /** Takes the focus once the last chip is gone. */
  after: RefObject<HTMLElement | null>;
};

/** Every filter in use as a button that removes it. */
export function Chips({ finder, after }: ChipsProps) {
  const { shape, state, move } = finder;
  const inUse = useMemo(() => filtersInUse(shape, state), [shape, state]);
  if (inUse.length === 0) return null;

  /** A button that removes itself must not take the reader's place along. */
  function passFocus(event: MouseEvent<HTMLButtonElement>): void {
    const item = event.currentTarget.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (inUse.length > 1 && neighbour ? neighbour : after.current)?.focus();
  }

  return (
    <ul className={`${chip.chips} ${classes.row}`} aria-label="Filters in use">
      {inUse.map(({ filter, value, label }) => (
        <li key={`${filter.name} ${value}`}>
          <button
            type="button"
            className={chip.chip}
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              passFocus(event);
              move((latest) => untick(latest, filter, value));
            }}
          >
            {label}
            <Cross className={chip.cross} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            after.current?.focus();
            move(clearFilters);
          }}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
