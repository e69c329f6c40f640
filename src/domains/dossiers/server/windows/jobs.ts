import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { findReviewMonths } from '#domains/accounts/server/operator/settings.ts';
import { currentEditions, openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Parts } from '#platform/server/parts.ts';
import { startThread, untilDone } from '#platform/server/process/thread.ts';
import { isLittleDue, keepWindows } from './keep-windows.ts';
import { holdWindows } from './kept-windows.ts';
import { launchFacts, windowsDue } from './tables.ts';
import type { ThreadTask } from './windows-worker.ts';

export const windowsQueue = 'launch-windows';
/** What nobody had done at once: a new day, and dossiers and editions that other processes wrote. */
const everyMinute = '* * * * *';

/**
 * Keeps every dossier's launch windows worked out (§20.6): a few where requests are answered, and many, as an edition or
 * a day changes them all, in a thread of its own, so that no request waits for it. Answers what ends that thread.
 */
export async function workWindows({
  db,
  jobs,
  deskTimeZone,
}: Pick<Parts, 'db' | 'jobs' | 'deskTimeZone'>): Promise<() => Promise<unknown>> {
  const lookUp = openRowLookup(db);
  let last: Promise<void> = Promise.resolve();
  let thread: Worker | undefined;
  let ended = false;

  async function keep(): Promise<void> {
    const today = dayIn(deskTimeZone);
    const editions = await currentEditions(db);
    const review = await findReviewMonths(db);
    if (await isLittleDue({ db, editions, today }))
      return keepWindows({ db, lookUp, editions, today, review });
    // One that waited for its turn: it is tried again, by whatever process is up.
    if (ended) throw new Error('no thread is started by a process that ends');
    const task: ThreadTask = { connection: { ...db.$client.options }, today, review };
    thread = startThread(new URL('./windows-worker.ts', import.meta.url), task);
    await untilDone(thread);
  }

  await jobs.work(windowsQueue, () => {
    // Two at once would do the same twice.
    last = last.catch(() => undefined).then(keep);
    return last;
  });
  await jobs.repeat(windowsQueue, everyMinute);
  return async () => {
    ended = true;
    await thread?.terminate();
  };
}

/** Has windows worked out that are due: of dossiers that were written, and of editions that were taken in. */
export function hurryWindows(db: Queryable, jobs: Jobs): Promise<void> {
  return jobs.enqueue(db, windowsQueue, {});
}

/** Has all windows worked out anew, in the transaction that sets other months of a review: what was worked out before counts as old. */
export async function reworkAllWindows(tx: Queryable, jobs: Jobs): Promise<void> {
  await holdWindows(tx);
  await tx.update(launchFacts).set({ workedFor: sql`'-infinity'` });
  await hurryWindows(tx, jobs);
}

/**
 * Has the windows of these dossiers worked out anew, in the caller's transaction: for whoever changes what they depend on
 * besides the dossiers themselves, which tell of their own changes.
 */
export async function reworkWindows(db: Queryable, jobs: Jobs, dossierIds: readonly number[]): Promise<void> {
  const rows = dossierIds.map((dossierId) => ({ dossierId }));
  const atOnce = 10_000;
  for (let at = 0; at < rows.length; at += atOnce) {
    await db.insert(windowsDue).values(rows.slice(at, at + atOnce));
  }
  await hurryWindows(db, jobs);
}
