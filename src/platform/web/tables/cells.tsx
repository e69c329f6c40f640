import { dayOf, timeOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import { LongText } from '#ui/table/long-text.tsx';
import type { TableColumn } from '../../contract/tables/columns.ts';
import type { TableRow } from '../../contract/tables/page.ts';
import classes from './cells.module.css';

type Value = TableRow['cells'][string];

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Years are numbers without a thousands mark. */
const isYear = /^(Founded)$/;

type CellTextProps = {
  column: TableColumn;
  value: Value;
  /** Shows a text of any length at once. */
  whole?: boolean;
};

/** What a cell shows, by what its column holds. */
export function CellText({ column, value, whole }: CellTextProps) {
  if (value === null || value === '') return <span className={classes.none}>–</span>;
  switch (column.type) {
    case 'moment':
      return <Moment iso={String(value)} />;
    case 'day':
      return <time dateTime={String(value)}>{dayOf(`${value}T12:00:00`)}</time>;
    case 'flag':
      return value ? <span className={classes.yes}>Yes</span> : <span className={classes.none}>No</span>;
    case 'choice':
      return <Choice column={column} value={String(value)} />;
    case 'number':
      return isYear.test(column.label) ? String(value) : inFigures(column, Number(value));
    default:
      return whole ? String(value) : <LongText text={String(value)} />;
  }
}

function Choice({ column: { choices, standings, status }, value }: { column: TableColumn; value: string }) {
  const word = choices?.[value] ?? value;
  const standing = standings?.[value];
  if (standing) return <StandingBadge standing={standing} word={word} />;
  return (
    <span className={classes.choice} data-choice={status ? value : undefined}>
      {word}
    </span>
  );
}

/** With the minus of mathematics, which is as wide as a figure. */
function inFigures({ money: isMoney }: TableColumn, value: number): string {
  return (isMoney ? money : figures).format(value).replace('-', '\u2212');
}

function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className={classes.moment}>
      {dayOf(iso)} <span className={classes.clock}>{timeOf(iso)}</span>
    </time>
  );
}
