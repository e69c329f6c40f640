import type { Parts } from '../parts.ts';
import { findAuditEnd, hasAuditEnd } from './chain.ts';
import { findNotedEnd, keepEnd } from './noted-ends.ts';

const queue = 'note-audit-end';
const everyMinute = '* * * * *';

type AuditEndParts = Pick<Parts, 'db' | 'storage' | 'log'>;

/** Notes how far the audit trail goes, at the start and every minute, where whoever can change the database need not reach. */
export async function workAuditEnd({ jobs, ...parts }: AuditEndParts & Pick<Parts, 'jobs'>): Promise<void> {
  await noteAuditEnd(parts).catch((error) =>
    parts.log.warn({ err: error }, 'the end of the audit trail could not be noted yet'),
  );
  await jobs.work(queue, () => noteAuditEnd(parts));
  await jobs.repeat(queue, everyMinute);
}

/** An end that the trail no longer has stays noted: it is what shows that lines were cut off. */
export async function noteAuditEnd({ db, storage, log }: AuditEndParts): Promise<void> {
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
