import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareQueues } from '#platform/server/jobs/jobs.ts';
import { connectionOf } from './product.ts';

/** Seconds after which nothing is waited for any more. */
const patience = 120;

/** Has a running product do at once what it does every five minutes (§22.4): once its registers and windows are there. */
export async function workOutFigures({ dataDir }: { dataDir: string }): Promise<void> {
  const pool = new pg.Pool(connectionOf(dataDir));
  const client = await pool.connect();
  const queues = await prepareQueues(pool, []);
  try {
    for (const end = Date.now() + patience * 1_000; Date.now() < end; await wait(1_000)) {
      const { rows } = await client.query<{ done: boolean; ready: boolean }>(
        `select exists (select from opportunities where presentation_id is not null) as done,
           (select count(*) from register_editions where standing = 'current') = 5
             and not exists (select from windows_due)
             and exists (select from launch_facts) as ready`,
      );
      if (rows[0]?.done) return;
      const queue = rows[0]?.ready ? 'market-figures' : 'launch-windows';
      await queues.fill(client, [{ queue, data: {} }]);
    }
    throw new Error(`the figures were not worked out within ${patience} s`);
  } finally {
    await queues.stop();
    client.release();
    await pool.end();
  }
}
