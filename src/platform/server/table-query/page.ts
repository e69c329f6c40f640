import { sql } from 'drizzle-orm';
import type { TableColumn } from '../../contract/tables/columns.ts';
import { readStale, type StaleReads } from '../database/connection/replica.ts';
import type { Queryable } from '../database/database.ts';
import { type Ordering, orderTypeOf, readCursor, writeCursor } from './cursor.ts';
import type { ColumnSource, Question, TableSource } from './define.ts';
import { type FilledRow, fillRows } from './fill.ts';
import { type Found, findPage, mostCounted, type Search } from './find-page.ts';
import { narrow } from './narrow.ts';

type PageWanted = { after?: string | undefined; before?: string | undefined; limit: number };

/** One page of a table: which rows are on it is found first, with only the joins that the question needs. */
export async function readTablePage(
  db: Queryable,
  source: TableSource,
  question: Question,
  wanted: PageWanted,
) {
  const search = await searchFor(db, source, question, wanted);
  const { found, count } = await findPage(db, search);
  const goesOn = found.length > wanted.limit;
  const page = found.slice(0, wanted.limit);
  const backwards = wanted.before !== undefined;
  if (backwards) page.reverse();
  const cursorOf = (row: Found | undefined) => (row === undefined ? null : writeCursor(search.ordering, row));
  return {
    data: await fillRows(
      db,
      source,
      page.map(({ id }) => id),
    ),
    count: Math.min(count, mostCounted),
    more: count > mostCounted,
    next: backwards || goesOn ? cursorOf(page.at(-1)) : null,
    previous: (backwards ? goesOn : search.cursor !== null) ? cursorOf(page[0]) : null,
  };
}

/**
 * The rows before and after one of the table's, in the question's order; null where there is no such row. One that the
 * question does not find any more keeps its place among those that it finds.
 */
export async function readBeside(db: Queryable, source: TableSource, question: Question, id: number) {
  const search = await searchFor(db, source, question, { limit: 0 });
  const itself = { ...search, conditions: [sql`${source.id} = ${id}`], needs: [] };
  const [row] = (await findPage(db, itself)).found;
  if (row === undefined) return null;
  const place = writeCursor(search.ordering, row);
  async function one(wanted: { before: string } | { after: string }): Promise<FilledRow | null> {
    return (await readTablePage(db, source, question, { ...wanted, limit: 1 })).data[0] ?? null;
  }
  return { previous: await one({ before: place }), next: await one({ after: place }) };
}

/**
 * Every row that matches, in the question's order, some at a time: what an export writes. The first ones are read before
 * this answers, so that what is wrong with a question is told, and not by a file that breaks off.
 */
export async function walkTable(
  reads: StaleReads,
  source: TableSource,
  question: Question,
  batchSize = 1000,
): Promise<AsyncIterable<FilledRow[]>> {
  const readPage = (after?: string) =>
    readStale(reads, (db) => readTablePage(db, source, question, { after, limit: batchSize }));
  const first = await readPage();
  return (async function* () {
    for (let page = first; ; page = await readPage(page.next)) {
      yield page.data;
      if (page.next === null) return;
    }
  })();
}

async function searchFor(
  db: Queryable,
  source: TableSource,
  question: Question,
  wanted: PageWanted,
): Promise<Search> {
  const { value, order = value, needs = [], ofFew = false } = source.columns[question.column] as ColumnSource;
  const name = wanted.before === undefined ? 'after' : 'before';
  const cursor = wanted[name];
  const ordering = orderingOf(source, question.column);
  return {
    source,
    ...(await narrow(db, source, question)),
    order,
    ordering,
    orderNeeds: needs,
    walks: !ofFew,
    downwards: question.descending !== (name === 'before'),
    cursor: cursor === undefined ? null : readCursor(ordering, cursor, name),
    // One more than is shown tells whether it goes on.
    limit: wanted.limit + 1,
  };
}

function orderingOf({ shape, columns }: TableSource, column: string): Ordering {
  const { type } = shape.columns[column] as TableColumn;
  return { column, type: columns[column]?.orderType ?? orderTypeOf[type] };
}
