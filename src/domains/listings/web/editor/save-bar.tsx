import type { ReactNode } from 'react';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** Of the save; null where nothing can be saved. */
  label: string | null;
  busy: boolean;
  dirty: boolean;
  failure: string | null;
  /** Other steps, beside the save. */
  children?: ReactNode;
};

/** Stays at the window's foot: whether anything is unsaved, and the way to save it. */
export function SaveBar({ label, busy, dirty, failure, children }: SaveBarProps) {
  return (
    <div className={`stack-tight ${classes.bar}`}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={`row ${classes.row}`}>
        {label && <SubmitButton busy={busy}>{label}</SubmitButton>}
        {children}
        <span className={classes.state} role="status">
          {dirty ? 'Not saved yet' : ''}
        </span>
      </div>
    </div>
  );
}
