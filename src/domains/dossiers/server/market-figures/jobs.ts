import type { Worker } from 'node:worker_threads';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { currentEditions } from '#domains/registers/server/lookup/row-lookup.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Parts } from '#platform/server/parts.ts';
import { startThread, untilDone } from '#platform/server/process/thread.ts';
import { areWindowsWorked } from '../windows/keep-windows.ts';
import type { FiguresTask } from './figures-worker.ts';
import { isOfOtherNumber } from './queries.ts';
import { figuresWorked } from './tables.ts';

export const figuresQueue = 'market-figures';
/** Looks whether another day has begun, another edition stands, or another number of companies is enough; it is worked out once for each. */
const everyFiveMinutes = '*/5 * * * *';

/**
 * Keeps the figures of the day and the opportunities worked out (§22.4), in a thread of its own, after the launch windows that
 * they are read from. Answers what ends that thread.
 */
export async function workMarketFigures({
  db,
  jobs,
  deskTimeZone,
}: Pick<Parts, 'db' | 'jobs' | 'deskTimeZone'>): Promise<() => Promise<unknown>> {
  let thread: Worker | undefined;
  let last: Promise<void> = Promise.resolve();
  let ended = false;

  async function keep(): Promise<void> {
    const today = dayIn(deskTimeZone);
    const editions = await currentEditions(db);
    const [worked] = await db.select().from(figuresWorked);
    const isOfDay = worked?.day === today && worked.fewest === fewestCompanies;
    if (isOfDay && worked.editions === editions) return;
    if (!(await areWindowsWorked({ db, today, editions }))) return;
    if (ended) throw new Error('no thread is started by a process that ends');
    const task: FiguresTask = {
      ...{ connection: { ...db.$client.options }, today },
      opportunitiesAlone: isOfDay,
    };
    thread = startThread(new URL('./figures-worker.ts', import.meta.url), task);
    await untilDone(thread);
  }

  await jobs.work(figuresQueue, () => {
    // Two at once would do the same twice.
    last = last.catch(() => undefined).then(keep);
    return last;
  });
  await jobs.repeat(figuresQueue, everyFiveMinutes);
  // Until then nothing is told at all.
  if (await isOfOtherNumber(db)) await jobs.enqueue(db, figuresQueue, {});
  return async () => {
    ended = true;
    await thread?.terminate();
  };
}
