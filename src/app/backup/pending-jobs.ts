import { join } from 'node:path';
import type pg from 'pg';
import { type PendingJob, prepareQueues } from '#platform/server/jobs/jobs.ts';
import { type Manifest, pendingJobsName } from './manifest.ts';
import { copyIn, copyOut } from './tables.ts';

/**
 * Of the queue only what is still to be done: what is done is not done again, and what the product asks for by the
 * clock it asks for anew.
 */
const pending = `
  select name, data from pgboss.job
  where state < 'completed' and data is not null and name not like '\\_\\_pgboss%'
    and name not in (select name from pgboss.schedule) order by created_on, id`;

export async function copyPendingJobs(
  client: pg.ClientBase,
  folder: string,
): Promise<Manifest['pendingJobs']> {
  const { rows } = await client.query<{ made: boolean }>(
    "select to_regclass('pgboss.job') is not null as made",
  );
  const query = rows[0]?.made ? pending : "select ''::text as name, '{}'::jsonb as data where false";
  return copyOut(client, query, join(folder, pendingJobsName));
}

/** As many jobs as are held in memory at once. */
const batchSize = 1_000;

/** Puts the jobs of a backup into the queue, in the client's transaction. */
export async function loadPendingJobs(pool: pg.Pool, client: pg.ClientBase, folder: string): Promise<void> {
  await client.query('create temp table pending_jobs (id serial, name text, data jsonb) on commit drop');
  await copyIn(client, 'pending_jobs', ['name', 'data'], join(folder, pendingJobsName));
  const names = await client.query<{ name: string }>('select distinct name from pending_jobs');
  const queues = await prepareQueues(
    pool,
    names.rows.map(({ name }) => name),
  );
  try {
    for (let after = 0; ; ) {
      const { rows } = await client.query<PendingJob & { id: number }>(
        'select id, name as queue, data from pending_jobs where id > $1 order by id limit $2',
        [after, batchSize],
      );
      if (rows.length === 0) return;
      await queues.fill(client, rows);
      after = rows[rows.length - 1]?.id ?? after;
    }
  } finally {
    await queues.stop();
  }
}
