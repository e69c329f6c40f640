import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { CopiedRow } from './copied-row.ts';

/** COPY takes no parameters: they are written into its text. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** Signature, flags and the length of an extension that there is none of. */
const headerBytes = 19;

/**
 * The rows that a query selects, as they arrive: in a fraction of the time that ordinary answers take to be made, sent
 * and read. `row` holds what is known from earlier calls. Whoever leaves before the end gives the client up.
 */
export async function* copyOut<Row>(
  client: ClientBase,
  query: SQL,
  row: CopiedRow,
  readRow: (row: CopiedRow) => Row,
): AsyncGenerator<Row[], void, undefined> {
  const { sql } = dialect.sqlToQuery(query.inlineParams());
  const stream = client.query(copyTo(`copy (${sql}) to stdout (format binary)`));
  // The limit of waiting ends the stream with an error, also when nobody reads it any more.
  stream.on('error', () => undefined);
  try {
    let rest: Buffer = Buffer.alloc(0);
    let at = headerBytes;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const rows: Row[] = [];
      row.open(bytes);
      for (let end = endOfRow(bytes, at); end !== -1; end = endOfRow(bytes, at)) {
        row.begin(at);
        rows.push(readRow(row));
        at = end;
      }
      rest = bytes.subarray(at);
      at = Math.max(0, at - bytes.length);
      if (rows.length > 0) yield rows;
    }
  } finally {
    // The client waits for the answer's end to be told, as it is of its own queries.
    (stream as { callback?: () => void }).callback?.();
  }
}

/** Where the row that begins here ends; -1 where it has not arrived whole, or none follows. */
function endOfRow(bytes: Buffer, from: number): number {
  if (from + 2 > bytes.length) return -1;
  const fields = bytes.readInt16BE(from);
  if (fields === -1) return -1;
  let at = from + 2;
  for (let field = 0; field < fields; field++) {
    if (at + 4 > bytes.length) return -1;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
  }
  return at <= bytes.length ? at : -1;
}
