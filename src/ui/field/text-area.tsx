import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { FieldFrame, type Labelled, useLabelled } from './field-frame.tsx';

/** A labelled field of several lines, looking and telling of errors as `Field` does. */
export function TextArea(props: Labelled & ComponentProps<'textarea'> & { name: string }) {
  const { frame, input } = useLabelled(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={3} {...input} className={`${classes.input} ${classes.lines}`} />
    </FieldFrame>
  );
}
