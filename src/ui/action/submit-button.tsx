import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../mark/notice.tsx';
import { useHydrated } from '../use-hydrated.ts';
import classes from './submit-button.module.css';

/**
 * A form's Submit, which shows that the form is on its way. It submits only once the page has come to life: before,
 * the browser itself would send the form, and that is not how our calls are made.
 */
export function SubmitButton({
  busy,
  children,
  ...props
}: ButtonProps & { busy: boolean; children: ReactNode }) {
  return (
    <>
      <noscript>
        <Notice kind="warning">Sending this form needs JavaScript.</Notice>
      </noscript>
      <Button
        {...props}
        component={StaysFocused}
        type={useHydrated() ? 'submit' : 'button'}
        size="md"
        loading={busy}
        aria-busy={busy}
        classNames={classes}
      >
        {children}
      </Button>
    </>
  );
}

/** While it is busy it sends nothing, but is not disabled: the focus would fall to the top of the page. */
function StaysFocused({ disabled, onClick, ...props }: ComponentProps<'button'>) {
  const isBusy = props['aria-busy'] === true;
  return (
    <button
      {...props}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
