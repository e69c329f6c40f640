import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A form's Submit, which shows that the form is on its way. */
export function SubmitButton({ busy, children, ...props }: ButtonProps & { busy: boolean; children: ReactNode }) {
  return (
    <Button {...props} type="submit" size="md" loading={busy} aria-busy={busy}>
      {children}
    </Button>
  );
}
