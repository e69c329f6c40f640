import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/server/database/database.ts';
import { CopiedRow } from '#platform/server/database/rows/copied-row.ts';
import { copyOut } from '#platform/server/database/rows/copy-out.ts';

/** A table's published rows, one batch after the other. */
type Walk<Row> = {
  /** Selects the next rows after an id, in order of id. */
  select(afterId: number, limit: number): SQL;
  /** Reads a row's fields in the order in which they are selected; what it needs besides is read here. */
  reader(db: NodePgDatabase): Promise<(row: CopiedRow) => Row>;
  /** Rows of one statement, which must end within its limit on a busy machine too. */
  batchSize?: number | undefined;
};

/** All rows of a walk, as they stood at one moment: what they refer to is then of the same moment. */
export async function* walkListings<Row extends { id: number }>(
  db: Database,
  { select, reader, batchSize = 50_000 }: Walk<Row>,
): AsyncGenerator<Row[], void, undefined> {
  const client = await db.$client.connect();
  let ended = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    // Rows are sent as fast as their index is made, which on a busy machine is slower than any page may be answered.
    await client.query("set local statement_timeout = '2min'");
    const readRow = await reader(drizzle(client, { casing: 'snake_case' }));
    const row = new CopiedRow();
    let last = 0;
    for (let count = batchSize; count === batchSize; ) {
      count = 0;
      for await (const rows of copyOut(client, select(last, batchSize), row, readRow)) {
        count += rows.length;
        last = rows.at(-1)?.id ?? last;
        yield rows;
      }
    }
    await client.query('commit');
    ended = true;
  } finally {
    client.release(!ended);
  }
}
