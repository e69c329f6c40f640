import { type SQL, sql } from 'drizzle-orm';
import type { ColumnType, TableColumn } from '../../contract/tables/columns.ts';
import { invalid } from '../http/errors.ts';
import { orderTypeOf } from './cursor.ts';
import type { ColumnSource, TableSource } from './define.ts';
import { containsWords } from './words.ts';

/** What PostgreSQL calls each type, for values that come as text. */
const castOf: Record<ColumnType, SQL> = {
  text: sql.raw('text'),
  choice: sql.raw('text'),
  number: sql.raw('numeric'),
  moment: sql.raw('timestamptz'),
  day: sql.raw('date'),
  flag: sql.raw('boolean'),
};

/** The condition of one column's filter. */
export function filterOf(source: TableSource, name: string, given: string): SQL {
  const column = source.shape.columns[name] as TableColumn;
  const from = source.columns[name] as ColumnSource;
  if (column.filter === 'choice') checkChoices(name, column, given);
  if (column.filter === 'flag' && given !== 'yes' && given !== 'no') {
    throw invalid([{ path: name, message: `${column.label} takes 'yes' or 'no'` }]);
  }
  if (column.filter === 'id' && !/^\d{1,9}$/.test(given)) {
    throw invalid([{ path: name, message: `${column.label} takes a row's number` }]);
  }
  if (from.where !== undefined) return from.where(given);
  switch (column.filter) {
    case 'contains':
      return contains(from, given);
    case 'choice':
      return sql`${from.value} = any(${sql.param(given.split(','))}::text[])`;
    case 'flag':
      return given === 'yes' ? from.value : sql`not ${from.value}`;
    case 'range':
      return withinRange(name, column, from, given);
    default:
      return sql`${from.value} = ${Number(given)}`;
  }
}

/**
 * The index of the words narrows the rows down; the value itself decides. What holds of the value holds of the words
 * around it, which PostgreSQL cannot know: it would take both for chances of their own and expect a tenth of what there
 * is. Of `coalesce` it expects that every second row is left.
 */
function contains({ value, within }: ColumnSource, given: string): SQL {
  const own = containsWords(sql`lower(' ' || ${value})`, given);
  return within === undefined ? own : sql`${containsWords(within, given)} and coalesce(${own}, false)`;
}

function checkChoices(name: string, column: TableColumn, given: string): void {
  const known = Object.keys(column.choices ?? {});
  if (given.split(',').every((choice) => known.includes(choice))) return;
  throw invalid([{ path: name, message: `${column.label} takes some of: ${known.join(', ')}` }]);
}

const bounds: Partial<Record<ColumnType, RegExp>> = {
  number: /^-?\d{1,12}(\.\d{1,4})?$/,
  moment: /^[12]\d{3}-\d{2}-\d{2}$/,
  day: /^[12]\d{3}-\d{2}-\d{2}$/,
};

/** 'from..to': both ends belong to it; a moment's ends are whole days. */
function withinRange(name: string, column: TableColumn, source: ColumnSource, given: string): SQL {
  const ends = given.split('..');
  const fits = (end: string) => end === '' || (bounds[column.type]?.test(end) && isCalendarDay(column, end));
  if (ends.length !== 2 || !ends.every(fits)) {
    const example = column.type === 'number' ? '5..10' : '2026-01-01..2026-03-31';
    throw invalid([{ path: name, message: `${column.label} takes a range such as ${example}` }]);
  }
  const { value, orderType = orderTypeOf[column.type] } = source;
  // An index of whole numbers is of no use to a comparison with others.
  const isWhole = orderType === 'integer';
  const [from = '', to = ''] = isWhole ? wholeWithin(ends) : ends;
  const cast = isWhole ? sql.raw('bigint') : castOf[column.type];
  const conditions: SQL[] = [];
  if (from !== '') conditions.push(sql`${value} >= ${from}::text::${cast}`);
  if (to !== '' && column.type === 'moment') {
    conditions.push(sql`${value} < (${to}::date + 1)::timestamptz`);
  } else if (to !== '') {
    conditions.push(sql`${value} <= ${to}::text::${cast}`);
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The first and the last whole number between two ends, each as it is given where it is open. */
function wholeWithin([from = '', to = '']: readonly string[]): string[] {
  return [from && String(Math.ceil(Number(from))), to && String(Math.floor(Number(to)))];
}

function isCalendarDay({ type }: TableColumn, end: string): boolean {
  if (type === 'number') return true;
  const day = new Date(`${end}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(end);
}
