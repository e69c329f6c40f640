import { eq, sql } from 'drizzle-orm';
import { findDealFee } from '#domains/accounts/server/operator/settings.ts';
import { confirmOwner } from '#domains/accounts/server/profile/confirmation.ts';
import { findPersonById } from '#domains/accounts/server/queries.ts';
import type { Proof, SecondStepParts } from '#domains/accounts/server/second-factor/second-step.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { agreedWords, halfSignedWords, otherSide, type SigningSide } from '../../contract/signing-words.ts';
import { readCalendar } from '../clock/clock.ts';
import { readRequest, sidesOf } from '../parties/participants.ts';
import { tellParticipants } from '../parties/recipients.ts';
import { addEvent } from '../queries.ts';
import { requests } from '../tables.ts';
import { documentOf } from '../terms/term-sheet-documents.ts';
import { dueAfterMove, findOpenFee, keepFee } from '../thread/fees.ts';
import { lockRequest, unknownRequest } from '../thread/locking.ts';
import type { ThreadDependencies } from '../thread/moves.ts';
import { findAuthority, refuseWithoutAuthority } from './authority.ts';
import { findSignature } from './queries.ts';
import { recordHash } from './record-hash.ts';
import { sealQueue } from './seal.ts';
import { signatureMail } from './signing-mails.ts';
import { findSignable, type Signable } from './standing.ts';
import { signatures } from './tables.ts';

export type SigningParts = ThreadDependencies & SecondStepParts;

/** A signature as it is asked for, with the proof that it is its owner's. */
export type AskedSignature = Proof & {
  password?: string | undefined;
  version: number;
  sha256: string;
  name: string;
  title: string;
  /** Of the net. */
  address: string;
};

/** What `viewer` would sign now (§10.22). Throws AppError where they may not, whatever the version. */
export async function readSignable(
  deps: SigningParts,
  viewer: Viewer,
  reference: string,
  version: number | null,
) {
  const { db, deskTimeZone } = deps;
  const row = await readRequest(db, viewer, reference);
  if (row === undefined) throw new AppError('not-found', unknownRequest);
  const clock = { now: await readClock(db), timeZone: deskTimeZone };
  const { sheet, side } = await findSignable(db, clock, viewer, row, sidesOf(viewer, row), version);
  const { terms } = sheet;
  const authority = await findAuthority(db, { row, side, viewer, version: sheet.version, terms });
  return { row, sheet, side, authority };
}

/**
 * Signs the version that stands for the viewer's side. What stands in the way is told before anything is asked of the second
 * factor, whose code works once; and looked at again under the lock of the request.
 */
export async function signTermSheet(
  deps: SigningParts,
  viewer: Viewer,
  reference: string,
  asked: AskedSignature,
): Promise<void> {
  const { sheet, authority } = await readSignable(deps, viewer, reference, asked.version);
  refuseWithoutAuthority(authority);
  await refuseOtherName(deps.db, viewer, asked.name);
  await refuseUnprintable(asked);
  const { sha256 } = await documentOf(deps, { ...sheet, reference }, 'pdf');
  if (sha256 !== asked.sha256) {
    throw new AppError(
      'conflict',
      `This is not the document of term sheet ${sheet.version}. Open it anew, read it, then sign; what you typed is kept.`,
    );
  }
  await confirmOwner(deps, viewer, asked);
  await deps.db.transaction((tx) => commitSignature(tx, deps, viewer, reference, asked));
}

/** For whom a side signs: whom the version states, whatever anybody calls themselves by now. */
export function partyOf(sheet: Signable['sheet'], side: SigningSide): string {
  return side === 'buyer' ? sheet.buyerName : sheet.ownerName;
}

/** Nobody signs as somebody else: the name is that of the account, whose password and second factor prove whose it is. */
async function refuseOtherName(db: Queryable, { personId }: Viewer, typed: string): Promise<void> {
  const { name } = await findPersonById(db, personId);
  if (typed === toPlainName(name)) return;
  throw invalid([
    {
      path: 'name',
      message: `You sign as ${toPlainName(name)}, the name of your account. If that is not your name, change it in your account first`,
    },
  ]);
}

