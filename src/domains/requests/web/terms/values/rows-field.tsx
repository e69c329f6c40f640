import type { InputHTMLAttributes } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { rowsJson, type TypedRow, typedRows } from './typed-rows.ts';
import classes from './value-section.module.css';

type Column = { name: string; label: string; tick?: true } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'type' | 'placeholder' | 'maxLength' | 'max'
>;

type RowsFieldProps = {
  legend: string;
  /** What one of them is called: 'line'. */
  one: string;
  columns: readonly Column[];
  most: number;
  /** The rows as JSON. */
  value: string;
  onChange: (value: string) => void;
  /** What the server says of it, 'terms.values.prices', and of its cells. */
  path: string;
  issues: Readonly<Record<string, string>>;
};

/** A table to type: rows of a few fields, added at the end and taken out anywhere. */
export function RowsField({ legend, one, columns, most, value, onChange, path, issues }: RowsFieldProps) {
  const rows = typedRows(value);
  const frame = useKeptFocus<HTMLDivElement>(true);
  const empty = Object.fromEntries(columns.map(({ name, tick }) => [name, tick ? false : '']));

  function change(next: readonly TypedRow[]): void {
    onChange(rowsJson(next));
  }

  return (
    <FieldGroup legend={legend} error={issues[path]}>
      <div ref={frame}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <fieldset key={at} className={`fieldset ${classes.row}`}>
            <legend className="visually-hidden">
              {legend}, {one} {at + 1}
            </legend>
            <div className={classes.cells}>
              {columns.map(({ name, label, tick, ...input }) => {
                const cell = row[name];
                const put = (typed: string | boolean) => change(rows.with(at, { ...row, [name]: typed }));
                return tick ? (
                  <label key={name} className={`line small ${classes.tick}`}>
                    <input
                      type="checkbox"
                      name={`${path}.${at}.${name}`}
                      checked={cell === true}
                      onChange={({ target }) => put(target.checked)}
                    />
                    {label}
                  </label>
                ) : (
                  <Field
                    key={name}
                    {...input}
                    name={`${path}.${at}.${name}`}
                    label={label}
                    value={typeof cell === 'string' ? cell : ''}
                    error={issues[`${path}.${at}.${name}`]}
                    onChange={({ currentTarget }) => put(currentTarget.value)}
                  />
                );
              })}
            </div>
            <CrossButton label={`Remove ${one} ${at + 1}`} onClick={() => change(rows.toSpliced(at, 1))} />
          </fieldset>
        ))}
        {rows.length < most && (
          <button type="button" className={quietButton} onClick={() => change([...rows, empty])}>
            Add a {one}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
