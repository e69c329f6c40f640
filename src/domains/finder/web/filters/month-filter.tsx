import { useId, useRef, useState } from 'react';
import { writtenMonth } from '#domains/catalogue/web/numbers/written.ts';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { placeBelow } from '#ui/action/place-below.ts';
import { choose } from '../state/finder-moves.ts';
import { chosenOf, type MonthFilter as Filter } from '../state/finder-shape.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './month-filter.module.css';
import { MonthGrid } from './month-grid.tsx';

/** A button that says the chosen month, and opens a year of months to choose from. */
export function MonthFilter({ finder: { state, move }, filter }: { finder: Finder; filter: Filter }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [month] = chosenOf(state, filter.name);

  function pick(picked: string): void {
    popup.current?.hidePopover();
    move((latest) => choose(latest, filter, [picked]));
  }

  return (
    <div className={`line ${classes.row}`}>
      <button
        ref={button}
        type="button"
        className={classes.field}
        popoverTarget={id}
        aria-label={`${filter.label}: ${month ? writtenMonth(month) : 'any date'}`}
        aria-haspopup="dialog"
      >
        {month ? writtenMonth(month) : 'Any date'}
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M2.5 4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1zM2.5 6.75h11M5.25 2v2.5M10.75 2v2.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {month && (
        <CrossButton
          label={`Clear ${filter.label}`}
          onClick={() => {
            button.current?.focus();
            move((latest) => choose(latest, filter, []));
          }}
        />
      )}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={filter.label}
        className={`popup ${classes.popup}`}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          if (isOpen && button.current && popup.current) placeBelow(button.current, popup.current);
        }}
      >
        {open && <MonthGrid month={month} onPick={pick} />}
      </div>
    </div>
  );
}
