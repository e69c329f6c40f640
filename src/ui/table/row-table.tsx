import type { ComponentProps, ReactNode } from 'react';
import classes from './row-table.module.css';

type RowTableProps = {
  /** What the rows are. */
  label: string;
  /** The columns' heads, the first one for what the rows are called. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/**
 * Rows of one line each, to be scanned by the hundred: it scrolls by itself both ways, its head and what its rows are
 * called staying in sight. Its heads and cells are the table's own (table.tsx).
 */
export function RowTable({ label, head, children }: RowTableProps) {
  return (
    <div className={classes.surface}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type LineProps = ComponentProps<'tr'> & {
  /** It is the one whose details are shown. */
  open?: boolean;
  ticked?: boolean;
};

export function Line({ open, ticked, ...props }: LineProps) {
  return (
    <tr {...props} className={classes.line} data-open={open || undefined} data-ticked={ticked || undefined} />
  );
}

type LineHeadProps = {
  /** Before both of its lines: its tick. */
  before: ReactNode;
  /** What the row is called: a link. */
  name: ReactNode;
  /** What tells it from others of its name, in a quieter tone below; whoever is read to hears it with the name. */
  under: ReactNode;
  /** At the end of the lower line: marks, a code. */
  children: ReactNode;
};

/** What the row is called, which stays in sight: two small lines, in the height of one row. */
export function LineHead({ before, name, under, children }: LineHeadProps) {
  return (
    <th scope="row" className={classes.head}>
      <div className={classes.name}>
        {before}
        <div className={classes.lines}>
          <div className={classes.first}>{name}</div>
          <div className={classes.second}>
            <span className={classes.under} aria-hidden="true">
              {under}
            </span>
            {children}
          </div>
        </div>
      </div>
    </th>
  );
}

/** A value on one line: what does not fit is cut off, and told whole by its title. A missing one is a dash. */
export function LineCell({
  numeric,
  whole,
  text,
  children,
}: {
  numeric?: boolean;
  /** It is never cut off. */
  whole?: boolean;
  text: string;
  children?: ReactNode;
}) {
  return (
    <td data-numeric={numeric || undefined}>
      <div
        className={classes.value}
        title={text.length > 16 ? text : undefined}
        data-whole={whole || undefined}
        data-none={text === '' || undefined}
      >
        {text === '' ? '–' : (children ?? text)}
      </div>
    </td>
  );
}
