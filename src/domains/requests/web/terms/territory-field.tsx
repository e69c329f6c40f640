import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { FieldGroup } from '#ui/field/field-group.tsx';
import classes from './territory-field.module.css';
import { linesOf } from './typed-terms.ts';

type TerritoryFieldProps = {
  name: string;
  /** A line for each market. */
  value: string;
  onChange: (value: string) => void;
  issue: string | undefined;
};

/** The markets that a term sheet is for, in the order of the list however they are ticked. */
export function TerritoryField({ name, value, onChange, issue }: TerritoryFieldProps) {
  const chosen = new Set(linesOf(value));

  function tick(market: string, ticked: boolean): void {
    const next = marketsOfInterest.filter((one) => (one === market ? ticked : chosen.has(one)));
    onChange(next.join('\n'));
  }

  return (
    <FieldGroup legend="Territory" error={issue}>
      <div className={classes.markets}>
        {marketsOfInterest.map((market) => (
          <label key={market} className={`line ${classes.market}`}>
            <input
              type="checkbox"
              name={name}
              value={market}
              checked={chosen.has(market)}
              onChange={(event) => tick(market, event.target.checked)}
            />
            {market}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
