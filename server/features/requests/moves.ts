import { and, eq, max, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Move, type MoveName, mayMove, moves, type Need, type Side } from '#contract/request-life.ts';
import type { Fee, TermSheetTerms } from '#contract/term-sheets.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { AppError, invalid } from '#server/platform/errors.ts';
import type { ReceivedFile } from '#server/platform/files/receive-form.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { dayIn } from './business-days.ts';
import { dueAfter, readCalendar } from './clock.ts';
import { type StoredFile, toFileRows, withStoredFiles } from './kept-files.ts';
import { lastHappening, lockRequest } from './locking.ts';
import type { RequestRow } from './participants.ts';
import { addEvent, addFiles, findRequester } from './queries.ts';
import { type MailParts, tellParticipants } from './recipients.ts';
import { feeEntries, requestEvents, requests, termSheets } from './tables.ts';
import { moveMail } from './thread-mails.ts';

export type ThreadDependencies = MailParts & {
  db: Database;
  storage: FileStorage;
  deskTimeZone: string;
};

export type AskedMove = {
  move: MoveName;
  /** Of the request as whoever moves it has read it. */
  revision: number;
  note: string;
  terms?: TermSheetTerms | undefined;
  fee?: Fee | undefined;
  files: ReceivedFile[];
  /** From the Idempotency-Key header. */
  key: string | undefined;
};

/** Thrown inside the transaction to undo what a repeat stored: it was done before. */
export class AlreadyDone extends Error {}

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
  const side = await sideThatMay(tx, deps, viewer, row, sides, asked);
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
  await addFiles(tx, toFileRows(stored, { requestId: row.id, eventId }));
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

/** The same move sent again under its key is done; another one under that key is refused. */
async function stopRepeat(tx: Queryable, viewer: Viewer, row: RequestRow, asked: AskedMove): Promise<void> {
  if (asked.key === undefined) return;
  const [earlier] = await tx
    .select({ requestId: requestEvents.requestId, move: requestEvents.move, note: requestEvents.note })
    .from(requestEvents)
    .where(and(eq(requestEvents.personId, viewer.personId), eq(requestEvents.idempotencyKey, asked.key)));
  if (earlier === undefined) return;
  const isSame = earlier.requestId === row.id && earlier.move === asked.move && earlier.note === asked.note;
  if (isSame) throw new AlreadyDone();
  throw new AppError('key-reused', 'This form was sent already, with other content. Open it anew.');
}

/** As whom the viewer makes the move. What stands in its way is told with what happened last. */
async function sideThatMay(
  tx: Queryable,
  { deskTimeZone }: ThreadDependencies,
  viewer: Viewer,
  row: RequestRow,
  sides: readonly Side[],
  { move, revision }: AskedMove,
): Promise<Side> {
  const { label, by }: Move = moves[move];
  if (!sides.some((side) => by.includes(side))) {
    const whose = by.map((side) => sideWords[side]).join(' or ');
    throw new AppError('forbidden', `'${label}' is for ${whose} to do.`);
  }
  const side = sides.find((candidate) => mayMove(move, row.state, candidate));
  if (side !== undefined && revision === row.revision) return side;
  const last = await lastHappening(tx, viewer, row, sides, deskTimeZone);
  throw new AppError(
    'conflict',
    side === undefined
      ? `'${label}' is not possible as the request stands now. The last that happened: ${last}. Look at it again; what you typed is kept.`
      : `Something has happened since you opened this request: ${last}. Read it, then decide again; what you typed is kept.`,
  );
}

const sideWords: Record<Side, string> = {
  buyer: 'the buyer',
  owner: "the listing's owner",
  desk: 'the desk',
};

/** What a move cannot do without, each told beside its field. */
function refuseIncomplete(asked: AskedMove, today: string): void {
  const { needs }: Move = moves[asked.move];
  const faults: Record<Need, { path: string; message: string } | null> = {
    note: asked.note.trim() === '' ? { path: 'note', message: 'Write a note: the others read it' } : null,
    file: asked.files.length === 0 ? { path: 'files', message: 'Attach the signed document' } : null,
    'term-sheet': faultOfTerms(asked.terms, today),
    fee:
      asked.fee === undefined
        ? { path: 'fee', message: 'Give currency, amount and booking day of the fee' }
        : null,
  };
  const issues = needs.flatMap((need) => faults[need] ?? []);
  if (issues.length > 0) throw invalid(issues);
}

function faultOfTerms(terms: TermSheetTerms | undefined, today: string) {
  if (terms === undefined) return { path: 'terms', message: 'Fill in the terms' };
  if (terms.validUntil >= today) return null;
  return { path: 'terms.validUntil', message: 'This day is over: the term sheet must hold today at least' };
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
