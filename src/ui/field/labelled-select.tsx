import { useId } from 'react';
import classes from './labelled-select.module.css';

type LabelledSelectProps<V extends string | number> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** A small choice beside the count line. */
export function LabelledSelect<V extends string | number>({
  label,
  value,
  options,
  onChange,
}: LabelledSelectProps<V>) {
  const id = useId();
  return (
    <div className={`line muted ${classes.whole}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`control ${classes.select}`}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
