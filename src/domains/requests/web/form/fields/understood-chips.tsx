import type { ReactNode } from 'react';
import chip from '#ui/mark/chip.module.css';
import classes from './understood-chips.module.css';

type UnderstoodChipsProps = {
  things: string;
  entries: readonly string[];
  /** What else is read out of the words. */
  children?: ReactNode;
};

/** What was typed, as it will be read. The row keeps its height, so that typing moves nothing. */
export function UnderstoodChips({ things, entries, children }: UnderstoodChipsProps) {
  return (
    <div className={`row ${classes.row}`}>
      {entries.length > 0 && (
        <ul className={chip.chips} aria-label={`${things} as understood`}>
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two volumes may be alike, and their places tell them apart
            <li key={`${place} ${entry}`} className={chip.chip}>
              {entry}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
