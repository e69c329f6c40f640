import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { compareAmounts, money, withoutZeros } from '#platform/contract/amounts.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { restOfFee } from '../../contract/fee-rest.ts';
import type { MoveName, RequestState, Side } from '../../contract/request-life.ts';
import type { Fee } from '../../contract/term-sheets.ts';
import type { Calendar } from '../clock/business-days.ts';
import { dueAfter } from '../clock/clock.ts';
import type { RequestRow } from '../parties/participants.ts';
import { feeEntries, requests } from '../tables.ts';

/**
 * Whether somebody of these sides reads note and files of a move: those of a fee are for buyer and desk, like the fees
 * themselves (§10.3). That it was paid is told by the request's state.
 */
export function mayReadPapersOf(move: MoveName | null, readers: readonly Side[]): boolean {
  return move !== 'record-fee' || readers.some((side) => side !== 'owner');
}

/** The end of the clock of a state that a move leads to: without a fee step (§10.7) nobody is waited for once it is signed. */
export function dueAfterMove(
  to: RequestState,
  now: Date,
  calendar: Calendar,
  { dealFee }: Pick<Parts, 'dealFee'>,
  promised: { offerDays: number | null; validUntil: string | null } = { offerDays: null, validUntil: null },
): Date | null {
  return to === 'signed' && dealFee === null ? null : dueAfter(to, now, promised, calendar);
}

type AskedFee = Pick<Fee, 'currency' | 'due'>;

/** What was kept of the fee when both had signed, which a new setting leaves alone (§10.7). */
export function keptFee({
  feeDue,
  feeCurrency,
}: Pick<RequestRow, 'feeDue' | 'feeCurrency'>): Parts['dealFee'] {
  return feeDue === null || feeCurrency === null
    ? null
    : { amount: withoutZeros(feeDue), currency: feeCurrency };
}

/** Keeps with a request that both have signed what is asked for it from now on. */
export async function keepFee(
  tx: Queryable,
  requestId: number,
  parts: Pick<Parts, 'dealFee'>,
): Promise<void> {
  const asked = await findFeeOfToday(tx, requestId, parts);
  await tx
    .update(requests)
    .set({ feeDue: asked?.due ?? null, feeCurrency: asked?.currency ?? null })
    .where(eq(requests.id, requestId));
}

/** What is asked for in all. */
async function findAskedFee(
  tx: Queryable,
  requestId: number,
  parts: Pick<Parts, 'dealFee'>,
): Promise<AskedFee | null> {
  const { feeDue, feeCurrency } = requests;
  const [row] = await tx.select({ feeDue, feeCurrency }).from(requests).where(eq(requests.id, requestId));
  const kept = row === undefined ? null : keptFee(row);
  return kept === null ? findFeeOfToday(tx, requestId, parts) : { currency: kept.currency, due: kept.amount };
}

/** What would be kept now: what the request's first payment said, else the operator's (§15.17). */
async function findFeeOfToday(
  tx: Queryable,
  requestId: number,
  { dealFee }: Pick<Parts, 'dealFee'>,
): Promise<AskedFee | null> {
  if (dealFee === null) return null;
  const [first] = await tx
    .select({ currency: feeEntries.currency, due: feeEntries.due })
    .from(feeEntries)
    .where(and(eq(feeEntries.requestId, requestId), isNotNull(feeEntries.due)))
    .orderBy(asc(feeEntries.id))
    .limit(1);
  return { currency: first?.currency ?? dealFee.currency, due: first?.due ?? dealFee.amount };
}

/** The fee as the buyer's mails tell it: what is asked for, and what of it is still to come; null where nothing is. */
export type OpenFee = { due: string; rest: string };

export async function findOpenFee(
  tx: Queryable,
  requestId: number,
  parts: Pick<Parts, 'dealFee'>,
): Promise<OpenFee | null> {
  const asked = await findAskedFee(tx, requestId, parts);
  if (asked === null) return null;
  const { currency, amount } = feeEntries;
  const entries = await tx
    .select({ currency, amount })
    .from(feeEntries)
    .where(eq(feeEntries.requestId, requestId));
  const rest = restOfFee(asked, entries);
  if (compareAmounts(rest, '0') <= 0) return null;
  const told = (sum: string) => money(withoutZeros(sum), asked.currency);
  return { due: told(asked.due), rest: told(rest) };
}

/** Refuses a fee that is another than the one asked for. */
export async function refuseOtherFee(
  tx: Queryable,
  requestId: number,
  { currency, due }: Fee,
  parts: Pick<Parts, 'dealFee'>,
): Promise<void> {
  const asked = await findAskedFee(tx, requestId, parts);
  if (asked === null) return;
  const wrong = [
    ...(compareAmounts(due, asked.due) === 0 ? [] : ['fee.due']),
    ...(currency === asked.currency ? [] : ['fee.currency']),
  ];
  const message = `The fee is ${money(withoutZeros(asked.due), asked.currency)}`;
  if (wrong.length > 0) throw invalid(wrong.map((path) => ({ path, message })));
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
