import { sql } from 'drizzle-orm';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { shortlistEntries, shortlistItems } from '#domains/collections/server/shortlist/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Home } from '../../contract/home.ts';

/** Which of the first three things a newcomer has done; null once all are, and for the desk, which is none. */
export async function readSteps(db: Queryable, { personId, role }: Viewer): Promise<Home['steps']> {
  if (role === 'admin') return null;
  const { rows } = await db.execute<NonNullable<Home['steps']>>(sql`select
    exists (select from ${shortlistEntries} where ${shortlistEntries.personId} = ${personId})
      or exists (select from ${shortlistItems} where ${shortlistItems.addedBy} = ${personId}) as shortlisted,
    exists (select from ${savedSearches} where ${savedSearches.personId} = ${personId}) as "savedSearch",
    exists (select from ${requests} where ${requests.personId} = ${personId}) as asked`);
  const [steps] = rows;
  if (steps === undefined) return null;
  return steps.shortlisted && steps.savedSearch && steps.asked ? null : steps;
}
