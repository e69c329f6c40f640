import { Fragment } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { CellFault, CellField, type Form } from './path-field.tsx';
import classes from './row-grid.module.css';

export type GridColumn = { name: string; label: string; words?: boolean; type?: 'date' };

type RowGridProps = {
  form: Form;
  label: string;
  /** Where the list stands: 'plan.lines'. */
  path: string;
  rows: readonly object[];
  columns: readonly GridColumn[];
  empty: () => object;
  add: string;
  most: number;
  /** What a row is called: 'Line 2'. */
  rowName: string;
  /** Without any the list is whole too. */
  mayBeEmpty?: boolean;
};

/** Rows of a form: a table that moves sideways in a narrow window, its first column staying in sight. */
export function RowGrid(props: RowGridProps) {
  const { form, label, path, rows, columns, empty, add, most, rowName, mayBeEmpty } = props;
  const mayRemove = mayBeEmpty || rows.length > 1;
  return (
    <div className={classes.whole}>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
        <section className={`sideways ${classes.scroll}`} aria-label={label} tabIndex={0}>
          <table className={classes.table}>
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                {columns.map(({ name, label: head }) => (
                  <th key={name} scope="col">
                    {head}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <Fragment key={row}>
                  <tr>
                    {columns.map(({ name, label: head, words, type }) => (
                      <td key={name} data-words={words || undefined} data-date={type && true}>
                        <CellField
                          form={form}
                          path={`${path}.${row}.${name}`}
                          label={`${head}, ${rowName} ${row + 1}`}
                          {...(type ? { type } : { numeric: !words })}
                        />
                      </td>
                    ))}
                    <td>
                      {mayRemove && (
                        <CrossButton
                          label={`Remove ${rowName} ${row + 1}`}
                          onClick={() => form.type(path, rows.toSpliced(row, 1))}
                        />
                      )}
                    </td>
                  </tr>
                  <RowFaults {...{ form, columns }} path={`${path}.${row}`} />
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length < most && (
        <p>
          <TextButton onClick={() => form.type(path, [...rows, empty()])}>{add}</TextButton>
        </p>
      )}
    </div>
  );
}

type RowFaultsProps = Pick<RowGridProps, 'form' | 'columns' | 'path'>;

/** What is wrong in a row stands below it, each by its column: in its cell it would push the columns apart. */
function RowFaults({ form, columns, path }: RowFaultsProps) {
  const wrong = columns.filter(({ name }) => form.issues[`${path}.${name}`] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <tr>
      <td colSpan={columns.length + 1}>
        {wrong.map(({ name, label }) => (
          <CellFault key={name} form={form} path={`${path}.${name}`} label={label} />
        ))}
      </td>
    </tr>
  );
}
