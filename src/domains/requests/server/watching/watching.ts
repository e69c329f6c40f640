import { and, eq } from 'drizzle-orm';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import type { Database } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { lockRequest } from '../thread/locking.ts';
import { requestWatchers } from './tables.ts';
import { mayWatch } from './watchers.ts';

/** Has the viewer watch a request, or not any more. Whether they do is nobody's business but their side's: nothing is noted in it. */
export async function watch(db: Database, viewer: Viewer, reference: string, isOn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    // A person before a request, as whoever leaves the company, and watches nothing of it any more.
    await holdOwnRow(tx, viewer);
    const { row } = await lockRequest(tx, viewer, reference);
    if (!mayWatch(row)) {
      throw new AppError('forbidden', 'Only colleagues of whoever made this request watch it.');
    }
    const own = { requestId: row.id, personId: viewer.personId };
    if (isOn) await tx.insert(requestWatchers).values(own).onConflictDoNothing();
    else
      await tx
        .delete(requestWatchers)
        .where(and(eq(requestWatchers.requestId, own.requestId), eq(requestWatchers.personId, own.personId)));
  });
}
