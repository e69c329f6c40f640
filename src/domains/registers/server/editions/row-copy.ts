import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { escapeList, escapeText } from '#platform/server/database/rows/copy-text.ts';
import { type RegisterName, type RegisterRow, registerNames } from '../../contract/register-rows.ts';
import { rowTables } from '../tables.ts';

type OwnColumn = { key: string; name: string; type: string; notNull: boolean };

/** What a register's table has besides edition and line, in its order. */
const ownColumns = new Map(registerNames.map((register) => [register, columnsOf(register)]));

function columnsOf(register: RegisterName): OwnColumn[] {
  return Object.entries<Column>(getTableColumns(rowTables[register]))
    .filter(([key]) => key !== 'editionId' && key !== 'line')
    .map(([key, column]) => ({
      key,
      name: toSnakeCase(key),
      type: column.getSQLType(),
      notNull: column.notNull,
    }));
}

export function columnsOfRegister(register: RegisterName): readonly OwnColumn[] {
  return ownColumns.get(register) as OwnColumn[];
}

/** A row's values as COPY reads them. */
export function cellsOf(register: RegisterName, row: RegisterRow): string {
  const values = row as Readonly<Record<string, unknown>>;
  return columnsOfRegister(register)
    .map(({ key }) => cellOf(values[key]))
    .join('\t');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return Array.isArray(value) ? escapeList(value) : escapeText(String(value));
}

/** Fills an edition with lines of COPY, each with the line of its file before it; with no more in memory than are on their way. */
export async function copyRows(
  client: ClientBase,
  register: RegisterName,
  editionId: number,
  batches: AsyncIterable<{ line: number; cells: string }[]>,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of batches) {
      yield rows.map(({ line, cells }) => `${editionId}\t${line}\t${cells}\n`).join('');
    }
  }
  const names = ['edition_id', 'line', ...columnsOfRegister(register).map(({ name }) => name)];
  await pipeline(
    Readable.from(lines(), { objectMode: true, highWaterMark: 1 }),
    client.query(copyFrom(`copy ${getTableName(rowTables[register])} (${names.join(', ')}) from stdin`)),
  );
}
