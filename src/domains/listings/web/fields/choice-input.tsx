import { useId } from 'react';
import classes from './inputs.module.css';

type ChoiceInputProps = {
  name: string;
  label: string;
  description?: string;
  options: readonly string[];
  value: string;
  /** One of them is always chosen. */
  always?: boolean;
  error?: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** One of a list. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { name, label, description, options, value, always = false, error, readOnly, onChange } = props;
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`control ${classes.select}`}
        value={value}
        disabled={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {!always && <option value="">Choose</option>}
        {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {description && <p className={`note ${classes.hint}`}>{description}</p>}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
