import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { TableRow } from '#contract/back-office.ts';
import type { TableColumn, TableShape } from '#contract/back-office-columns.ts';
import { CellText } from './cells.tsx';
import classes from './data-table.module.css';
import { changed, tableQuery } from './table-address.ts';

export type DataTableProps = {
  shape: TableShape;
  rows: readonly TableRow[];
  /** Where a row leads; its first cell is the link. */
  linkOf?: (row: TableRow) => string | null;
  /** What can be done with a row, in a last column of its own. */
  actionsOf?: (row: TableRow) => ReactNode;
  dense: boolean;
};

/** Rows under headings that sort them; it scrolls by itself where the screen is narrower than its columns. */
export function DataTable({ shape, rows, linkOf, actionsOf, dense }: DataTableProps) {
  const { search } = useLocation();
  const sort = tableQuery(search).sort || shape.sort;
  const columns = Object.entries(shape.columns).filter(([, { filterOnly }]) => !filterOnly);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
    <section className={classes.scroller} aria-label={shape.title} tabIndex={0}>
      <table className={classes.table} data-dense={dense || undefined}>
        <caption className={classes.caption}>{shape.title}</caption>
        <thead>
          <tr>
            {columns.map(([name, column]) => (
              <HeaderCell key={name} name={name} column={column} sort={sort} search={search} />
            ))}
            {actionsOf && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(([name, column], position) => (
                <Cell
                  key={name}
                  column={column}
                  first={position === 0}
                  to={position === 0 ? linkOf?.(row) : null}
                >
                  <CellText column={column} value={row.cells[name] ?? null} />
                </Cell>
              ))}
              {actionsOf && <td className={classes.actions}>{actionsOf(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  column,
  first,
  to,
  children,
}: {
  column: TableColumn;
  first: boolean;
  to: string | null | undefined;
  children: ReactNode;
}) {
  const content = to ? (
    <Link to={to} className={classes.row} prefetch="intent">
      {children}
    </Link>
  ) : (
    children
  );
  return first ? (
    <th scope="row">
      <span className={classes.first}>{content}</span>
    </th>
  ) : (
    <td data-type={column.type}>
      <span className={classes.cell}>{content}</span>
    </td>
  );
}

type HeaderCellProps = { name: string; column: TableColumn; sort: string; search: string };

/** One press sorts upwards, the next downwards; moments begin with the latest. */
function HeaderCell({ name, column, sort, search }: HeaderCellProps) {
  if (!column.sortable) {
    return (
      <th scope="col" data-type={column.type}>
        <span className={classes.plain}>{column.label}</span>
      </th>
    );
  }
  const upwards = sort === name;
  const downwards = sort === `-${name}`;
  const latestFirst = column.type === 'moment' || column.type === 'day';
  const next = upwards || (!downwards && latestFirst) ? `-${name}` : name;
  return (
    <th
      scope="col"
      data-type={column.type}
      aria-sort={upwards ? 'ascending' : downwards ? 'descending' : undefined}
    >
      <Link to={changed(search, { sort: next })} className={classes.sort} preventScrollReset>
        {column.label}
        <span
          className={classes.arrow}
          data-direction={upwards ? 'up' : downwards ? 'down' : undefined}
          aria-hidden="true"
        />
      </Link>
    </th>
  );
}
