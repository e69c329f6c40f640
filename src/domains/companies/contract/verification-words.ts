import type { FileBox } from '#platform/contract/call.ts';
import { dayWords } from '#platform/contract/dates.ts';

/** How far the desk has come with a company (§26.11). 'verified' is the desk's word alone. */
export const verificationStates = ['none', 'waiting', 'returned', 'verified'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** What the desk may have seen of a company. The mark names these, and says no more. */
export const evidenceSeen = ['register', 'address', 'gmp', 'wholesale'] as const;
export type EvidenceSeen = (typeof evidenceSeen)[number];

export const seenWords: Record<EvidenceSeen, string> = {
  register: 'entry in the company register',
  address: 'address',
  gmp: 'GMP certificate or manufacturing licence',
  wholesale: 'wholesale licence',
};

/** The licence that a company states; who makes and sells nothing has none. */
export const statedLicences = ['gmp', 'wholesale', 'none'] as const;
export type StatedLicence = (typeof statedLicences)[number];

/** What of a statement can have been seen: never another licence than the one that was stated. */
export function seenOf(licence: StatedLicence): readonly EvidenceSeen[] {
  return evidenceSeen.filter((one) => one === 'register' || one === 'address' || one === licence);
}

/** What was seen, in words: 'entry in the company register and address'. */
export function seenList(seen: readonly EvidenceSeen[]): string {
  const known = evidenceSeen.filter((one) => seen.includes(one));
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(known.map((one) => seenWords[one]));
}

/** What the mark says: of which day it is, and what was seen. It never says more. */
export function markWords({ at, seen }: { at: string; seen: readonly EvidenceSeen[] }) {
  return { verified: `Company verified ${dayWords(at)}.`, saw: sawWords(seen) };
}

/** Its second sentence: mails say it, too. */
export function sawWords(seen: readonly EvidenceSeen[]): string {
  return `The desk saw: ${seenList(seen)}.`;
}

/** What proves a statement. No schema: the form reads it too. */
export const documentBox: FileBox = {
  label: 'Documents',
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxFiles: 10,
  maxBytes: 20 * 1024 * 1024,
};
