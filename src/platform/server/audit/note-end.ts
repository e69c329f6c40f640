import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { FileStorage } from '../files/storage/storage.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findAuditEnd, hasAuditEnd } from './chain.ts';
import { findNotedEnd, keepEnd } from './noted-ends.ts';

const queue = 'note-audit-end';
const everyMinute = '* * * * *';

type Parts = { db: Database; storage: FileStorage; log: FastifyBaseLogger };

/** Notes how far the audit trail goes, at the start and every minute, where whoever can change the database need not reach. */
export async function workAuditEnd(parts: Parts, jobs: Jobs): Promise<void> {
  await noteAuditEnd(parts).catch((error) =>
    parts.log.warn({ err: error }, 'the end of the audit trail could not be noted yet'),
  );
  await jobs.work(queue, () => noteAuditEnd(parts));
  await jobs.repeat(queue, everyMinute);
}

/** An end that the trail no longer has stays noted: it is what shows that lines were cut off. */
export async function noteAuditEnd({ db, storage, log }: Parts): Promise<void> {
  const noted = await findNotedEnd(storage);
  if (noted !== null && !(await hasAuditEnd(db.$client, noted))) {
    log.error({ noted }, 'the audit trail was cut off or rewritten: npm run audit:verify says where');
    return;
  }
  const end = await findAuditEnd(db.$client);
  if (noted?.position === end.position) return;
  await keepEnd(storage, end);
  log.info(end, 'the audit trail ends here');
}
