import type { Queryable } from '../database/database.ts';
import { auditTrail } from './tables.ts';

/**
 * Writes one line of the audit trail in the caller's transaction: who did what to what. `detail` never holds a secret, a
 * document, or a person's own words: the line outlives them.
 */
export async function audit(
  db: Queryable,
  actorId: number | null,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db.insert(auditTrail).values({ actorId, action, subject, detail });
}
