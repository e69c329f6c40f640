import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Parts } from '#platform/server/parts.ts';
import { checkClaims, holdChecks } from './checks/check-claims.ts';
import { lookups } from './checks/lookups.ts';
import { keepSchedule, refreshProofs } from './proofs.ts';

const queue = 'evidence';
/** What tells of claims that an edition moved waits here: it stands on a later floor. */
export const evidenceNewsQueue = 'evidence-news';
/** What nobody had done at once: a new day, and editions that other processes took in. */
export const everyMinute = '* * * * *';

type Keeping = Pick<Parts, 'db' | 'jobs' | 'deskTimeZone'>;

/** Keeps what is claimed checked against the registers that stand, and the finder told of what is proven (§21.6). */
export async function workEvidence(parts: Keeping): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  await parts.jobs.work(queue, () => {
    // Two at once would do the same twice.
    last = last.catch(() => undefined).then(() => keepEvidence(parts));
    return last;
  });
  await parts.jobs.repeat(queue, everyMinute);
}

/** Has claims looked up: after they were stated, and when an edition was taken in. */
export function hurryEvidence(db: Queryable, jobs: Jobs): Promise<void> {
  return jobs.enqueue(db, queue, {});
}

export async function keepEvidence({ db, jobs, deskTimeZone }: Keeping, asked = lookups): Promise<void> {
  const moved = await checkClaims(db, asked);
  await keepSchedule(db, holdChecks);
  await refreshProofs(db, dayIn(deskTimeZone));
  if (moved > 0) await jobs.enqueue(db, evidenceNewsQueue, {});
}
