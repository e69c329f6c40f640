import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import classes from './field.module.css';

type PasswordFieldProps = Omit<PasswordInputProps, 'error'> & {
  name: string;
  error?: string | undefined;
};

/** A labelled password field with a way to see what one types. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  const id = useId();
  // Mantine says neither of the field itself, as it does for its other inputs.
  const told = [props.description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <PasswordInput
      {...props}
      id={id}
      size="md"
      classNames={classes}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      error={error}
      aria-invalid={error ? true : undefined}
      aria-describedby={told || undefined}
      errorProps={{ role: 'alert' }}
    />
  );
}
