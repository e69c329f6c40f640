import type { ReactNode } from 'react';
import classes from './fold.module.css';

type FoldProps = {
  summary: ReactNode;
  /** Open at first; the reader's choice afterwards. */
  open?: boolean;
  /** Folds of one name open one at a time. */
  name?: string;
  children: ReactNode;
};

/** A part that unfolds. The browser's own, so it works before any script has loaded. */
export function Fold({ summary, open, name, children }: FoldProps) {
  return (
    <details className={classes.fold} open={open} name={name}>
      <summary className={`ends ${classes.summary}`}>
        {summary}
        <svg className={classes.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
