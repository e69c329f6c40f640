import type { ReactNode } from 'react';
import classes from './notice.module.css';

export type NoticeKind = 'error' | 'success' | 'info' | 'warning';

/** A message that stays on the page, announced when it appears. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div
      className={`small tinted ${classes.notice}`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
