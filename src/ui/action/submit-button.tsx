import type { ReactNode } from 'react';
import { Notice } from '../mark/notice.tsx';
import { useHydrated } from '../use-hydrated.ts';
import classes from './submit-button.module.css';

type SubmitButtonProps = {
  /** The form is on its way. */
  busy: boolean;
  disabled?: boolean;
  /** The id of the form, where the button stands beside it. */
  form?: string;
  /** What it sends cannot be undone. */
  danger?: boolean;
  children: ReactNode;
};

/**
 * A form's Submit, which shows that the form is on its way. It submits only once the page has come to life: before,
 * the browser itself would send the form, and that is not how our calls are made. While it is busy it sends nothing, but
 * is not disabled: the focus would fall to the top of the page.
 */
export function SubmitButton({ busy, disabled = false, form, danger = false, children }: SubmitButtonProps) {
  return (
    <>
      <noscript>
        <Notice kind="warning">Sending this form needs JavaScript.</Notice>
      </noscript>
      <button
        type={useHydrated() ? 'submit' : 'button'}
        form={form}
        className={`${classes.button} ${danger ? classes.danger : ''}`}
        disabled={disabled && !busy}
        aria-disabled={busy || undefined}
        aria-busy={busy}
        onClick={busy ? (event) => event.preventDefault() : undefined}
      >
        <span className={classes.words}>{children}</span>
      </button>
    </>
  );
}
