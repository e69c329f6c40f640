import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { pressOn } from '#ui/table/head-press.ts';
import { SortingHead } from '#ui/table/sorting-head.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { TableColumn, TableShape } from '../../contract/tables/columns.ts';
import type { TableRow } from '../../contract/tables/page.ts';
import { CellText } from './cells.tsx';
import classes from './data-table.module.css';
import { changed, tableQuery, useTableAddress } from './table-address.ts';

type DataTableProps = {
  shape: TableShape;
  rows: readonly TableRow[];
  /** Where a row leads; its first cell is the link. */
  linkOf: (row: TableRow) => string | null;
  /** What can be done with a row, in a last column of its own. */
  RowActions?: ComponentType<{ row: TableRow }> | undefined;
  dense: boolean;
};

/** Rows under headings that sort them. */
export function DataTable({ shape, rows, linkOf, RowActions, dense }: DataTableProps) {
  const { search } = useTableAddress();
  const sort = tableQuery(search).sort || shape.sort;
  const columns = Object.entries(shape.columns).filter(([, { filterOnly }]) => !filterOnly);
  return (
    <Table
      label={shape.title}
      wide
      dense={dense}
      cardSorting={<CardSorting columns={columns} sort={sort} />}
      head={
        <>
          {columns.map(([name, column]) => (
            <Head key={name} name={name} column={column} sort={sort} search={search} />
          ))}
          {RowActions && <ColumnHead label="Actions" />}
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.id}>
          {columns.map(([name, column], position) =>
            position === 0 ? (
              <RowHead key={name}>
                <RowLink to={linkOf(row)}>
                  <CellText column={column} value={cellOf(row, name)} whole />
                </RowLink>
              </RowHead>
            ) : (
              <Cell
                key={name}
                label={column.label}
                numeric={isFigure(column)}
                empty={isNothing(column, cellOf(row, name))}
                spare={column.spare}
                card={onCard(column)}
              >
                <CellText column={column} value={cellOf(row, name)} />
              </Cell>
            ),
          )}
          {RowActions && (
            <Cell>
              <RowActions row={row} />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

function cellOf({ cells }: TableRow, name: string) {
  const value = cells[name] ?? null;
  return value === '' ? null : value;
}

/** A card says only what holds: it has no place for a 'No'. */
function isNothing({ type }: TableColumn, value: ReturnType<typeof cellOf>): boolean {
  return value === null || (type === 'flag' && value === false);
}

function onCard({ type, standings, plain }: TableColumn) {
  if (standings) return 'mark';
  if (type === 'flag') return 'flag';
  return plain ? 'plain' : undefined;
}

function RowLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (!to) return children;
  return (
    <Link to={to} className={classes.row} prefetch="intent">
      {children}
    </Link>
  );
}

type HeadProps = { name: string; column: TableColumn; sort: string; search: string };

/** One press sorts upwards, the next downwards; moments begin with the latest. */
function Head({ name, column, sort, search }: HeadProps) {
  const { label, type, sortable } = column;
  const numeric = isFigure(column);
  if (!sortable) return <ColumnHead label={label} numeric={numeric} />;
  const { sorted, next } = pressOn(name, sort, latestFirst(type));
  return <SortingHead label={label} numeric={numeric} sorted={sorted} to={changed(search, { sort: next })} />;
}

function isFigure({ type, figure }: TableColumn): boolean {
  return type === 'number' || figure === true;
}

type CardSortingProps = { columns: readonly (readonly [string, TableColumn])[]; sort: string };

/** Every order in words. */
function CardSorting({ columns, sort }: CardSortingProps) {
  const { change } = useTableAddress();
  const options = columns
    .filter(([, { sortable }]) => sortable)
    .flatMap(([name, { label, type }]) => {
      const [upwards, downwards] = orderWords[type];
      const both = [
        { value: name, label: `${label}, ${upwards}` },
        { value: `-${name}`, label: `${label}, ${downwards}` },
      ];
      return latestFirst(type) ? both.reverse() : both;
    });
  return (
    <LabelledSelect
      label="Sort by"
      value={sort}
      options={options}
      onChange={(next) => change({ sort: next })}
    />
  );
}

const orderWords: Record<TableColumn['type'], readonly [upwards: string, downwards: string]> = {
  text: ['A to Z', 'Z to A'],
  choice: ['A to Z', 'Z to A'],
  number: ['lowest first', 'highest first'],
  moment: ['earliest first', 'latest first'],
  day: ['earliest first', 'latest first'],
  flag: ['No first', 'Yes first'],
};

function latestFirst(type: TableColumn['type']): boolean {
  return type === 'moment' || type === 'day';
}
