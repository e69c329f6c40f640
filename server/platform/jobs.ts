import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from './database/database.ts';

/** Work that happens after an answer, kept in PostgreSQL so that a killed process loses none of it. */
export type Jobs = {
  /** Enqueues inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue(db: Queryable, queue: string, data: object): Promise<void>;
  /** Makes the queue and works it off. A job that throws is tried again, later each time, for about two days. */
  work<T extends object>(queue: string, handle: (data: T) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const retries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

export async function startJobs(pool: pg.Pool, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  await boss.start();
  return {
    async enqueue(db, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(db, sql) });
    },
    async work<T extends object>(queue: string, handle: (data: T) => Promise<void>) {
      await boss.createQueue(queue, retries);
      await boss.work<T>(queue, { pollingIntervalSeconds: 1 }, async (batch) => {
        for (const job of batch) await handle(job.data);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
