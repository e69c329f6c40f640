import { useId } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { documentsMaxLength, productMaxLength, strengthMaxLength } from '../../contract/brief-limits.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import classes from './line-fields.module.css';
import { keyOf, type TypedLine } from './typed-brief.ts';
import { VolumeFields } from './volume-fields.tsx';

type LineFieldsProps = {
  line: TypedLine;
  /** From 0. */
  place: number;
  firstYear: number;
  currency: string;
  listings: readonly Listed[];
  /** There is more than this one line. */
  several: boolean;
  issues: Readonly<Record<string, string>>;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
};

/** One thing that is wanted, and of whom. */
export function LineFields({
  line,
  place,
  firstYear,
  currency,
  listings,
  several,
  issues,
  ...on
}: LineFieldsProps) {
  const id = useId();
  const path = `lines.${place}`;

  function field(name: 'product' | 'strength' | 'packUnits' | 'markets' | 'targetPrice' | 'documents') {
    const error = Object.entries(issues).find(
      ([at]) => at === `${path}.${name}` || at.startsWith(`${path}.${name}.`),
    )?.[1];
    return {
      name: `${path}.${name}`,
      value: line[name],
      error,
      onChange: ({ target }: { target: { value: string } }) => on.onChange({ ...line, [name]: target.value }),
    };
  }

  return (
    <fieldset className={`fieldset stack-close ${classes.line}`} aria-labelledby={id}>
      <div className="ends">
        <h2 id={id} className={classes.title}>
          Line {place + 1}
        </h2>
        {several && <TextButton onClick={on.onRemove}>Remove line {place + 1}</TextButton>}
      </div>
      <div className={classes.fields}>
        <Field
          {...field('product')}
          label="Product"
          maxLength={productMaxLength}
          required
          className={classes.wide}
        />
        <Field {...field('strength')} label="Strength" maxLength={strengthMaxLength} />
        <Field {...field('packUnits')} label="Units in a pack" inputMode="numeric" maxLength={6} />
        <Field {...field('markets')} label="Markets" maxLength={2000} className={classes.wide} />
        <Field
          {...field('targetPrice')}
          label={`Target price a pack, ${currency}`}
          inputMode="decimal"
          maxLength={20}
        />
        <Field
          {...field('documents')}
          label="Documents to come with the answer"
          maxLength={documentsMaxLength}
          className={classes.wide}
        />
      </div>
      <p className="note">
        Markets are separated by commas. Whoever is asked for the line reads all of it, a target price too.
      </p>
      <VolumeFields
        name={`${path}.volumes`}
        firstYear={firstYear}
        volumes={line.volumes}
        issues={issues}
        onChange={(volumes) => on.onChange({ ...line, volumes })}
      />
      {several && (
        <fieldset className="fieldset" name={`${path}.spared`}>
          <legend className="legend">Asked of</legend>
          <div className={`row ${classes.asked}`}>
            {listings.map((listing) => {
              const key = keyOf(listing);
              const isAsked = !line.spared.includes(key);
              return (
                <label key={key} className={`line ${classes.choice}`}>
                  <input
                    type="checkbox"
                    checked={isAsked}
                    onChange={() =>
                      on.onChange({
                        ...line,
                        spared: isAsked ? [...line.spared, key] : line.spared.filter((one) => one !== key),
                      })
                    }
                  />
                  {listing.code}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
