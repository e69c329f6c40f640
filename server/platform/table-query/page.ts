import { type SQL, sql } from 'drizzle-orm';
import type { TableColumn } from '#contract/back-office-columns.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { castOf, conditionsOf } from './conditions.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { ColumnSource, Question, TableSource } from './define.ts';
import { type FilledRow, fillRows } from './fill.ts';

/** Rows are counted up to here: further on the exact number costs more than it tells. */
export const mostCounted = 10_000;

export type PageWanted = { after?: string | undefined; before?: string | undefined; limit: number };

type Found = { id: number; order: string };

/**
 * One page of a table. What matches is looked for first, up to a bound and without an order, so that PostgreSQL takes
 * the best index for it: few matches are sorted, many are met soon on a walk along the order's own index.
 */
export async function readTablePage(
  db: Queryable,
  source: TableSource,
  question: Question,
  wanted: PageWanted,
) {
  const conditions = conditionsOf(source, question);
  const matching = matchingIds(source, question, conditions);
  const counted = await countMatching(db, matching);
  const backwards = wanted.before !== undefined;
  const cursorText = wanted.before ?? wanted.after;
  const cursor = cursorText === undefined ? null : readCursor(cursorText);
  const found =
    counted === 0
      ? []
      : await findPage(db, source, question, {
          conditions: counted > mostCounted ? conditions : [sql`${source.id} in (${matching})`],
          needs: counted > mostCounted ? needsOf(source, question) : [],
          cursor,
          backwards,
          limit: wanted.limit + 1,
        });
  const goesOn = found.length > wanted.limit;
  const page = found.slice(0, wanted.limit);
  if (backwards) page.reverse();
  const cursorOf = (row: Found | undefined) => (row === undefined ? null : writeCursor(row));
  return {
    data: await fillRows(
      db,
      source,
      page.map(({ id }) => id),
    ),
    count: Math.min(counted, mostCounted),
    more: counted > mostCounted,
    next: backwards || goesOn ? cursorOf(page.at(-1)) : null,
    previous: (backwards ? goesOn : cursor !== null) ? cursorOf(page[0]) : null,
  };
}

/** Every row that matches, in the question's order, some at a time: what an export writes. */
export async function* walkTable(
  db: Queryable,
  source: TableSource,
  question: Question,
  batchSize = 1000,
): AsyncGenerator<FilledRow[]> {
  let after: string | undefined;
  do {
    const page = await readTablePage(db, source, question, { after, limit: batchSize });
    yield page.data;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

function matchingIds(source: TableSource, question: Question, conditions: SQL[]): SQL {
  const joins = joinsFor(source, needsOf(source, question));
  return sql`select ${source.id} as id from ${source.from} ${joins} ${where(conditions)} limit ${mostCounted + 1}`;
}

async function countMatching(db: Queryable, matching: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${matching}) as matching`,
  );
  return rows[0]?.count ?? 0;
}

async function findPage(
  db: Queryable,
  source: TableSource,
  { column, descending }: Question,
  page: { conditions: SQL[]; needs: string[]; cursor: Cursor | null; backwards: boolean; limit: number },
): Promise<Found[]> {
  const from = source.columns[column] as ColumnSource;
  const cast = castOf[(source.shape.columns[column] as TableColumn).type];
  const order = from.order ?? from.value;
  const downwards = descending !== page.backwards;
  const direction = sql.raw(downwards ? 'desc' : 'asc');
  const conditions = [...page.conditions];
  if (page.cursor !== null) {
    const [beyond, from] = downwards ? [sql.raw('<'), sql.raw('<=')] : [sql.raw('>'), sql.raw('>=')];
    const value = sql`${page.cursor.order}::text::${cast}`;
    // The first condition alone lets an index of a joined table begin here.
    conditions.push(
      sql`${order} ${from} ${value} and (${order}, ${source.id}) ${beyond} (${value}, ${page.cursor.id}::int)`,
    );
  }
  const joins = joinsFor(source, [...page.needs, ...(from.needs ?? [])]);
  const { rows } = await db.execute<Found>(sql`
    select ${source.id} as id, (${order})::text as "order" from ${source.from} ${joins} ${where(conditions)}
    order by ${order} ${direction}, ${source.id} ${direction} limit ${page.limit}`);
  return rows;
}

function needsOf(source: TableSource, { filters }: Question): string[] {
  return [...filters.keys()].flatMap((name) => source.columns[name]?.needs ?? []);
}

function joinsFor(source: TableSource, needs: readonly string[]): SQL {
  const joins = Object.entries(source.joins).filter(([name]) => needs.includes(name));
  return sql.join(
    joins.map(([, join]) => join),
    sql` `,
  );
}

function where(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
