import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { findAuditEnd } from './chain.ts';

const queue = 'note-audit-end';
const hourly = '11 * * * *';

/** Notes every hour, where whoever can change the database need not be able to, how far the audit trail went. */
export async function workAuditEnd(db: Database, jobs: Jobs, log: FastifyBaseLogger): Promise<void> {
  await jobs.work(queue, async () => log.info(await findAuditEnd(db.$client), 'the audit trail ends here'));
  await jobs.repeat(queue, hourly);
}
