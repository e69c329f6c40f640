import { FieldGroup } from '#ui/field/field-group.tsx';
import classes from './choice-field.module.css';

type ChoiceFieldProps = {
  name: string;
  label: string;
  options: readonly string[];
  value: string;
  issue: string | undefined;
  onChange: (value: string) => void;
};

/** One of a few, or not said. */
export function ChoiceField({ name, label, options, value, issue, onChange }: ChoiceFieldProps) {
  return (
    <FieldGroup legend={label} error={issue}>
      <div className={`row ${classes.options}`}>
        {options.map((option) => (
          <label key={option} className={`line ${classes.option}`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              // Chosen once more, it is taken back: by itself a radio button cannot be.
              onClick={() => value === option && onChange('')}
            />
            <span className={classes.text}>{option}</span>
          </label>
        ))}
        {value !== '' && (
          <button type="button" className={classes.clear} onClick={() => onChange('')}>
            Clear choice
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
