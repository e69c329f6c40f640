import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What is said around the input of a field. */
export type Labelled = {
  label: ReactNode;
  description?: ReactNode;
  /** So that the inputs of a row stand in one line, whichever of them has a description. */
  describedBelow?: boolean;
  error?: string | undefined;
  /** Marked as what has to be filled in, which the browser is not told: another field may do instead. */
  marked?: boolean | undefined;
};

type OfInput = {
  className?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** Of what a field is given, what stands around its input, and what the input itself is told. */
export function useLabelled<P extends Labelled & OfInput>(props: P) {
  const { label, description, describedBelow, error, marked, className, ...input } = props;
  const id = useId();
  const told = [error && `${id}-error`, description && `${id}-description`, props['aria-describedby']];
  return {
    frame: { id, label, description, describedBelow, error, marked: marked ?? props.required, className },
    input: {
      ...input,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': told.filter(Boolean).join(' ') || undefined,
    },
  };
}

type FieldFrameProps = ReturnType<typeof useLabelled>['frame'] & { children: ReactNode };

/** The label above an input, what is wrong with it below it, announced when it appears. */
export function FieldFrame({ id, marked, className, children, ...said }: FieldFrameProps) {
  const { label, description, describedBelow = false, error } = said;
  const described = description && (
    <p id={`${id}-description`} className={classes.description} data-below={describedBelow || undefined}>
      {description}
    </p>
  );
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {marked && (
          <span className={classes.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {!describedBelow && described}
      {children}
      {describedBelow && described}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
