// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards by `display`, the elements lose their roles in some browsers
import type { ReactNode } from 'react';
import classes from './table.module.css';

type TableProps = {
  /** What the rows are. */
  label: string;
  /** The columns' heads. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Wider than a page may be: it scrolls by itself, its head and its rows' heads staying in sight. */
  wide?: boolean;
  /** Rows stand close. */
  dense?: boolean;
  /** What sorts the cards, whose heads are out of sight. */
  cardSorting?: ReactNode;
};

/**
 * Rows under heads; where there is no room for columns, each row becomes a card of few lines: what it is called with its
 * state at the end of the same line, then its values beside each other, last what can be done with it.
 */
export function Table({ label, head, children, wide, dense, cardSorting }: TableProps) {
  const table = (
    <table
      className={`small ${classes.table}`}
      role="table"
      aria-label={label}
      data-dense={dense || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
  return (
    <div className={classes.container}>
      {cardSorting && <div className={classes.cardSorting}>{cardSorting}</div>}
      {wide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
        <section className={`sideways ${classes.surface} ${classes.wide}`} aria-label={label} tabIndex={0}>
          {table}
        </section>
      ) : (
        <div className={`sideways ${classes.surface}`}>{table}</div>
      )}
    </div>
  );
}

type ColumnHeadProps = {
  label: string;
  /** Figures stand at the right, under a head that does too. */
  numeric?: boolean;
  sorted?: 'ascending' | 'descending' | undefined;
  /** What sorts by it, where something does; absent from cards. */
  children?: ReactNode;
};

export function ColumnHead({ label, numeric, sorted, children }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      role="columnheader"
      aria-label={children === undefined ? undefined : label}
      aria-sort={sorted}
      data-numeric={numeric || undefined}
    >
      {children && <span className={classes.headOfCards}>{label}</span>}
      {children ?? label}
    </th>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>;
}

/** What the row is called: a card's heading. With a label where the words alone would not say what they are. */
export function RowHead({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <th scope="row" role="rowheader" data-label={label}>
      <div className={classes.value}>{children}</div>
    </th>
  );
}

type CellProps = {
  /** Its column's label; a card shows it before the value. */
  label?: string;
  numeric?: boolean;
  /** Nothing stands in it: a card leaves it out. */
  empty?: boolean;
  /** A card leaves it out whatever stands in it: the page that the card leads to says it. */
  spare?: boolean | undefined;
  /**
   * How a card shows it, unless after its label: `mark`, a state at the end of the first line; `plain`, a value that says
   * by itself what it is; `line`, the same on a line of its own; `flag`, something that holds, told by its label alone.
   */
  card?: 'mark' | 'plain' | 'line' | 'flag' | undefined;
  children?: ReactNode;
};

export function Cell({ label, numeric, empty, spare, card, children }: CellProps) {
  return (
    <td
      role="cell"
      data-label={card === undefined || card === 'flag' ? label : undefined}
      data-last={label === undefined || undefined}
      data-numeric={numeric || undefined}
      data-empty={empty || spare || undefined}
      data-card={card}
    >
      <div className={classes.value}>{children}</div>
    </td>
  );
}
