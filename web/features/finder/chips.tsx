import { type MouseEvent, type RefObject, useMemo } from 'react';
import chip from '#web/ui/chip.module.css';
import { Cross } from '#web/ui/cross.tsx';
import classes from './chips.module.css';
import { clearFilters, leaveOut, searchAsTyped, untick } from './finder-moves.ts';
import type { FinderState } from './finder-shape.ts';
import { filtersInUse } from './in-use.ts';
import type { FilterRead } from './understood.ts';
import type { Finder } from './use-finder.ts';

export type ChipsProps = {
  finder: Finder;
  /** What words of the text were read as. */
  read: readonly FilterRead[];
  /** Takes the focus once the last chip is gone. */
  after: RefObject<HTMLElement | null>;
};

/** Every filter in use as a button that removes it: the ticked ones, then those that words of the text were read as. */
export function Chips({ finder, read, after }: ChipsProps) {
  const { shape, state, move } = finder;
  const ticked = useMemo(() => filtersInUse(shape, state), [shape, state]);
  const chips = ticked.length + read.length;
  if (chips === 0 && !state.asTyped) return null;

  /** A button that removes itself must not take the reader's place along. */
  function passFocus(event: MouseEvent<HTMLButtonElement>): void {
    const all = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(event.currentTarget);
    const neighbour = chips > 1 ? (all[at + 1] ?? all[at - 1]) : undefined;
    (neighbour ?? after.current)?.focus();
  }

  function removing(without: (state: FinderState) => FinderState) {
    return (event: MouseEvent<HTMLButtonElement>) => {
      passFocus(event);
      move(without);
    };
  }

  function moveFromHere(change: (state: FinderState) => FinderState): void {
    after.current?.focus();
    move(change);
  }

  return (
    <ul className={`${chip.chips} ${classes.row}`} aria-label="Filters in use">
      {ticked.map(({ filter, value, label }) => (
        <li key={`${filter.name} ${value}`}>
          <Chip label={label} onRemove={removing((latest) => untick(latest, filter, value))} />
        </li>
      ))}
      {read.length > 0 && <li className={classes.source}>From your words</li>}
      {read.map(({ value, label, words }) => (
        <li key={`${label} ${words}`}>
          <Chip
            label={label}
            words={words.toLowerCase() === value.toLowerCase() ? undefined : words}
            isRead
            onRemove={removing((latest) => leaveOut(latest, words))}
          />
        </li>
      ))}
      {chips > 0 && (
        <li>
          <button
            type="button"
            className={classes.plain}
            onClick={() => moveFromHere((latest) => clearFilters(latest, read))}
          >
            Clear all
          </button>
        </li>
      )}
      {read.length > 0 && (
        <li>
          <button
            type="button"
            className={classes.plain}
            onClick={() => moveFromHere((latest) => searchAsTyped(latest, true))}
          >
            Search the words as typed
          </button>
        </li>
      )}
      {state.asTyped && (
        <li className={classes.source}>
          Your words are searched as typed.{' '}
          <button
            type="button"
            className={classes.plain}
            onClick={() => moveFromHere((latest) => searchAsTyped(latest, false))}
          >
            Read filters in them
          </button>
        </li>
      )}
    </ul>
  );
}

type ChipProps = {
  label: string;
  /** The words that said so, where they are others than the label's. */
  words?: string | undefined;
  isRead?: boolean;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
};

function Chip({ label, words, isRead, onRemove }: ChipProps) {
  const said = words ? `${label} “${words}”` : label;
  return (
    <button
      type="button"
      className={isRead ? `${chip.chip} ${classes.read}` : chip.chip}
      aria-label={isRead ? `Remove filter ${said}, from your words` : `Remove filter ${label}`}
      onClick={onRemove}
    >
      {label}
      {words && <span className={classes.words}>“{words}”</span>}
      <Cross className={chip.cross} />
    </button>
  );
}
