import { and, desc, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { containsWords } from '#platform/server/table-query/conditions.ts';
import { requests } from '../tables.ts';
import { readableBy } from './participants.ts';

/** Requests that the viewer may read, by words of their reference and their listing, what happened last first. */
export function findRequests(db: Queryable, viewer: Viewer, words: string, limit: number) {
  const { reference, listingTitle, listingCode, state } = requests;
  const searched = sql`(' ' || ${reference} || ' ' || ${listingCode} || ' ' || ${listingTitle})`;
  return db
    .select({ reference, listingTitle, listingCode, state })
    .from(requests)
    .where(and(readableBy(viewer), containsWords(searched, words)))
    .orderBy(desc(requests.touchedAt), desc(requests.id))
    .limit(limit);
}
