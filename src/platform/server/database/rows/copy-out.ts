import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { silenceLimit } from '../connection/statement-watch.ts';
import type { CopiedRow } from './copied-row.ts';

/** COPY takes no parameters: they are written into its text. */
const dialect = new PgDialect({ casing: 'snake_case' });

/** The driver's own limit would end an answer that goes on arriving: as long as it can wait. */
const whole = 2 ** 31 - 1;

/** Signature, flags and the length of an extension that there is none of. */
const headerBytes = 19;

/**
 * The rows that a query selects, as they arrive: in a fraction of the time that ordinary answers take to be made, sent
 * and read. `row` holds what is known from earlier calls. Whoever leaves before the end gives the client up. A connection of
 * which nothing arrives for `silence` milliseconds has been lost, and throws; an answer may be as long as its statement.
 */
export async function* copyOut<Row>(
  client: ClientBase,
  query: SQL,
  row: CopiedRow,
  readRow: (row: CopiedRow) => Row,
  silence = silenceLimit,
): AsyncGenerator<Row[], void, undefined> {
  const { sql } = dialect.sqlToQuery(query.inlineParams());
  const question = copyTo(`copy (${sql}) to stdout (format binary)`);
  const stream = client.query(Object.assign(question, { query_timeout: whole }));
  // The loss of its connection ends the stream with an error, also when nobody reads it any more.
  stream.on('error', () => undefined);
  try {
    let rest: Buffer = Buffer.alloc(0);
    let at = headerBytes;
    for await (const chunk of heard(stream, silence)) {
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

/** What arrives, as long as something does: the time that its reader takes is not counted. */
async function* heard(stream: Readable, silence: number): AsyncGenerator<Buffer, void, undefined> {
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const lost = () => stream.destroy(new Error('the connection to the database went silent'));
    const timer = setTimeout(lost, silence);
    const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
    if (done) return;
    yield value;
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
