import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './field.module.css';

export type FieldProps = Omit<TextInputProps, 'error'> & { name: string; error?: string | undefined };

/** A labelled text field: the label above it, what is wrong with it below it, announced when it appears. */
export function Field({ error, ...props }: FieldProps) {
  return <TextInput {...props} size="md" classNames={classes} error={error} errorProps={{ role: 'alert' }} />;
}
