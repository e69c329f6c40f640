import { type ComponentProps, useState } from 'react';
import { LineIcon } from '../mark/line-icon.tsx';
import classes from './field.module.css';
import { FieldFrame, type Labelled, useLabelled } from './field-frame.tsx';

const eye =
  'M1.5 10C3 7 6 4.5 10 4.5S17 7 18.5 10C17 13 14 15.5 10 15.5S3 13 1.5 10zM13 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0z';
const struckEye = `${eye}M4 3l12 14`;

/** A labelled password field with a way to see what one types. */
export function PasswordField(props: Labelled & ComponentProps<'input'> & { name: string }) {
  const { frame, input } = useLabelled(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <div className={classes.box}>
        <input
          {...input}
          type={isShown ? 'text' : 'password'}
          className={`${classes.input} ${classes.password}`}
        />
        <button
          type="button"
          className={`bare ${classes.toggle}`}
          aria-label="Show password"
          aria-pressed={isShown}
          // What one types keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <LineIcon d={isShown ? struckEye : eye} size={22} />
        </button>
      </div>
    </FieldFrame>
  );
}
