import { useState } from 'react';
import { FieldGroup } from '#ui/field/field-group.tsx';
import classes from './inputs.module.css';

type ChoicesInputProps = {
  name: string;
  label: string;
  options: readonly string[];
  value: readonly string[];
  error?: string | undefined;
  readOnly: boolean;
  onChange: (value: string[]) => void;
};

/** Several of a list: of a long one, those that are chosen stand above the fold. */
export function ChoicesInput({ name, label, options, value, error, readOnly, onChange }: ChoicesInputProps) {
  const isLong = options.length > 16;
  // Unfolded for what is wrong in it, it stays so: one goes on ticking once it is mended.
  const [wasWrong, setWasWrong] = useState(false);
  if (error !== undefined && !wasWrong) setWasWrong(true);
  const boxes = (
    <div className={classes.boxes}>
      {options.map((option) => (
        <label key={option} className={`small ${classes.box}`}>
          <input
            type="checkbox"
            name={name}
            value={option}
            checked={value.includes(option)}
            disabled={readOnly}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, option] : value.filter((chosen) => chosen !== option))
            }
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
  return (
    <FieldGroup legend={label} error={error}>
      {isLong ? (
        <details className={classes.fold} open={wasWrong || undefined}>
          <summary>{value.length === 0 ? 'None chosen' : value.join(', ')}</summary>
          {boxes}
        </details>
      ) : (
        boxes
      )}
    </FieldGroup>
  );
}
