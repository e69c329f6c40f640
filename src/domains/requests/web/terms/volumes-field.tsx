import { useId } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { mostYears } from '../../contract/term-sheet-lists.ts';
import { linesOf } from './typed-terms.ts';
import classes from './volumes-field.module.css';

type VolumesFieldProps = {
  name: string;
  /** A line for each year. */
  value: string;
  onChange: (value: string) => void;
  issues: Readonly<Record<string, string>>;
};

/** Units a year, from the first year on: years are added and taken out at the end or anywhere within. */
export function VolumesField({ name, value, onChange, issues }: VolumesFieldProps) {
  const id = useId();
  // One year to type in is always there.
  const years = value === '' ? [''] : linesOf(value);
  const faults = years.map((_, year) => issues[`${name}.${year}`]);
  const wrong = faults.findIndex((fault) => fault !== undefined);
  const fault = wrong === -1 ? issues[name] : `Year ${wrong + 1}: ${faults[wrong]}`;

  function change(next: readonly string[]): void {
    onChange(next.join('\n'));
  }

  return (
    <FieldGroup legend="Volumes a year, in units" error={fault} marksInputs={wrong !== -1}>
      <div className={classes.years}>
        {years.map((volume, year) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
          <div key={year} className={classes.year}>
            <label htmlFor={`${id}-${year}`}>Year {year + 1}</label>
            <input
              id={`${id}-${year}`}
              name={`${name}.${year}`}
              className={`control ${classes.input}`}
              inputMode="numeric"
              aria-invalid={faults[year] === undefined ? undefined : true}
              maxLength={60}
              value={volume}
              onChange={(event) => change(years.with(year, event.target.value))}
            />
            {years.length > 1 && (
              <CrossButton
                label={`Remove year ${year + 1}`}
                onClick={() => change(years.toSpliced(year, 1))}
              />
            )}
          </div>
        ))}
        {years.length < mostYears && (
          <button
            type="button"
            className={`${quietButton} ${classes.add}`}
            onClick={() => change([...years, ''])}
          >
            Add a year
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
