import { type MouseEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { Cross } from '#ui/action/cross.tsx';
import chip from '#ui/mark/chip.module.css';
import { clearFilters, leaveOut, searchAsTyped, untick } from '../state/finder-moves.ts';
import { filtersInUse } from '../state/in-use.ts';
import type { FilterRead } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './chips.module.css';

type ChipsProps = {
  finder: Finder;
  /** What words of the text were read as. */
  read: readonly FilterRead[];
  /** Takes the focus once what had it is gone. */
  after: RefObject<HTMLElement | null>;
};

/** Every filter in use as a button that removes it: the ticked ones, then those that words of the text were read as. */
export function Chips({ finder: { shape, state, move }, read, after }: ChipsProps) {
  const ticked = useMemo(() => filtersInUse(shape, state), [shape, state]);

  function moveFromHere(change: Parameters<typeof move>[0]): void {
    after.current?.focus();
    move(change);
  }

  return (
    <>
      {ticked.length > 0 && (
        <Row label="Filters in use" after={after}>
          {ticked.map(({ filter, value, label }) => (
            <Chip
              key={`${filter.name} ${value}`}
              label={label}
              onRemove={() => move((latest) => untick(latest, filter, value))}
            />
          ))}
          <Plain onClick={() => moveFromHere(clearFilters)}>Clear all</Plain>
        </Row>
      )}
      {read.length > 0 && (
        <Row label="Filters from your words" after={after}>
          <li className={`note ${classes.source}`}>From your words</li>
          {read.map(({ label, words }) => (
            <Chip
              key={words}
              label={label}
              words={words}
              onRemove={() => move((latest) => leaveOut(latest, words))}
            />
          ))}
          <Plain onClick={() => moveFromHere((latest) => searchAsTyped(latest, true))}>
            Search the words as typed
          </Plain>
        </Row>
      )}
      {state.asTyped && (
        <Row label="How your words are read" after={after}>
          <li className={`note ${classes.source}`}>Your words are searched as typed</li>
          <Plain onClick={() => moveFromHere((latest) => searchAsTyped(latest, false))}>
            Read filters in them
          </Plain>
        </Row>
      )}
    </>
  );
}

/** A row of chips. One that removes itself must not take the reader's place along: its neighbour takes the focus. */
function Row({ label, after, children }: { label: string; after: ChipsProps['after']; children: ReactNode }) {
  function passFocus({ target, currentTarget }: MouseEvent<HTMLUListElement>): void {
    const button = target instanceof Element && target.closest<HTMLElement>(`.${chip.chip}`);
    if (!button) return;
    const chips = [...currentTarget.querySelectorAll<HTMLElement>(`.${chip.chip}`)];
    const at = chips.indexOf(button);
    (chips[at + 1] ?? chips[at - 1] ?? after.current)?.focus();
  }

  return (
    <ul className={`${chip.chips} ${classes.row}`} aria-label={label} onClickCapture={passFocus}>
      {children}
    </ul>
  );
}

type ChipProps = {
  label: string;
  /** The words of the text that said so; shown where they are others than the label's. */
  words?: string;
  onRemove: () => void;
};

function Chip({ label, words, onRemove }: ChipProps) {
  const tellsMore = words !== undefined && !label.toLowerCase().endsWith(words.toLowerCase());
  const shown = tellsMore ? `${label} “${words}”` : label;
  return (
    <li>
      <button
        type="button"
        className={words === undefined ? chip.chip : `${chip.chip} ${classes.read}`}
        aria-label={`Remove filter ${shown}${words === undefined ? '' : ', from your words'}`}
        onClick={onRemove}
      >
        {label}
        {tellsMore && <span className={classes.words}>“{words}”</span>}
        <Cross className={chip.cross} />
      </button>
    </li>
  );
}

function Plain({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={classes.plain} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
