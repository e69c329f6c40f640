import { and, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { clocks, type RequestState, requestStates, type Side } from '../../contract/request-life.ts';
import { mostWaitingCounted } from '../../contract/waiting.ts';
import { requests } from '../tables.ts';
import { isBuyer, isGatheredToCompanyOf } from './participants.ts';

/** The states whose clock waits for one side (§10.4). */
function waitingFor(side: Side): RequestState[] {
  return requestStates.filter((state) => clocks[state]?.waitsFor === side);
}

/** Counts what waits for the viewer as each of their sides: each arm goes by an index of its own, and stops in time. */
export async function countWaiting(db: Queryable, viewer: Viewer): Promise<{ count: number; more: boolean }> {
  const sides: [Side, SQL | undefined][] = [
    ['buyer', isBuyer(viewer)],
    ['owner', and(isGatheredToCompanyOf(viewer), not(isBuyer(viewer) as SQL))],
  ];
  // Everything is the desk's to read.
  if (viewer.role === 'admin') sides.push(['desk', undefined]);
  const arms = sides.map(
    ([side, isTheirs]) =>
      sql`(select id from ${requests} where ${and(inArray(requests.state, waitingFor(side)), isNotNull(requests.dueAt), isTheirs)} limit ${mostWaitingCounted + 1})`,
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${sql.join(arms, sql` union `)}) as waiting`,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, mostWaitingCounted), more: count > mostWaitingCounted };
}
