import { setTimeout as passed } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { retention } from '../../contract/retention.ts';
import type { Queryable } from '../database/database.ts';
import { type Loop, mostAtOnce, promptAtOnce, startLoop } from './job-loop.ts';

/** Work that happens after an answer (§18.1), kept in PostgreSQL so that a killed process loses none of it. */
export type Jobs = {
  /** Enqueues inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue(db: Queryable, queue: string, data: object): Promise<void>;
  /** Has a job done now: the same that waits already, for its next try at the latest, and another where there is none. */
  enqueueOnce(db: Queryable, queue: string, data: object): Promise<void>;
  /**
   * Makes the queue and works it off, each job by itself. One that throws is tried again, later each time, for about
   * two days.
   */
  work<T extends object>(queue: string, handle: (data: T) => Promise<void>): Promise<void>;
  /** The same, where slow jobs make room for others. While `mayTake` says no, none is taken. */
  workSingly<T extends object>(
    queue: string,
    handle: (data: T) => Promise<void>,
    mayTake: () => boolean,
  ): Promise<void>;
  /** Enqueues a job without data at every time of a cron expression (UTC), on whatever process is up. */
  repeat(queue: string, cron: string): Promise<void>;
  /** Has everything of a queue that waits for a new try tried at once, with all tries given back: what it failed by is over. */
  hurry(queue: string): Promise<void>;
  stop(): Promise<void>;
};

/** A running process says of its jobs that they go on, twice in this time; those of a killed one are taken back. */
const heartbeatSeconds = 10;
/** Seconds between two looks for jobs of killed processes, and before a job that failed is tried for the second time. */
const usualPace = { lookSeconds: heartbeatSeconds, retrySeconds: 5 };
const queueOptions = {
  retryLimit: 60,
  retryDelay: usualPace.retrySeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds,
  deleteAfterSeconds: retention.finishedJobDays * 24 * 3600,
};

/** Of the library's own changes to its tables that it does later, one by one. */
const isUnderWay = new Set(['pending', 'in_progress']);

/** Milliseconds between two looks for jobs that are due and that nobody here has enqueued, in all queues at once. */
const betweenLooks = 2_000;

/** Milliseconds that jobs under way may take to end once the process is told to stop. */
const stopLimit = 5_000;

export async function startJobs(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { lookSeconds, retrySeconds } = usualPace,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    // No job of ours waits for others, and none that is repeated is due to the second.
    flowIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 30,
  });
  let ended = false;
  function onError(error: unknown): void {
    if (ended) log.info({ err: error }, 'a job did not end with its process: another process takes it back');
    else log.error({ err: error }, 'the job queue met an error');
  }
  boss.on('error', onError);
  await boss.start();
  const loops = new Map<string, Loop>();
  async function workOff<T extends object>(
    queue: string,
    handle: (data: T) => Promise<void>,
    { most = promptAtOnce, mayTake = (): boolean => true } = {},
  ): Promise<void> {
    const options = { ...queueOptions, retryDelay: retrySeconds };
    await boss.createQueue(queue, options);
    // A queue that is there already was made with the options of an earlier release.
    await boss.updateQueue(queue, options);
    loops.set(queue, startLoop({ boss, pool, queue, handle, mayTake, most, onError }));
  }
  async function wakeDue(): Promise<void> {
    // The library has no call for it; its tables are documented as an interface.
    const { rows } = await pool.query<{ name: string }>(
      `select name from unnest($1::text[]) as name where exists (select from pgboss.job
         where job.name = name.name and state < 'active' and start_after <= now())`,
      [[...loops.keys()]],
    );
    for (const { name } of rows) loops.get(name)?.wake();
  }
  const looking = setInterval(() => wakeDue().catch(onError), betweenLooks).unref();

  return {
    async enqueue(db, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(db, sql) });
      loops.get(queue)?.expect();
    },
    async enqueueOnce(db, queue, data) {
      const isSame = sql`name = ${queue} and data = ${JSON.stringify(data)}::jsonb`;
      const { rows: waiting } = await db.execute(
        sql`update pgboss.job set start_after = now(), retry_count = 0
          where ${isSame} and state in ('created', 'retry') returning id`,
      );
      loops.get(queue)?.expect();
      if (waiting.length > 0) return;
      const { rows: running } = await db.execute(
        sql`select id from pgboss.job where ${isSame} and state = 'active'`,
      );
      if (running.length === 0) await boss.send(queue, data, { db: fromDrizzle(db, sql) });
    },
    work: (queue, handle) => workOff(queue, handle),
    workSingly: (queue, handle, mayTake) => workOff(queue, handle, { most: mostAtOnce, mayTake }),
    async repeat(queue, cron) {
      // A process that was away when its time came makes up for it, once.
      await boss.schedule(queue, cron, {}, { missed: 'once' });
    },
    async hurry(queue) {
      // The library has no call for it; its tables are documented as an interface.
      await pool.query(
        `update pgboss.job set start_after = now(), retry_count = 0 where name = $1 and state = 'retry' and start_after > now()`,
        [queue],
      );
      loops.get(queue)?.expect();
    },
    async stop() {
      clearInterval(looking);
      const allEnded = Promise.all([...loops.values()].map((loop) => loop.stop()));
      await Promise.race([allEnded, passed(stopLimit)]);
      ended = true;
      await boss.stop({ graceful: true, timeout: stopLimit });
    },
  };
}

/** Makes the queue's own tables as their owner, or brings them up to date; back when their indexes are built, too. */
export async function prepareJobs(owner: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  boss.on('error', () => undefined);
  await boss.start();
  while ((await boss.getBamStatus()).some(({ status }) => isUnderWay.has(status))) await passed(200);
  await boss.stop({ graceful: false });
}

/** What stood in a queue and was not done. */
export type PendingJob = { queue: string; data: object };

/**
 * Makes the queues that these jobs need, outside of any transaction, and answers what puts the jobs into them in the
 * transaction of its client. Nothing works them off: the product does once it starts.
 */
export async function prepareQueues(pool: pg.Pool, names: Iterable<string>) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of names) await boss.createQueue(name, queueOptions);
  return {
    async fill(client: pg.ClientBase, pending: PendingJob[]): Promise<void> {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      for (const [queue, jobs] of Map.groupBy(pending, (job) => job.queue)) {
        await boss.insert(
          queue,
          jobs.map(({ data }) => ({ data })),
          { db },
        );
      }
    },
    stop: () => boss.stop({ graceful: false }),
  };
}
