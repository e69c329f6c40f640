import { dayOf, timeOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
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
      return whole ? String(value) : <Text text={String(value)} />;
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

/** An address breaks behind its '@', if it must. */
function Breakable({ text }: { text: string }) {
  const [before = '', ...after] = text.split(/(?<=\S@)(?=\S)/);
  return (
    <>
      {before}
      {after.length > 0 && <wbr />}
      {after.join('')}
    </>
  );
}

/** With the minus of mathematics, which is as wide as a figure. */
function inFigures({ money: isMoney }: TableColumn, value: number): string {
  return (isMoney ? money : figures).format(value).replace('-', '\u2212');
}

/** About as much as stands in two lines of a column. */
const shortText = 64;

/** A long text shows its beginning, and all of it when it is opened. */
function Text({ text }: { text: string }) {
  if (text.length <= shortText) return <Breakable text={text} />;
  return (
    <details className={classes.long}>
      <summary>
        <span className={classes.text}>
          <Breakable text={text} />
        </span>
      </summary>
    </details>
  );
}

function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className={classes.moment}>
      {dayOf(iso)} <span className={classes.clock}>{timeOf(iso)}</span>
    </time>
  );
}
