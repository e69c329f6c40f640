import { and, eq, lt, not, sql } from 'drizzle-orm';
import type { Database } from '#platform/server/database/database.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import type { Parts } from '#platform/server/parts.ts';
import { blogPictures } from '../tables.ts';
import { isShown, storageKeys } from './pictures.ts';

const pictureSweepQueue = 'sweep-blog-pictures';
const hourly = '41 * * * *';

/** For so long an editor that is still open may save what it shows. */
const keptHours = 24;

export async function workPictureSweep({
  db,
  jobs,
  storage,
}: Pick<Parts, 'db' | 'jobs' | 'storage'>): Promise<void> {
  await jobs.work(pictureSweepQueue, () => sweepPictures(db, storage));
  await jobs.repeat(pictureSweepQueue, hourly);
}

/** Removes pictures that have stood in no post for a day (§19.6), one after the other. */
export async function sweepPictures(db: Database, storage: FileStorage): Promise<void> {
  for (let left = true; left; ) left = await sweepOne(db, storage);
}

/** Answers whether there may be more. */
async function sweepOne(db: Database, storage: FileStorage): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [picture] = await tx
      .select()
      .from(blogPictures)
      .where(
        and(lt(blogPictures.neededAt, sql`now() - make_interval(hours => ${keptHours})`), not(isShown(tx))),
      )
      .limit(1)
      // One that is being saved is needed.
      .for('update', { skipLocked: true });
    if (picture === undefined) return false;
    // Seen anew after the lock: a save that was on its way has been committed, and keeps it.
    const [removed] = await tx
      .delete(blogPictures)
      .where(and(eq(blogPictures.id, picture.id), not(isShown(tx))))
      .returning();
    // Before the commit: should the process die between them, the next sweep finds the picture again.
    if (removed !== undefined) for (const key of storageKeys(removed)) await storage.remove(key);
    return removed !== undefined;
  });
}
