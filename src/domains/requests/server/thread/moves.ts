import { eq, max, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { findDealFee } from '#domains/accounts/server/operator/settings.ts';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { claimKey } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { actOf, type Move, moves, partOfFee } from '../../contract/request-life.ts';
import { readCalendar } from '../clock/clock.ts';
import { type RequestRow, refuseFor } from '../parties/participants.ts';
import { type MailParts, tellParticipants } from '../parties/recipients.ts';
import { addEvent } from '../queries.ts';
import { refuseToSignBeyond } from '../signing/authority.ts';
import { requests, termSheets } from '../tables.ts';
import { keepCounter, readCounter } from '../terms/counter-terms.ts';
import { dueAfterMove, findOpenFee, keepFee, recordFee, refuseOtherFee } from './fees.ts';
import { addFiles, type FileParts, type StoredFile, withStoredFiles } from './kept-files.ts';
import { lockRequest } from './locking.ts';
import { AlreadyDone, type AskedMove, refuseIncomplete, sideThatMay } from './refusals.ts';
import { readSignedCopies, refuseOtherVersions, type SignedCopy } from './signed-copies.ts';
import { doneWords, moveMail } from './thread-mails.ts';

export type ThreadDependencies = MailParts &
  FileParts &
  Pick<Parts, 'db' | 'storage' | 'files' | 'attempts' | 'deskTimeZone' | 'temporaryFolder' | 'dealFee'>;

/**
 * Moves a request on (§10.5). Whatever the move causes is one transaction; of two people who move it at once the second
 * is told what the first did. Throws AppError: 'not-found', 'forbidden', 'conflict', 'invalid'.
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
    const copies = await readSignedCopies(deps, viewer, reference, asked, log);
    await withStoredFiles({ storage, log }, asked.files, (stored) =>
      db.transaction((tx) => commitMove(tx, deps, viewer, reference, { ...asked, copies }, stored)),
    );
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

/**
 * Moves it on in the transaction of its caller, at a moment that it may name. Throws AlreadyDone for what its key was used for
 * before.
 */
export async function commitMove(
  tx: Queryable,
  deps: ThreadDependencies,
  viewer: Viewer,
  reference: string,
  asked: AskedMove & { copies: readonly SignedCopy[] },
  stored: StoredFile[],
  at?: Date,
): Promise<void> {
  if ((await claimKey(tx, asked.sent)) !== null) throw new AlreadyDone();
  const { row, sides } = await lockRequest(tx, viewer, reference);
  const now = at ?? (await readClock(tx));
  const side = await sideThatMay(tx, { now, timeZone: deps.deskTimeZone }, viewer, row, sides, asked);
  refuseFor(side, row, actOf(asked.move));
  const today = dayIn(deps.deskTimeZone, now);
  refuseIncomplete(asked, today);

  const move: Move = moves[asked.move];
  const termSheet = await issueTermSheet(tx, viewer, row, asked);
  const counter = await readCounter(tx, row.id, asked);
  const signed = asked.move === 'sign' ? await latestVersion(tx, row.id) : null;
  if (signed !== null) {
    refuseOtherVersions(asked.copies, reference, signed);
    await refuseToSignBeyond(tx, viewer, row);
  }
  const voided = await voidedBy(tx, row, asked);
  const asksFor = { dealFee: await findDealFee(tx, deps) };
  if (asked.move === 'record-fee' && asked.fee) await refuseOtherFee(tx, row.id, asked.fee, asksFor);
  const isPart =
    asked.move === 'record-fee' &&
    asked.fee !== undefined &&
    !(await recordFee(tx, viewer, row.id, asked.fee, asked.note));
  const eventId = await addEvent(tx, {
    requestId: row.id,
    at: now,
    personId: viewer.personId,
    side,
    what: isPart ? partOfFee : wordsOf(doneWords(asked.move, row), termSheet?.version ?? null, signed),
    move: asked.move,
    note: asked.note,
  });
  await keepCounter(tx, counter, { requestId: row.id, eventId });
  if (voided !== null) await addEvent(tx, { requestId: row.id, at: now, what: voided });
  await addFiles(tx, deps, viewer, stored, { requestId: row.id, eventId, termSheetVersion: signed });
  const to = isPart ? row.state : move.to;
  const promised = {
    offerDays: row.dossier?.offerDays ?? null,
    validUntil: termSheet?.terms.validUntil ?? null,
  };
  const calendar = await readCalendar(tx, deps.deskTimeZone);
  const dueAt = isPart ? row.dueAt : dueAfterMove(to, now, calendar, asksFor, promised);
  const passedOnAt = move.to === 'in-review' ? (row.passedOnAt ?? now) : row.passedOnAt;
  const ownerShownAt = termSheet === null ? row.ownerShownAt : (row.ownerShownAt ?? now);
  await tx
    .update(requests)
    .set({
      ...(isPart ? {} : { state: to, stateSince: now, dueAt, remindedAt: null }),
      touchedAt: now,
      revision: sql`${requests.revision} + 1`,
      passedOnAt,
      ownerShownAt,
    })
    .where(eq(requests.id, row.id));
  if (to === 'signed' && !isPart) await keepFee(tx, row.id, asksFor);
  await audit(tx, viewer.personId, 'move-request', `request:${reference}`, {
    move: asked.move,
    from: row.state,
    to,
    side,
    files: stored.length,
    ...(termSheet === null ? {} : { version: termSheet.version }),
    ...(signed === null ? {} : { version: signed }),
    ...(counter === null ? {} : { version: counter.version, changes: counter.redline.changes.length }),
    ...(asked.move === 'record-fee' ? asked.fee : {}),
  });
  await holdToDay(tx, deps.attempts, viewer, 'messages');
  const { name, organisation } = await findPersonById(tx, viewer.personId);
  const moved = {
    row: { ...row, state: to, passedOnAt, ownerShownAt },
    move: asked.move,
    isPart,
    fee: asked.move === 'sign' || isPart ? await findOpenFee(tx, row.id, asksFor) : null,
    arrived: asked.fee ?? null,
    by: { id: viewer.personId, name, organisation, side },
    note: asked.note,
    dueAt,
    termSheet,
    counter: counter?.redline ?? null,
    voided,
    fileNames: stored.map((file) => file.name),
    timeZone: deps.deskTimeZone,
  };
  await tellParticipants(tx, deps, moved.row, { personId: viewer.personId, side }, (reader) =>
    moveMail(reader, moved),
  );
}

/** What is said of the one signature that a move makes void; null where there is none, or the request ends anyway. */
async function voidedBy(tx: Queryable, row: RequestRow, { move }: AskedMove): Promise<string | null> {
  const { halfSignedBy, state } = row;
  if (halfSignedBy === null || state !== 'term-sheet-issued') return null;
  if (move !== 'issue-term-sheet' && move !== 'ask-revision') return null;
  const latest = await latestVersion(tx, row.id);
  const version = move === 'issue-term-sheet' ? latest - 1 : latest;
  return `The ${halfSignedBy}’s signature under term sheet ${version} is void`;
}

/** What the timeline says: of a term sheet, which version it was. */
function wordsOf(done: string, issued: number | null, signed: number | null): string {
  if (issued !== null) return `Term sheet ${issued} issued`;
  return signed === null ? done : `Term sheet ${signed} signed`;
}

async function latestVersion(tx: Queryable, requestId: number): Promise<number> {
  const [latest] = await tx
    .select({ version: max(termSheets.version) })
    .from(termSheets)
    .where(eq(termSheets.requestId, requestId));
  return latest?.version ?? 0;
}

async function issueTermSheet(tx: Queryable, viewer: Viewer, row: RequestRow, { move, terms }: AskedMove) {
  if (move !== 'issue-term-sheet' || terms === undefined) return null;
  const version = (await latestVersion(tx, row.id)) + 1;
  await tx.insert(termSheets).values({ requestId: row.id, version, terms, issuedBy: viewer.personId });
  return { version, terms };
}
