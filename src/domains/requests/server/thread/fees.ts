import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { MoveName, Side } from '../../contract/request-life.ts';
import type { Fee } from '../../contract/term-sheets.ts';
import { feeEntries } from '../tables.ts';

/**
 * Whether somebody of these sides reads note and files of a move: those of a fee are for buyer and desk, like the fees
 * themselves (§10.3). That it was paid is told by the request's state.
 */
export function mayReadPapersOf(move: MoveName | null, readers: readonly Side[]): boolean {
  return move !== 'record-fee' || readers.some((side) => side !== 'owner');
}

/** Enters a payment (§10.7). Answers whether all that was asked for has arrived by now, in its currency. */
export async function recordFee(
  tx: Queryable,
  viewer: Viewer,
  requestId: number,
  fee: Fee,
  note: string,
): Promise<boolean> {
  await tx
    .insert(feeEntries)
    .values({ requestId, kind: 'payment', ...fee, note, recordedBy: viewer.personId });
  const [arrived] = await tx
    .select({ isWhole: sql<boolean>`sum(${feeEntries.amount}) >= ${fee.due}::numeric` })
    .from(feeEntries)
    .where(and(eq(feeEntries.requestId, requestId), eq(feeEntries.currency, fee.currency)));
  return arrived?.isWhole ?? false;
}
