import { type ReactNode, useId } from 'react';

type FieldGroupProps = { legend: string; error: string | undefined; children: ReactNode };

/** Inputs that answer together: what is asked above them, what is wrong with the answer below, announced when it appears. */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className="fieldset"
      aria-describedby={error ? id : undefined}
      data-wrong={error === undefined ? undefined : true}
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
