import { type ReactNode, useId } from 'react';

type FieldGroupProps = {
  legend: string;
  error: string | undefined;
  /** Those of its inputs that are wrong are marked themselves: one is led to the first of them. */
  marksInputs?: boolean;
  children: ReactNode;
};

/** Inputs that answer together: what is asked above them, what is wrong with the answer below, announced when it appears. */
export function FieldGroup({ legend, error, marksInputs = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className="fieldset"
      aria-describedby={error ? id : undefined}
      data-wrong={error === undefined || marksInputs ? undefined : true}
    >
      <legend className="legend">{legend}</legend>
      {children}
      {error && (
        <p id={id} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
