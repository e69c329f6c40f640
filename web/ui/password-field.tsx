import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './field.module.css';

export type PasswordFieldProps = Omit<PasswordInputProps, 'error'> & {
  name: string;
  error?: string | undefined;
};

/** A labelled password field with a way to see what one types. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      size="md"
      classNames={classes}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      error={error}
      errorProps={{ role: 'alert' }}
    />
  );
}
