import '@mantine/core/styles/Input.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './field.module.css';

export type SelectFieldProps = Omit<NativeSelectProps, 'error'> & {
  name: string;
  error?: string | undefined;
};

/** A labelled choice of one, looking and telling of errors as `Field` does; the browser's own list. */
export function SelectField({ error, ...props }: SelectFieldProps) {
  return (
    <NativeSelect {...props} size="md" classNames={classes} error={error} errorProps={{ role: 'alert' }} />
  );
}
