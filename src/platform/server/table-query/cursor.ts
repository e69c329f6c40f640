import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ColumnType } from '../../contract/tables/columns.ts';
import { isStorableText } from '../../contract/validation.ts';
import { invalid } from '../http/errors.ts';

/** Where a page ends: what the row there is sorted by, as PostgreSQL writes it, and its number. */
export type Cursor = { order: string; id: number };

/** What a list is sorted by: the column's name, and the type of what gives the order. */
export type Ordering = { column: string; type: OrderType };

/** A cursor of a list, by the name of the field of its query. */
export type CursorName = 'after' | 'before';

const largestRowId = 2_147_483_647;
const offset = String.raw`[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?`;

/** Whether a text is one that PostgreSQL writes for a value of the type, and so one that it reads. */
const isOfType = {
  text: isStorableText,
  integer: (text: string) => /^(0|-?[1-9]\d{0,9})$/.test(text) && Math.abs(Number(text)) <= largestRowId,
  numeric: (text: string) => /^-?\d{1,16}(\.\d{1,16})?$/.test(text),
  flag: (text: string) => text === 'true' || text === 'false',
  day: (text: string) => isEndless(text) || isDay(text),
  moment: (text: string) =>
    isEndless(text) || (isDay(text.slice(0, 10)) && new RegExp(`^ ${time}${offset}$`).test(text.slice(10))),
} satisfies Record<string, (text: string) => boolean>;
export type OrderType = keyof typeof isOfType;

const sqlTypes: Record<OrderType, SQL> = {
  text: sql.raw('text'),
  integer: sql.raw('integer'),
  numeric: sql.raw('numeric'),
  flag: sql.raw('boolean'),
  day: sql.raw('date'),
  moment: sql.raw('timestamptz'),
};

/** What a column is ordered by where its source names nothing else. */
export const orderTypeOf: Record<ColumnType, OrderType> = {
  text: 'text',
  choice: 'text',
  number: 'integer',
  moment: 'moment',
  day: 'day',
  flag: 'flag',
};

/** What stands for no value at an end of the order. */
function isEndless(text: string): boolean {
  return text === 'infinity' || text === '-infinity';
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const shape = z.tuple([z.string(), z.string(), z.int().min(1).max(largestRowId)]);

export function writeCursor({ column }: Ordering, { order, id }: Cursor): string {
  return Buffer.from(JSON.stringify([column, order, id])).toString('base64url');
}

/**
 * Reads a cursor of this ordering, and throws AppError 'invalid' for every other: what it answers can be compared with
 * what the list is sorted by, whoever wrote it.
 */
export function readCursor({ column, type }: Ordering, text: string, name: CursorName): Cursor {
  const parsed = shape.safeParse(readJson(text));
  if (!parsed.success) throw unknownPage(name);
  const [of, order, id] = parsed.data;
  if (of !== column || !isOfType[type](order)) throw unknownPage(name);
  return { order, id };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The one answer to a cursor that leads nowhere: one that is bent, and one whose row is not there for whoever asks. */
export function unknownPage(name: CursorName) {
  return invalid([{ path: name, message: 'This page cannot be found again. Start from the first one.' }]);
}

/** What rows on one side of the cursor's hold, in an order by `order` and then `id`. */
export function isPast(
  { order, id, type }: { order: SQL; id: SQL; type: OrderType },
  cursor: Cursor,
  downwards: boolean,
): SQL[] {
  const [past, from] = downwards ? [sql.raw('<'), sql.raw('<=')] : [sql.raw('>'), sql.raw('>=')];
  // As text first: the driver would write a number as it sees fit.
  const there = sql`${cursor.order}::text::${sqlTypes[type]}`;
  // The first condition alone lets an index of a joined table begin here.
  return [sql`${order} ${from} ${there}`, sql`(${order}, ${id}) ${past} (${there}, ${cursor.id})`];
}
