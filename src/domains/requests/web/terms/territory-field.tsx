import { useId } from 'react';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import classes from './territory-field.module.css';
import { linesOf } from './typed-terms.ts';

type TerritoryFieldProps = {
  /** A line for each market. */
  value: string;
  onChange: (value: string) => void;
  issue: string | undefined;
};

/** The markets that a term sheet is for, in the order of the list however they are ticked. */
export function TerritoryField({ value, onChange, issue }: TerritoryFieldProps) {
  const id = useId();
  const chosen = new Set(linesOf(value));

  function tick(market: string, ticked: boolean): void {
    const next = marketsOfInterest.filter((one) => (one === market ? ticked : chosen.has(one)));
    onChange(next.join('\n'));
  }

  return (
    <fieldset
      className={`fieldset ${classes.territory}`}
      aria-describedby={issue ? `${id}-issue` : undefined}
    >
      <legend className="legend">Territory</legend>
      <div className={classes.markets}>
        {marketsOfInterest.map((market) => (
          <label key={market} className={`line ${classes.market}`}>
            <input
              type="checkbox"
              name="terms.territory"
              value={market}
              checked={chosen.has(market)}
              onChange={(event) => tick(market, event.target.checked)}
            />
            {market}
          </label>
        ))}
      </div>
      {issue && (
        <p id={`${id}-issue`} className="field-error" role="alert">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
