import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { escapeList, escapeText } from '#platform/server/database/rows/copy-text.ts';

/** What a column of a copied row may hold. */
type Field = string | number | boolean | Date | readonly string[] | null | undefined;

/** Rows are handed on in pieces of about this many characters: single lines would cost a turn of the loop each. */
const pieceLength = 256 * 1024;

/**
 * Writes rows through COPY, reading them no faster than the database takes them. The columns are those of the
 * table less the ones that the database fills.
 */
export async function copyRows<Row extends Record<string, Field>>(
  client: ClientBase,
  table: PgTable,
  filledByDatabase: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const keys = Object.keys(getTableColumns(table)).filter((key) => !filledByDatabase.includes(key));
  const columns = keys.map((key) => `"${toSnakeCase(key)}"`).join(', ');
  const sink = client.query(copyFrom(`copy "${getTableName(table)}" (${columns}) from stdin`));
  await pipeline(Readable.from(pieces(keys, rows), { objectMode: true, highWaterMark: 2 }), sink);
}

function* pieces(keys: readonly string[], rows: Iterable<Record<string, Field>>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${keys.map((key) => encode(row[key])).join('\t')}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

function encode(field: Field): string {
  if (field === null || field === undefined) return '\\N';
  if (typeof field === 'string') return escapeText(field);
  if (typeof field === 'number') return String(field);
  if (typeof field === 'boolean') return field ? 't' : 'f';
  if (field instanceof Date) return field.toISOString();
  return escapeList(field);
}
