import { eq } from 'drizzle-orm';
import { mayAs } from '#domains/companies/contract/company-roles.ts';
import { findPeopleOf } from '#domains/companies/server/people/queries.ts';
import { compareAmounts, money } from '#platform/contract/amounts.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { beyondAuthorityWords, committedAmount, type SigningSide } from '../../contract/signing-words.ts';
import type { TermSheetTerms } from '../../contract/term-sheets.ts';
import type { RequestRow } from '../parties/participants.ts';
import { findApproval, findLatestSheet } from './queries.ts';
import { refuseSigner } from './standing.ts';
import { signingLimits } from './tables.ts';

type Limit = Pick<typeof signingLimits.$inferSelect, 'currency' | 'amount'>;

/** Whether a limit reaches what a version commits to: an unknown amount only where any amount may be signed. */
export function reaches(
  { currency, amount }: Limit,
  committed: { currency: TermSheetTerms['currency']; amount: string | null },
): boolean {
  if (currency !== committed.currency) return false;
  return amount === null || (committed.amount !== null && compareAmounts(committed.amount, amount) <= 0);
}

/** Who of a side may sign a version, by the limits of its company (§10.22). */
export type Authority = {
  /** 'own' by their limit, or because the company has set none. */
  of: 'own' | 'approved' | 'missing';
  hasLimits: boolean;
  /** Somebody of the side has approved it, and still may. */
  isApproved: boolean;
  amount: string | null;
  /** Colleagues whose limit reaches it. */
  approvers: Approver[];
};
export type Approver = { id: number; name: string; email: string };

type Asked = {
  row: RequestRow;
  side: SigningSide;
  viewer: Pick<Viewer, 'personId'>;
  version: number;
  terms: TermSheetTerms;
};

export async function findAuthority(
  db: Queryable,
  { row, side, viewer, version, terms }: Asked,
): Promise<Authority> {
  const committed = { currency: terms.currency, amount: committedAmount(terms) };
  const amount = committed.amount && money(committed.amount, committed.currency);
  const companyId = companyOf(row, side);
  const limits =
    companyId === null
      ? []
      : await db.select().from(signingLimits).where(eq(signingLimits.companyId, companyId));
  if (companyId === null || limits.length === 0) {
    return { of: 'own', hasLimits: false, isApproved: false, amount, approvers: [] };
  }
  const members = (await findPeopleOf(db, companyId)).filter(({ role }) => mayAs(role, 'sign'));
  const able = members.filter(({ id }) =>
    limits.some((limit) => limit.personId === id && reaches(limit, committed)),
  );
  const approvers = able.filter(({ id }) => id !== viewer.personId);
  // As it stands when somebody signs: who has left, was disabled or has a lower limit by now approves nothing any more.
  const approval = await findApproval(db, row.id, version, side);
  const isApproved = able.some(({ id }) => id === approval?.personId);
  const isAble = able.length > approvers.length;
  return {
    of: isAble ? 'own' : isApproved ? 'approved' : 'missing',
    hasLimits: true,
    isApproved,
    amount,
    approvers,
  };
}

/** Whose limits a side signs by; null where whoever asked belonged to none. */
export function companyOf(row: RequestRow, side: SigningSide): number | null {
  return side === 'buyer' ? row.companyId : row.owner.id;
}

/** Refuses who may not sign so much, and says who may. */
export function refuseWithoutAuthority(authority: Authority): void {
  if (authority.of === 'missing') throw new AppError('forbidden', beyondAuthorityWords(authority));
}

/** The same for a copy that was signed outside: whoever says that it is signed answers for their side (§10.22). */
export async function refuseToSignBeyond(tx: Queryable, viewer: Viewer, row: RequestRow): Promise<void> {
  const sheet = await findLatestSheet(tx, row.id);
  if (sheet === null) return;
  const { version, terms } = sheet;
  refuseSigner(viewer, row, 'buyer');
  refuseWithoutAuthority(await findAuthority(tx, { row, side: 'buyer', viewer, version, terms }));
}
