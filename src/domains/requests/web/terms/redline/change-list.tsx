import type { ReactNode } from 'react';
import type { Change } from '../../../contract/terms/redline.ts';
import classes from './change-list.module.css';

type ChangeListProps = {
  changes: readonly Change[];
  /** What can be done about one. */
  action?: (change: Change) => ReactNode;
};

/** What changed, line by line: what goes struck through, what comes underlined, and for whoever sees neither in words. */
export function ChangeList({ changes, action }: ChangeListProps) {
  return (
    <ul className={`list ${classes.changes}`}>
      {changes.map((change) => (
        <li key={change.key} className={classes.change}>
          <span className={classes.label}>{change.label}</span>
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
          {action?.(change)}
        </li>
      ))}
    </ul>
  );
}

const marks = { same: 'span', deleted: 'del', inserted: 'ins' } as const;