/** What the seal's typeface lacks would be an empty box in the one document that is kept for ever. */
async function refuseUnprintable({ name, title }: Pick<AskedSignature, 'name' | 'title'>): Promise<void> {
  // Here, so that it is loaded by who signs alone.
  const { lackingIn } = await import('#platform/server/documents/typefaces.ts');
  const issues: { path: string; message: string }[] = [];
  for (const [path, text, then] of [
    ['name', name, ' Change the name of your account, then sign.'],
    ['title', title, ''],
  ] as const) {
    const lacking = await lackingIn(text);
    if (lacking === '') continue;
    issues.push({
      path,
      message: `Write your ${path} in Latin, Greek or Cyrillic letters: the sealed document cannot show “${lacking}”.${then}`,
    });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function commitSignature(
  tx: Queryable,
  deps: SigningParts,
  viewer: Viewer,
  reference: string,
  asked: AskedSignature,
): Promise<void> {
  const { version, name, title, address, sha256 } = asked;
  const { row, sides } = await lockRequest(tx, viewer, reference);
  const now = await readClock(tx);
  const clock = { now, timeZone: deps.deskTimeZone };
  const { sheet, side } = await findSignable(tx, clock, viewer, row, sides, version);
  refuseWithoutAuthority(await findAuthority(tx, { row, side, viewer, version, terms: sheet.terms }));
  await refuseOtherName(tx, viewer, name);
  const company = partyOf(sheet, side);
  const words = agreedWords({ reference, version, company });
  const record = { version, side, name, title, company, at: now, address, sha256, words };
  await tx.insert(signatures).values({ ...record, requestId: row.id, personId: viewer.personId });
  const isWhole = (await findSignature(tx, row.id, version, otherSide(side))) !== null;
  const what = isWhole
    ? `Term sheet ${version} signed by both sides`
    : `Term sheet ${version} signed by the ${side}`;
  await addEvent(tx, {
    requestId: row.id,
    personId: viewer.personId,
    side,
    what,
    move: isWhole ? 'sign' : null,
    note: isWhole ? '' : `${halfSignedWords(side)}.`,
  });
  const to = isWhole ? 'signed' : row.state;
  const calendar = await readCalendar(tx, deps.deskTimeZone);
  const dealFee = await findDealFee(tx, deps);
  const dueAt = isWhole ? dueAfterMove(to, now, calendar, { dealFee }) : row.dueAt;
  await tx
    .update(requests)
    .set({
      ...(isWhole ? { state: to, stateSince: now, dueAt } : { halfSignedBy: side }),
      remindedAt: null,
      touchedAt: now,
      revision: sql`${requests.revision} + 1`,
    })
    .where(eq(requests.id, row.id));
  if (isWhole) await keepFee(tx, row.id, { dealFee });
  await audit(tx, viewer.personId, 'sign-term-sheet', `request:${reference}`, {
    ...{ version, side, sha256, from: row.state, to },
    record: recordHash(record),
  });
  await holdToDay(tx, deps.attempts, viewer, 'messages');
  if (isWhole) await deps.jobs.enqueue(tx, sealQueue, {});
  const { name: called, organisation } = await findPersonById(tx, viewer.personId);
  const made = {
    ...{ version, side, isWhole, dueAt, dealFee },
    fee: isWhole ? await findOpenFee(tx, row.id, { dealFee }) : null,
    row: { ...row, state: to },
    by: { id: viewer.personId, name: called, organisation },
  };
  await tellParticipants(
    tx,
    deps,
    made.row,
    { personId: viewer.personId, side },
    (reader) => signatureMail(reader, made, deps.deskTimeZone),
    // Whoever looks after it may not be who signs.
    !isWhole && side === 'owner' ? 'sign' : 'deal',
  );
}
