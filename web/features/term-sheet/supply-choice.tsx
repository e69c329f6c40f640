import { useId } from 'react';
import { termSheetSupplyRequired } from '#contract/dossier-lists.ts';
import classes from './supply-choice.module.css';

export type SupplyChoiceProps = {
  value: string;
  issue: string | undefined;
  onChange: (value: string) => void;
};

/** Supply Required: one of two, or not said. */
export function SupplyChoice({ value, issue, onChange }: SupplyChoiceProps) {
  const id = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={issue ? `${id}-issue` : undefined}>
      <legend className={classes.legend}>Supply Required</legend>
      <div className={classes.options}>
        {termSheetSupplyRequired.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name="supplyRequired"
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
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
      {issue && (
        <p id={`${id}-issue`} className={classes.issue} role="alert">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
