import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DossierName } from '#domains/dossiers/web/table/dossier-name.tsx';
import { fromResults } from '#domains/finder/web/page/back-link.tsx';
import type { ResultColumn } from '#domains/finder/web/results/table/result-column.ts';
import grid from '#domains/finder/web/results/table/row-grid.module.css';
import { TickAll, TickBox } from '#domains/finder/web/results/table/tick-boxes.tsx';
import type { Rows } from '#domains/finder/web/results/table/use-rows.ts';
import type { Ticks } from '#domains/finder/web/results/table/use-ticks.ts';
import { pressOn } from '#ui/table/head-press.ts';
import { Line, LineCell, LineHead, RowTable } from '#ui/table/row-table.tsx';
import { SortingHead } from '#ui/table/sorting-head.tsx';
import { ColumnHead } from '#ui/table/table.tsx';
import { addedColumn, type Entry, factColumns, noteColumn, titleColumn } from '../entry.tsx';
import type { Place } from '../place.ts';
import { EntryActs, EntryMarks } from './entry-parts.tsx';
import classes from './entry-table.module.css';
import { NoteField } from './note-field.tsx';

export type EntryRowsProps = {
  place: Place;
  label: string;
  entries: readonly Entry[];
  rows: Rows<Entry>;
  ticks: Ticks;
  /** What stands in the place of a row that was taken off. */
  removedRow: (entry: Entry) => ReactNode;
  onRemove: (entry: Entry) => void;
};

type EntryTableProps = EntryRowsProps & {
  order: string;
  /** The address of the same list in another order. */
  addressOf: (order: string) => string;
};

/** A list as a table: one line each but for what is written of it, its heads sorting. */
export function EntryTable({
  place,
  label,
  entries,
  rows,
  ticks,
  removedRow,
  onRemove,
  order,
  addressOf,
}: EntryTableProps) {
  const facts = factColumns(entries.some(({ moved }) => moved.length > 0));
  const columns = [noteColumn, ...facts, addedColumn];
  return (
    <RowTable
      label={label}
      head={
        <>
          <Head
            column={titleColumn}
            order={order}
            addressOf={addressOf}
            before={<TickAll label="Tick all that are shown" rows={entries.length} ticks={ticks} />}
          />
          {columns.map((column) => (
            <Head key={column.name} column={column} order={order} addressOf={addressOf} />
          ))}
          <th scope="col" className={classes.acts}>
            <span className="visually-hidden">What to do</span>
          </th>
        </>
      }
    >
      {entries.map((entry) => {
        const removed = removedRow(entry);
        if (removed) {
          return (
            <Line key={entry.id}>
              <td colSpan={columns.length + 2}>{removed}</td>
            </Line>
          );
        }
        const tabIndex = entry === rows.current ? 0 : -1;
        return (
          <Line
            key={entry.id}
            data-row={entry.id}
            open={entry === rows.open}
            ticked={ticks.ids.has(entry.id)}
            onFocus={() => rows.enter(entry)}
            onClickCapture={(event) => rows.onClick(event, entry)}
            // Else the texts between two clicks would be selected.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          >
            <LineHead
              before={<TickBox id={entry.id} title={entry.title} ticks={ticks} tabIndex={tabIndex} />}
              name={<Name entry={entry} tabIndex={tabIndex} isOpen={entry === rows.open} />}
              under={entry.strengths}
            >
              <EntryMarks entry={entry} />
              <span className={grid.code}>{entry.code}</span>
            </LineHead>
            <td className={classes.note}>
              <NoteField
                {...{ place, id: entry.id, title: entry.title, note: entry.note, tabIndex }}
                by={entry.noteBy ?? null}
              />
            </td>
            {facts.map((column) => (
              <LineCell
                key={column.name}
                numeric={column.numeric ?? false}
                whole={column.whole ?? false}
                text={column.text(entry)}
              >
                {column.show?.(entry)}
              </LineCell>
            ))}
            <LineCell text={addedColumn.text(entry)}>{addedColumn.show?.(entry)}</LineCell>
            <td className={classes.acts}>
              <EntryActs entry={entry} brief tabIndex={tabIndex} onRemove={() => onRemove(entry)} />
            </td>
          </Line>
        );
      })}
    </RowTable>
  );
}

type NameProps = { entry: Entry; tabIndex?: number; isOpen: boolean; className?: string | undefined };

/** A retired dossier has no page to lead to any more. */
export function Name({
  entry: { id, title, strengths, listed },
  tabIndex,
  isOpen,
  className = grid.name,
}: NameProps) {
  if (!listed) {
    return (
      <span data-name tabIndex={tabIndex} className={className} title={title}>
        <DossierName title={title} strengths={strengths} />
      </span>
    );
  }
  return (
    <Link
      to={`/product-details/${encodeURIComponent(id)}`}
      state={fromResults}
      tabIndex={tabIndex}
      className={className}
      title={title}
      aria-current={isOpen || undefined}
    >
      <DossierName title={title} strengths={strengths} />
    </Link>
  );
}

type HeadProps = {
  column: ResultColumn<Entry>;
  order: string;
  addressOf: (order: string) => string;
  before?: ReactNode;
};

function Head({ column, order, addressOf, before }: HeadProps) {
  const { label, numeric = false, sort, downwardsFirst } = column;
  if (sort === undefined) return <ColumnHead label={label} numeric={numeric} />;
  const { sorted, next } = pressOn(sort, order, downwardsFirst);
  return <SortingHead label={label} numeric={numeric} sorted={sorted} to={addressOf(next)} before={before} />;
}
