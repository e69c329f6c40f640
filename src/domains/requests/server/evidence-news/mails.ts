import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import type { RequestMail } from '../parties/recipients.ts';

const heading = 'What a register says of the evidence has changed';
const foundBy = { label: 'Found by', value: 'Dosebridge, in the published register' };

/** To all sides of an open request: a claim of its listing turned red, or is red no more (§21.7). */
export function evidenceNewsMail(what: string, listing: string, reference: string): RequestMail {
  return {
    subject: 'the evidence has changed',
    heading,
    paragraphs: [
      `${what}.`,
      `It is part of the evidence of ${listing}. The request goes on: ask in its thread what it means for you.`,
    ],
    facts: [foundBy, { label: 'Reference', value: reference }],
  };
}

/** To the people of the listing's company, whom no open request has told. */
export function ownEvidenceMail(
  what: string,
  listing: { kind: ListingKind; id: number; code: string; title: string },
  to: { name: string; email: string },
  publicUrl: string,
): Mail {
  const { kind, id, code, title } = listing;
  return {
    to: to.email,
    subject: `${code}: the evidence has changed`,
    heading,
    paragraphs: [
      `Dear ${to.name},`,
      `${what}.`,
      `It is part of the evidence of ${title === code ? code : `${title} (${code})`}, and whoever reads the listing sees it. Retire the claim or state it anew where it does not hold any more.`,
    ],
    facts: [foundBy, { label: 'Listing', value: code }],
    action: { label: 'Open the listing', url: `${publicUrl}/listings/${kind}/${id}` },
  };
}
