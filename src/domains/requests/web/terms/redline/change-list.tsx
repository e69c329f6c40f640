import { type ReactNode, useId } from 'react';
import type { Change } from '../../../contract/terms/redline.ts';
import classes from './change-list.module.css';

type ChangeListProps = {
  changes: readonly Change[];
  /** What can be done about one; what its line is called stands at the id. */
  action?: (change: Change, labelId: string) => ReactNode;
};

/** What changed, line by line: what goes struck through, what comes underlined, and for whoever sees neither in words. */
export function ChangeList({ changes, action }: ChangeListProps) {
  const id = useId();
  return (
    <ul className={`list ${classes.changes}`}>
      {changes.map((change, at) => (
        <li key={change.key} className={classes.change}>
          <span id={`${id}-${at}`} className={classes.label}>
            {change.label}
          </span>
          <span className={classes.text} aria-hidden="true">
            {change.pieces.map(({ text, kind }, place) => {
              const Mark = marks[kind];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                <span key={place}>
                  {place > 0 && ' '}
                  <Mark className={classes[kind]}>{text}</Mark>
                </span>
              );
            })}
          </span>
          <span className="visually-hidden">{change.words}</span>
          {action?.(change, `${id}-${at}`)}
        </li>
      ))}
    </ul>
  );
}

const marks = { same: 'span', deleted: 'del', inserted: 'ins' } as const;
