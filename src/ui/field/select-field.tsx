import type { ComponentProps } from 'react';
import { LineIcon } from '../mark/line-icon.tsx';
import classes from './field.module.css';
import { FieldFrame, type Labelled, useLabelled } from './field-frame.tsx';

export type SelectFieldProps = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
    name: string;
    /** What there is to choose; a word alone is its own value. */
    data: readonly (string | { value: string; label: string })[];
  };

/** A labelled choice of one, looking and telling of errors as `Field` does; the browser's own list. */
export function SelectField({ data, ...props }: SelectFieldProps) {
  const { frame, input } = useLabelled(props);
  return (
    <FieldFrame {...frame}>
      <div className={classes.box}>
        <select {...input} className={`${classes.input} ${classes.choice}`}>
          {data.map((each) => {
            const { value, label } = typeof each === 'string' ? { value: each, label: each } : each;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
        <LineIcon className={classes.chevron} d="M6 7.5L10 3.5l4 4M6 12.5l4 4 4-4" />
      </div>
    </FieldFrame>
  );
}
