import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { FieldFrame, type Labelled, useLabelled } from './field-frame.tsx';

export type FieldProps = Labelled & ComponentProps<'input'> & { name: string };

/** A labelled text field. */
export function Field(props: FieldProps) {
  const { frame, input } = useLabelled(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} className={classes.input} />
    </FieldFrame>
  );
}
