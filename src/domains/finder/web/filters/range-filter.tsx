import { type KeyboardEvent, useId, useState } from 'react';
import { choose } from '../state/finder-moves.ts';
import { chosenOf, type RangeFilter as Filter } from '../state/finder-shape.ts';
import { numberWords, readEnds, typedEnd, writeEnds } from '../state/ranges.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './range-filter.module.css';

type End = 'from' | 'to';
type Typed = Record<End, string>;

const ends = ['from', 'to'] as const;

/** From here to there: two fields in a row, which count when they are left or Enter is pressed. */
export function RangeFilter({
  finder: { state, move },
  filter,
  labelId,
}: {
  finder: Finder;
  filter: Filter;
  labelId: string;
}) {
  const id = useId();
  const [written = ''] = chosenOf(state, filter.name);
  const [typed, setTyped] = useState(() => asTyped(filter, written));
  const [shown, setShown] = useState(written);
  if (shown !== written) {
    // A chip was removed, or the reader went back: the fields say what is asked for.
    setShown(written);
    setTyped(asTyped(filter, written));
  }
  const fault = faultOf(filter, typed);

  function apply(): void {
    if (fault !== null) return;
    const [from, to] = ends.map((end) => typedEnd(filter, end, typed[end]) ?? '');
    const next = writeEnds({ from: from ?? '', to: to ?? '' });
    if (next === written) setTyped(asTyped(filter, written));
    else move((latest) => choose(latest, filter, next === '' ? [] : [next]));
  }

  function applyByEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') apply();
  }

  return (
    <>
      <div className={classes.ends}>
        {ends.map((end) => (
          <input
            key={end}
            type="text"
            inputMode={filter.of === 'months' ? 'text' : 'decimal'}
            autoComplete="off"
            className={`control ${classes.end}`}
            aria-labelledby={`${labelId} ${id}-${end}`}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            aria-invalid={fault !== null || undefined}
            placeholder={filter.of === 'months' ? 'YYYY-MM' : end === 'from' ? 'Min' : 'Max'}
            value={typed[end]}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            onBlur={apply}
            onKeyDown={applyByEnter}
          />
        ))}
        <span id={`${id}-from`} hidden>
          from{inUnit(filter)}
        </span>
        <span id={`${id}-to`} hidden>
          up to{inUnit(filter)}
        </span>
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {fault}
        </p>
      )}
    </>
  );
}

function inUnit({ unit, of }: Filter): string {
  return of === 'months' ? ', year and month' : `, ${unit}`;
}

function asTyped(filter: Filter, written: string): Typed {
  const { from = '', to = '' } = readEnds(filter, written) ?? {};
  const words = (end: string) => (end === '' || filter.of === 'months' ? end : numberWords(end));
  return { from: words(from), to: words(to) };
}

function faultOf(filter: Filter, typed: Typed): string | null {
  const [from, to] = ends.map((end) => typedEnd(filter, end, typed[end]));
  if (from === undefined || to === undefined) {
    return filter.of === 'months'
      ? 'Give the month as YYYY-MM'
      : `Give a number from 0 to ${numberWords(String(filter.most))}`;
  }
  const range = writeEnds({ from, to });
  return range === '' || readEnds(filter, range) !== null ? null : 'The end comes before the start';
}
