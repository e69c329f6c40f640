import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** The state of something, in a word. */
export function Badge({ tone, children }: { tone: 'good' | 'warning' | 'muted'; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
