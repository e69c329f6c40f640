import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareQueues } from '#platform/server/jobs/jobs.ts';
import { connectionOf } from './product.ts';

/** Seconds after which nothing is waited for any more. */
const patience = 120;

/**
 * Has a running product do at once what it does at the next fifth minute: the market's figures of the day (§22.4), once its registers
 * and windows are there, and the documents of term sheets that came with the demo (§10.9).
 */
export async function workAhead({ dataDir }: { dataDir: string }): Promise<void> {
  const pool = new pg.Pool(connectionOf(dataDir));
  const client = await pool.connect();
  const queues = await prepareQueues(pool, []);
  try {
    for (const end = Date.now() + patience * 1_000; Date.now() < end; await wait(500)) {
      const { rows } = await client.query<{ done: boolean }>(
        `select exists (select from opportunities where presentation_id is not null)
          and (select count(*) from term_sheet_documents) = 2 * (select count(*) from term_sheets) as done`,
      );
      if (rows[0]?.done) return;
      // Windows of one edition may be out of date as the next one stands.
      await queues.fill(client, [
        { queue: 'launch-windows', data: {} },
        { queue: 'market-figures', data: {} },
        { queue: 'draw-term-sheets', data: {} },
      ]);
    }
    throw new Error(`figures and documents were not there within ${patience} s`);
  } finally {
    await queues.stop();
    client.release();
    await pool.end();
  }
}
