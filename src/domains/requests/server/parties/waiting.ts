import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { mostWaitingCounted } from '../../contract/waiting.ts';
import { requests } from '../tables.ts';
import { isWaitingFor } from './participants.ts';

/** Counts what the list of the same name holds (§10.14), and stops in time. */
export async function countWaiting(db: Queryable, viewer: Viewer): Promise<{ count: number; more: boolean }> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (
      select ${requests.id} from ${requests} where ${isWaitingFor(viewer)} limit ${mostWaitingCounted + 1}) as waiting`,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, mostWaitingCounted), more: count > mostWaitingCounted };
}
