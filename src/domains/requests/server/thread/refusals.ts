import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Sent } from '#platform/server/idempotency/sent.ts';
import {
  type Move,
  type MoveName,
  mayMove,
  moves,
  type Need,
  type Side,
} from '../../contract/request-life.ts';
import type { Fee, TermSheetTerms } from '../../contract/term-sheets.ts';
import { hasRunOut } from '../clock/clock.ts';
import type { RequestRow } from '../parties/participants.ts';
import { toDeskDate } from '../rules.ts';
import { lastHappening } from './locking.ts';

export type AskedMove = {
  move: MoveName;
  /** Of the request as whoever moves it has read it. */
  revision: number;
  note: string;
  terms?: TermSheetTerms | undefined;
  /** As the buyer would have the version that they answer. */
  counter?: TermSheetTerms | undefined;
  fee?: Fee | undefined;
  files: ReceivedFile[];
  sent: Sent | null;
};

/** Thrown inside the transaction to undo what a repeat stored: it was done before. */
export class AlreadyDone extends Error {}

/** What time it is by the database's clock, and where the desk is. */
export type DeskClock = { now: Date; timeZone: string };

/** As whom the viewer makes the move. What stands in its way is told with what happened last. */
export async function sideThatMay(
  tx: Queryable,
  clock: DeskClock,
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
  const side = sides.find((candidate) => mayMove(move, row.state, candidate, row.dueAt !== null));
  if (side !== undefined && side !== 'desk') refuseLate(row, clock);
  if (side !== undefined && revision === row.revision) return side;
  const last = await lastHappening(tx, viewer, row, sides, clock.timeZone);
  throw new AppError(
    'conflict',
    side === undefined
      ? `'${label}' is not possible as the request stands now. The last that happened: ${last}. Look at it again; what you typed is kept.`
      : `Something has happened since you opened this request: ${last}. Read it, then decide again; what you typed is kept.`,
  );
}

export function refuseLate(row: RequestRow, { now, timeZone }: DeskClock): void {
  const { dueAt } = row;
  if (dueAt === null || !hasRunOut(row, now)) return;
  throw new AppError(
    'conflict',
    `The last day for this was ${toDeskDate(dueAt, timeZone)}: the request has expired. Write in its thread should you still want it; what you typed is kept.`,
  );
}

const sideWords: Record<Side, string> = {
  buyer: 'the buyer',
  owner: "the listing's owner",
  desk: 'the desk',
};

/** What a move cannot do without, each told beside its field. */
export function refuseIncomplete(asked: AskedMove, today: string): void {
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
