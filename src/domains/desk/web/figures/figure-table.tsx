import type { ReactNode } from 'react';
import classes from './figures-view.module.css';

type FigureTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** The numbers behind a chart, folded away. */
export function FigureTable({ label, columns, children }: FigureTableProps) {
  return (
    <details className={classes.fold}>
      <summary>Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too */}
      <section className={classes.scroller} aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </details>
  );
}
