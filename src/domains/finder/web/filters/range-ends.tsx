import { type KeyboardEvent, useId, useState } from 'react';
import classes from './range-ends.module.css';

type End = 'from' | 'to';
export const ends = ['from', 'to'] as const;

/** What stands in the two fields. */
export type Ends = Record<End, string>;

/** What is wrong, and in which fields. */
export type Fault = { words: string; in: readonly End[] };

type RangeEndsProps = {
  /** A range as it stands in the address; '' without one. */
  written: string;
  /** How a written range is told. */
  read: (written: string) => Ends;
  /** What was typed as it stands in the address; asked of what has no fault. */
  write: (typed: Ends) => string;
  faultOf: (typed: Ends) => Fault | null;
  onAsk: (written: string) => void;
  labelId: string;
  /** Behind the label, for ears. */
  names: Ends;
  placeholders: Ends;
  isNumeric?: boolean;
  /** Not beside its label, but as wide as what stands above it. */
  isBelow?: boolean;
};

type Typed = Ends & {
  /** Whether a field was left, or Enter pressed, since somebody last typed. */
  left: boolean;
  /** What these fields asked for and has not come into the address yet. */
  asked: string | null;
};

/** Whoever still types is not told yet what is wrong. */
export function typeInto(typed: Typed, end: End, text: string): Typed {
  return { ...typed, [end]: text, left: false };
}

/** What to ask for once a field is left: fields that nobody changed say nothing, though they may show less than is asked for. */
export function askedBy(
  typed: Ends,
  { written, read, write }: Pick<RangeEndsProps, 'written' | 'read' | 'write'>,
): string {
  const before = read(written);
  return ends.every((end) => typed[end] === before[end]) ? written : write(typed);
}

/**
 * The fields say what is asked for. Where they asked for it themselves, the end that nothing was asked of stays:
 * somebody may be typing there already.
 */
export function follow(typed: Typed, before: Ends, now: Ends, written: string): Typed {
  if (typed.asked !== written) return { ...now, left: false, asked: null };
  return {
    ...{ left: typed.left, asked: null },
    from: before.from === now.from ? typed.from : now.from,
    to: before.to === now.to ? typed.to : now.to,
  };
}

/** From here to there: two fields beside each other, which count when one is left or Enter is pressed. */
export function RangeEnds({ written, read, write, faultOf, onAsk, ...looks }: RangeEndsProps) {
  const { labelId, names, placeholders, isNumeric, isBelow } = looks;
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() => ({ ...read(written), left: false, asked: null }));
  const [shown, setShown] = useState(written);
  if (shown !== written) {
    setShown(written);
    setTyped(follow(typed, read(shown), read(written), written));
  }
  const told = typed.left ? faultOf(typed) : null;

  function apply(): void {
    if (faultOf(typed) !== null) {
      setTyped({ ...typed, left: true });
      return;
    }
    const next = askedBy(typed, { written, read, write });
    if (next === written) {
      setTyped({ ...read(written), left: false, asked: null });
      return;
    }
    setTyped({ ...typed, asked: next });
    onAsk(next);
  }

  function applyByEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') apply();
  }

  return (
    <div className={classes.ends} data-below={isBelow}>
      {ends.map((end) => (
        <input
          key={end}
          type="text"
          inputMode={isNumeric ? 'decimal' : 'text'}
          autoComplete="off"
          className={`control ${classes.end}`}
          aria-labelledby={`${labelId} ${id}-${end}`}
          aria-describedby={told?.in.includes(end) ? `${id}-fault` : undefined}
          aria-invalid={told?.in.includes(end) || undefined}
          placeholder={placeholders[end]}
          value={typed[end]}
          onChange={({ target }) => setTyped(typeInto(typed, end, target.value))}
          onBlur={apply}
          onKeyDown={applyByEnter}
        />
      ))}
      {ends.map((end) => (
        <span key={end} id={`${id}-${end}`} hidden>
          {names[end]}
        </span>
      ))}
      {told !== null && (
        <p id={`${id}-fault`} role="alert" className={`field-error ${classes.fault}`}>
          {told.words}
        </p>
      )}
    </div>
  );
}
