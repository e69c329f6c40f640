import { Link } from 'react-router';
import { LineCell, LineHead, Line as Row, RowTable } from '#ui/table/row-table.tsx';
import { SortingHead } from '#ui/table/sorting-head.tsx';
import { ColumnHead } from '#ui/table/table.tsx';
import { fromResults } from '../../page/back-link.tsx';
import { sortBy } from '../../state/finder-moves.ts';
import { keepView } from '../../state/kept-view.ts';
import type { Finder } from '../../state/use-finder.ts';
import { type ResultColumn, sortingBy } from './result-column.ts';
import classes from './row-grid.module.css';
import type { TableKind } from './table-kind.ts';
import { TickAll, TickBox } from './tick-boxes.tsx';
import type { Rows } from './use-rows.ts';
import type { Ticks } from './use-ticks.ts';

type RowGridProps<C> = {
  kind: TableKind<C>;
  finder: Finder;
  cards: readonly C[];
  columns: readonly ResultColumn<C>[];
  ticks: Ticks;
  rows: Rows<C>;
};

/** The rows as a table: one line each, its heads sorting. */
export function RowGrid<C extends { _id: string }>({
  kind,
  finder,
  cards,
  columns,
  ticks,
  rows,
}: RowGridProps<C>) {
  const { name, code, Marks } = kind;
  return (
    <RowTable
      label={kind.label}
      head={
        <>
          <Head
            finder={finder}
            column={name}
            before={<TickAll label="Tick all of this page" rows={cards.length} ticks={ticks} />}
          />
          {columns.map((column) => (
            <Head key={column.name} finder={finder} column={column} />
          ))}
        </>
      }
    >
      {cards.map((card) => {
        const tabIndex = card === rows.current ? 0 : -1;
        const title = name.text(card);
        return (
          <Row
            key={card._id}
            data-row={card._id}
            open={card === rows.open}
            ticked={ticks.ids.has(card._id)}
            onFocus={() => rows.enter(card)}
            onClickCapture={(event) => rows.onClick(event, card)}
            // Else the texts between two clicks would be selected.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          >
            <LineHead
              before={<TickBox id={card._id} title={title} ticks={ticks} tabIndex={tabIndex} />}
              name={
                <Link
                  to={kind.addressOf(card)}
                  state={fromResults}
                  tabIndex={tabIndex}
                  className={classes.name}
                  title={title}
                  aria-current={card === rows.open || undefined}
                >
                  {name.show?.(card) ?? title}
                </Link>
              }
              under={kind.under(card)}
            >
              <Marks card={card} />
              <span className={classes.code}>{code.show?.(card) ?? code.text(card)}</span>
            </LineHead>
            {columns.map((column) => (
              <LineCell
                key={column.name}
                numeric={column.numeric ?? false}
                whole={column.whole ?? false}
                text={column.text(card)}
              >
                {column.show?.(card)}
              </LineCell>
            ))}
          </Row>
        );
      })}
    </RowTable>
  );
}

type HeadProps<C> = { finder: Finder; column: ResultColumn<C>; before?: React.ReactNode };

function Head<C>({ finder: { shape, state, addressOf }, column, before }: HeadProps<C>) {
  const { label, numeric = false } = column;
  const sorting = sortingBy(shape, state, column);
  if (sorting === null) {
    return (
      <ColumnHead label={label} numeric={numeric}>
        {before && (
          <span className="inline">
            {before}
            {label}
          </span>
        )}
      </ColumnHead>
    );
  }
  return (
    <SortingHead
      label={label}
      numeric={numeric}
      sorted={sorting.sorted}
      to={addressOf(sortBy(state, sorting.next))}
      onSort={() => keepView(shape, { sort: sorting.next })}
      before={before}
    />
  );
}
