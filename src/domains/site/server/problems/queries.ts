import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { problemReports } from './tables.ts';

export async function addProblem(
  db: Queryable,
  viewer: Viewer,
  problem: { list: string; issue: string; description: string; page: string },
): Promise<void> {
  await db.insert(problemReports).values({ ...problem, personId: viewer.personId });
}
