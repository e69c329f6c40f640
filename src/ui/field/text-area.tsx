import '@mantine/core/styles/Input.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './field.module.css';

/** A labelled field of several lines, looking and telling of errors as `Field` does. */
export function TextArea({
  error,
  ...props
}: Omit<TextareaProps, 'error'> & { name: string; error?: string | undefined }) {
  return (
    <Textarea
      rows={3}
      {...props}
      size="md"
      classNames={classes}
      error={error}
      errorProps={{ role: 'alert' }}
    />
  );
}
