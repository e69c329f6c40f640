import { eq, sql } from 'drizzle-orm';
import { refuseFor } from '#domains/requests/server/parties/participants.ts';
import { lastHappening } from '#domains/requests/server/thread/locking.ts';
import { commitMove, type ThreadDependencies } from '#domains/requests/server/thread/moves.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import { missingBrief } from './missing.ts';
import { type AskedRow, holdBrief, listRequestsOf } from './queries.ts';
import { ownersTogether } from './rules.ts';
import { briefs } from './tables.ts';
import { awardedOf, canBeAwarded, onAward } from './wire.ts';

type Award = {
  awarded: string;
  kept: readonly string[];
  words: string;
  revision: number;
  requests: readonly { reference: string; revision: number }[];
};

/**
 * Remembers the request that the buyer goes on with, and ends the others by the ordinary move of each with its mails, in
 * one transaction (§25.5). What has moved since it was read is told, and nothing is done. Throws AppError.
 */
export async function awardBrief(
  deps: ThreadDependencies,
  viewer: Viewer,
  briefId: number,
  award: Award,
  sent: Sent | null,
): Promise<void> {
  await once(deps.db, sent, (tx) => commitAward(tx, deps, viewer, briefId, award));
}

async function commitAward(
  tx: Queryable,
  deps: ThreadDependencies,
  viewer: Viewer,
  briefId: number,
  { awarded, kept, words, revision, requests }: Award,
): Promise<void> {
  const brief = await holdBrief(tx, viewer, briefId);
  if (brief === null) throw missingBrief();
  const asked = await listRequestsOf(tx, viewer, brief);
  const before = awardedOf(brief.awardedRequestId, asked);
  if (before !== null) {
    throw new AppError('conflict', `This brief is awarded already, to ${before}. Nothing was done.`);
  }
  for (const { row } of asked) refuseFor('buyer', row, 'deal');
  const now = await readClock(tx);
  await refuseMoved(tx, deps, viewer, asked, new Map(requests.map((one) => [one.reference, one.revision])));
  const chosen = asked.find(({ row }) => row.reference === awarded);
  if (revision !== brief.revision || chosen === undefined || !canBeAwarded(chosen.row, now)) {
    throw new AppError(
      'conflict',
      `${awarded} cannot be awarded as it stands now: only what has a term sheet that can be signed, or is signed, can be. Nothing was done.`,
    );
  }
  let ended = 0;
  for (const { row } of ownersTogether(asked)) {
    const move = row === chosen.row || kept.includes(row.reference) ? null : onAward(row, now);
    if (move === null) continue;
    const step = { move, revision: row.revision, note: words, files: [], copies: [], sent: null };
    // All at one moment: how long those before it took would tell an owner that there are others.
    await commitMove(tx, deps, viewer, row.reference, step, [], now);
    ended += 1;
  }
  await tx
    .update(briefs)
    .set({ awardedRequestId: chosen.row.id, revision: sql`${briefs.revision} + 1` })
    .where(eq(briefs.id, brief.id));
  await audit(tx, viewer.personId, 'award-brief', `brief:${brief.id}`, { request: awarded, ended });
}

/** Tells of every request that is not as it was read. Throws AppError 'conflict'. */
async function refuseMoved(
  tx: Queryable,
  { deskTimeZone }: ThreadDependencies,
  viewer: Viewer,
  asked: readonly AskedRow[],
  read: ReadonlyMap<string, number>,
): Promise<void> {
  const told: string[] = [];
  for (const { row } of asked) {
    if (read.get(row.reference) === row.revision) continue;
    told.push(`${row.reference}: ${await lastHappening(tx, viewer, row, ['buyer'], deskTimeZone)}`);
  }
  if (told.length === 0) return;
  throw new AppError(
    'conflict',
    `Something has happened since you opened this. ${told.join('; ')}. Nothing was done: read it, then decide again; what you typed is kept.`,
  );
}
