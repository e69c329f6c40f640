import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Side } from '../../contract/request-life.ts';
import { isSigningSide, otherSide, type SigningSide } from '../../contract/signing-words.ts';
import { type RequestRow, refuseFor } from '../parties/participants.ts';
import { toDeskMoment } from '../rules.ts';
import type { termSheets } from '../tables.ts';
import { lastHappening } from '../thread/locking.ts';
import { type DeskClock, refuseLate } from '../thread/refusals.ts';
import { findLatestSheet, findSignature } from './queries.ts';

/** What can be signed now, and by whom. */
export type Signable = { sheet: typeof termSheets.$inferSelect; side: SigningSide };

/** The version that stands, for who may sign it. Throws AppError in the words of §10.22 where nobody of their side may now. */
export async function findSignable(
  tx: Queryable,
  clock: DeskClock,
  viewer: Viewer,
  row: RequestRow,
  sides: readonly Side[],
  version: number | null,
): Promise<Signable> {
  const side = sides.find(isSigningSide);
  if (side === undefined) {
    throw new AppError('forbidden', 'A term sheet is for the buyer and the listing’s owner to sign.');
  }
  refuseSigner(viewer, row, side);
  refuseFor(side, row, 'sign');
  const sheet = await findLatestSheet(tx, row.id);
  const signed = sheet && (await findSignature(tx, row.id, sheet.version, side));
  if (signed) {
    const when = toDeskMoment(signed.at, clock.timeZone);
    throw new AppError(
      'conflict',
      `Term sheet ${signed.version} is signed for the ${side} already: by ${signed.name}, ${when}.`,
    );
  }
  if (sheet === null || row.state !== 'term-sheet-issued') {
    const last = await lastHappening(tx, viewer, row, sides, clock.timeZone);
    throw new AppError(
      'conflict',
      `There is nothing to sign as the request stands now. The last that happened: ${last}. Look at it again; what you typed is kept.`,
    );
  }
  if (!row.ownerHasPeople) {
    throw new AppError(
      'conflict',
      'Nobody of the owner’s company can sign in, so that their signature would never come. Have both sign outside, and attach that copy.',
    );
  }
  refuseLate(row, clock);
  if (version !== null && version !== sheet.version) {
    const issued = toDeskMoment(sheet.issuedAt, clock.timeZone);
    throw new AppError(
      'conflict',
      `Term sheet ${version} is not the one to sign: term sheet ${sheet.version} was issued on ${issued}. Read that one, then decide again; what you typed is kept.`,
    );
  }
  const other = await findSignature(tx, row.id, sheet.version, otherSide(side));
  if (other?.personId === viewer.personId) {
    throw new AppError(
      'forbidden',
      `One person cannot sign for both sides: you have signed term sheet ${sheet.version} for the ${other.side}.`,
    );
  }
  return { sheet, side };
}

/**
 * Refuses the desk, whatever companies its people belong to: it stands between both sides. And whoever has left the company
 * that asked, also where nobody else is left there: they still read what they began, and bind nobody by it.
 */
export function refuseSigner(viewer: Viewer, row: RequestRow, side: SigningSide): void {
  if (viewer.role === 'admin') {
    throw new AppError('forbidden', 'A term sheet is for the buyer and the listing’s owner to sign.');
  }
  if (side === 'buyer' && row.companyId !== null && !row.isOfCompany) {
    throw new AppError(
      'forbidden',
      'You belong to the company that asked for this no more, so that you cannot sign for it.',
    );
  }
}
