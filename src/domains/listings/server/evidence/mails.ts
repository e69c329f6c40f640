import { evidenceNames } from '#domains/evidence/contract/evidence-kinds.ts';
import type { ClaimRow } from '#domains/evidence/server/queries.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import type { ListingRecord } from '../records.ts';

/** To the people of a listing's company: the desk has refused a claim, and why. */
export function refusedMail(
  { kind, id, code, title }: Pick<ListingRecord, 'kind' | 'id' | 'code' | 'title'>,
  to: { name: string; email: string },
  claim: Pick<ClaimRow, 'kind' | 'authority' | 'number'>,
  note: string,
  publicUrl: string,
): Mail {
  const { name, number } = evidenceNames[claim.kind];
  return {
    to: to.email,
    subject: `${code}: a claim was refused`,
    heading: 'A claim was refused',
    paragraphs: [
      `Dear ${to.name},`,
      `The desk could not take what is claimed of ${title} (${code}) as it stands. Members do not read it until it is stated anew.`,
      note,
    ],
    facts: [
      { label: 'Decided by', value: 'The Dosebridge desk' },
      { label: 'Claim', value: name },
      { label: 'Authority', value: claim.authority },
      ...(claim.number === '' ? [] : [{ label: number, value: claim.number }]),
    ],
    action: { label: 'Open the listing', url: `${publicUrl}/listings/${kind}/${id}` },
  };
}
