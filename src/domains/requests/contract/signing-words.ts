import { compareAmounts, readAmount, sumOf } from '#platform/contract/amounts.ts';
import { withFullStop } from '#platform/contract/names.ts';
import type { Side } from './request-life.ts';
import type { TermSheetTerms } from './term-sheets.ts';

/** Who signs a term sheet: its two parties. The desk stands between them. */
export const signingSides = ['buyer', 'owner'] as const satisfies Side[];
export type SigningSide = (typeof signingSides)[number];

export function otherSide(side: SigningSide): SigningSide {
  return side === 'buyer' ? 'owner' : 'buyer';
}

export function isSigningSide(side: Side): side is SigningSide {
  return side !== 'desk';
}

/** What the timeline, the mails and the page say while one signature is there. */
export function halfSignedWords(by: SigningSide): string {
  return `Half signed: the ${otherSide(by)}’s signature is missing`;
}

/** What whoever signs agrees to: kept with the signature to the letter. */
export function agreedWords(signed: { reference: string; version: number; company: string }): string {
  return `I have read term sheet ${signed.version} of ${signed.reference} and sign it for ${signed.company}, which it then binds as it says. ${withFullStop(`I may sign it for ${signed.company}`)}`;
}

/** What every page and the document itself say of a seal that no operator's certificate made. */
export const selfMadeWords = 'sealed by a self-made certificate of this demo';

/**
 * What a signature commits to, for the limits of authority (§10.22): the milestones together, or the one-time fee; where both
 * are told, the larger. Null where the sheet does not say it: it then counts as above every amount.
 */
export function committedAmount({
  oneTimeFee,
  values,
}: Pick<TermSheetTerms, 'oneTimeFee' | 'values'>): string | null {
  const milestones = (values?.milestones ?? []).map(({ amount }) => amount);
  const told = [oneTimeFee === '' ? [] : [oneTimeFee], milestones].filter(({ length }) => length > 0);
  // What earlier releases stored may be in words that no number can be read from.
  const read = told.map((amounts) => amounts.map(readAmount));
  if (read.length === 0 || read.flat().some((one) => 'fault' in one)) return null;
  const sums = read.map((amounts) => sumOf(amounts.map((one) => ('amount' in one ? one.amount : ''))));
  return sums.toSorted(compareAmounts).at(-1) ?? null;
}

/** What a signature commits to, in a sentence. */
export function committedWords(amount: string | null): string {
  return amount ?? 'an amount that the term sheet does not tell';
}

/** To whom may not sign so much: who may, or that nobody does. */
export function beyondAuthorityWords({
  amount,
  approvers,
}: {
  amount: string | null;
  approvers: readonly { name: string }[];
}): string {
  const what = committedWords(amount);
  const who =
    approvers.length === 0
      ? 'Nobody of your company may: ask one of its administrators, or the desk, to set a limit that reaches it.'
      : `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(approvers.map(({ name }) => name))} may: they sign it, or approve it here first, and then you can.`;
  return `You may not sign for ${what} alone. ${who}`;
}
