import { useId } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { mostYears } from '../../contract/brief-limits.ts';
import classes from './volume-fields.module.css';

type VolumeFieldsProps = {
  name: string;
  firstYear: number;
  volumes: readonly string[];
  issues: Readonly<Record<string, string>>;
  onChange: (volumes: string[]) => void;
};

/** Packs of each year, from the first one on; a year may stay empty. */
export function VolumeFields({ name, firstYear, volumes, issues, onChange }: VolumeFieldsProps) {
  const id = useId();
  const faults = volumes.map((_, place) => issues[`${name}.${place}`]);
  const wrong = faults.findIndex((fault) => fault !== undefined);
  const fault = wrong === -1 ? issues[name] : `${firstYear + wrong}: ${faults[wrong]}`;
  return (
    <FieldGroup legend="Packs a year" error={fault} marksInputs={wrong !== -1}>
      <div className={classes.years}>
        {volumes.map((packs, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
          <div key={place} className={classes.year}>
            <label htmlFor={`${id}-${place}`}>{firstYear + place}</label>
            <input
              id={`${id}-${place}`}
              name={`${name}.${place}`}
              className={`control ${classes.input}`}
              inputMode="numeric"
              aria-invalid={faults[place] === undefined ? undefined : true}
              maxLength={20}
              value={packs}
              onChange={({ target }) => onChange(volumes.with(place, target.value))}
            />
          </div>
        ))}
        {volumes.length < mostYears && (
          <QuietButton onClick={() => onChange([...volumes, ''])}>Add a year</QuietButton>
        )}
      </div>
    </FieldGroup>
  );
}
