import { eq, max, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Move, moves } from '#contract/request-life.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { dayIn } from './business-days.ts';
import { dueAfter, readCalendar } from './clock.ts';
import { addFiles, type FileParts, type StoredFile, withStoredFiles } from './kept-files.ts';
import { lockRequest } from './locking.ts';
import type { RequestRow } from './participants.ts';
import { addEvent, findRequester } from './queries.ts';
import { type MailParts, tellParticipants } from './recipients.ts';
import { AlreadyDone, type AskedMove, refuseIncomplete, sideThatMay, stopRepeat } from './refusals.ts';
import { feeEntries, requests, termSheets } from './tables.ts';
import { moveMail } from './thread-mails.ts';

export type ThreadDependencies = MailParts &
  FileParts & {
    db: Database;
    storage: FileStorage;
    deskTimeZone: string;
  };

/**
 * Moves a request on. Whatever the move causes is one transaction; of two people who move it at once the second is
 * told what the first did. Throws AppError: 'not-found', 'forbidden', 'conflict', 'invalid'.
 */
export async function makeMove(
  deps: ThreadDependencies,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, storage } = deps;
  try {
    await withStoredFiles({ storage, log }, asked.files, (stored) =>
      db.transaction((tx) => commitMove(tx, deps, viewer, reference, asked, stored)),
    );
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

async function commitMove(
  tx: Queryable,
  deps: ThreadDependencies,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
  stored: StoredFile[],
): Promise<void> {
  const { row, sides } = await lockRequest(tx, viewer, reference);
  await stopRepeat(tx, viewer, row, asked);
  const side = await sideThatMay(tx, deps.deskTimeZone, viewer, row, sides, asked);
  const now = new Date();
  const today = dayIn(deps.deskTimeZone, now);
  refuseIncomplete(asked, today);

  const move: Move = moves[asked.move];
  const termSheet = await issueTermSheet(tx, viewer, row, asked);
  const eventId = await addEvent(tx, {
    requestId: row.id,
    personId: viewer.personId,
    side,
    what: termSheet === null ? move.done : `Term sheet ${termSheet.version} issued`,
    move: asked.move,
    note: asked.note,
    idempotencyKey: asked.key ?? null,
  });
  await addFiles(tx, deps, viewer, stored, { requestId: row.id, eventId });
  await recordFee(tx, viewer, row, asked);
  const dueAt = dueAfter(
    move.to,
    now,
    { offerDays: row.dossier?.offerDays ?? null, validUntil: termSheet?.terms.validUntil ?? null },
    await readCalendar(tx, deps.deskTimeZone),
  );
  const passedOnAt = move.to === 'in-review' ? (row.passedOnAt ?? now) : row.passedOnAt;
  const ownerShownAt = termSheet === null ? row.ownerShownAt : (row.ownerShownAt ?? now);
  await tx
    .update(requests)
    .set({
      state: move.to,
      stateSince: now,
      touchedAt: now,
      dueAt,
      remindedAt: null,
      revision: sql`${requests.revision} + 1`,
      passedOnAt,
      ownerShownAt,
    })
    .where(eq(requests.id, row.id));
  await audit(tx, {
    actorId: viewer.personId,
    action: 'move-request',
    subject: `request:${reference}`,
    detail: {
      move: asked.move,
      from: row.state,
      to: move.to,
      side,
      files: stored.length,
      ...(termSheet === null ? {} : { version: termSheet.version }),
      ...(asked.move === 'record-fee' ? asked.fee : {}),
    },
  });
  const { name, organisation } = await findRequester(tx, viewer);
  const moved = {
    row: { ...row, state: move.to, passedOnAt, ownerShownAt },
    move: asked.move,
    by: { id: viewer.personId, name, organisation, side },
    note: asked.note,
    dueAt,
    termSheet,
    fileNames: stored.map((file) => file.name),
    timeZone: deps.deskTimeZone,
  };
  await tellParticipants(tx, deps, moved.row, { personId: viewer.personId, side }, (reader) =>
    moveMail(reader, moved),
  );
}

async function issueTermSheet(tx: Queryable, viewer: Viewer, row: RequestRow, { move, terms }: AskedMove) {
  if (move !== 'issue-term-sheet' || terms === undefined) return null;
  const [latest] = await tx
    .select({ version: max(termSheets.version) })
    .from(termSheets)
    .where(eq(termSheets.requestId, row.id));
  const version = (latest?.version ?? 0) + 1;
  await tx.insert(termSheets).values({ requestId: row.id, version, terms, issuedBy: viewer.personId });
  return { version, terms };
}

async function recordFee(
  tx: Queryable,
  viewer: Viewer,
  row: RequestRow,
  { move, fee, note }: AskedMove,
): Promise<void> {
  if (move !== 'record-fee' || fee === undefined) return;
  await tx.insert(feeEntries).values({
    requestId: row.id,
    kind: 'payment',
    ...fee,
    note,
    recordedBy: viewer.personId,
  });
}
