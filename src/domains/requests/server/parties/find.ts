import { and, desc, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { containsWords, wordsOf } from '#platform/server/table-query/words.ts';
import { requests } from '../tables.ts';
import { readableBy } from './participants.ts';

/** Requests that the viewer may read, by words of their reference and their listing, what happened last first. */
export function findRequests(db: Queryable, viewer: Viewer, words: string, limit: number) {
  const { reference, listingTitle, listingCode, state } = requests;
  return db
    .select({ reference, listingTitle, listingCode, state })
    .from(requests)
    .where(and(readableBy(viewer), containsWords(wordsOf(requests), words)))
    .orderBy(desc(requests.touchedAt), desc(requests.id))
    .limit(limit);
}

/** Which of these requests the viewer may read as it is today. */
export async function findReadable(
  db: Queryable,
  viewer: Viewer,
  among: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const ids = among.map(({ id }) => id);
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(inArray(requests.id, ids), readableBy(viewer)));
  return new Set(rows.map(({ id }) => id));
}
