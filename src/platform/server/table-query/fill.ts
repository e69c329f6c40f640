import { type SQL, sql } from 'drizzle-orm';
import type { ColumnType } from '../../contract/tables/columns.ts';
import type { Queryable } from '../database/database.ts';
import type { TableSource } from './define.ts';
import { joinsFor } from './joins.ts';

export type Cell = string | number | boolean | null;
export type FilledRow = { id: number; cells: Record<string, Cell>; keys: Record<string, number | null> };

/** Reads every cell of these rows, in the order of their ids; a row deleted meanwhile is left out. */
export async function fillRows(db: Queryable, source: TableSource, ids: number[]): Promise<FilledRow[]> {
  if (ids.length === 0) return [];
  const shown = Object.entries(source.shape.columns).filter(([, column]) => !column.filterOnly);
  const keys = Object.entries(source.keys ?? {});
  const selected: SQL[] = [
    sql`${source.id} as id`,
    ...shown.map(([name, { type }]) => selectCell(source, name, type)),
    ...keys.map(([name, key]) => sql`${key} as ${sql.identifier(`key:${name}`)}`),
  ];
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${sql.join(selected, sql`, `)} from ${source.from} ${joinsFor(source, Object.keys(source.joins))}
    where ${source.id} = any(${sql.param(ids)}::int[])`);
  const byId = new Map(rows.map((row) => [row.id as number, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return {
      id,
      cells: Object.fromEntries(shown.map(([name, { type }]) => [name, toCell(row[name], type)])),
      keys: Object.fromEntries(keys.map(([name]) => [name, (row[`key:${name}`] ?? null) as number | null])),
    };
  });
}

function selectCell(source: TableSource, name: string, type: ColumnType): SQL {
  const { value } = source.columns[name] ?? {};
  if (value === undefined) throw new Error(`the column '${name}' comes from nowhere`);
  return sql`${cellSql(value, type)} as ${sql.identifier(name)}`;
}

/** Moments as ISO 8601 in UTC, days as they stand in a calendar. */
function cellSql(value: SQL, type: ColumnType): SQL {
  if (type === 'moment') return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (type === 'day') return sql`to_char(${value}, 'YYYY-MM-DD')`;
  if (type === 'number') return sql`(${value})::float8`;
  return value;
}

function toCell(value: unknown, type: ColumnType): Cell {
  if (value === null || value === undefined) return null;
  if (type === 'number' || type === 'flag') return value as number | boolean;
  return String(value);
}
