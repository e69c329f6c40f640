import type { Mail } from '#platform/server/mail/outbox.ts';
import type { RequestKind } from '../../contract/request-life.ts';

type RequestForMail = {
  reference: string;
  listing: { kind: RequestKind; code: string; title: string; offerDays: number | null };
  requester: { name: string; organisation: string; email: string; phone: string };
  answers: { label: string; value: string }[];
  files: { box: string; name: string; bytes: number }[];
  consent: boolean;
  url: string;
};

type ListingForMail = RequestForMail['listing'];

/** Where the two kinds of request are worded differently. A supplier goes by its code, never by its company's name. */
const wordings = {
  dossier: {
    label: 'Dossier',
    asksFor: 'a proposal',
    subject: (listing: ListingForMail) => listing.title,
    next: ({ offerDays }: ListingForMail) =>
      offerDays === null ? '' : `An offer for this dossier usually takes ${offerDays} business days. `,
  },
  supplier: {
    label: 'Supplier',
    asksFor: 'a term sheet',
    subject: (listing: ListingForMail) => `supplier ${listing.code}`,
    next: () => 'We take it to the supplier and write to you as soon as there is an answer. ',
  },
  investment: {
    label: 'Dossier',
    asksFor: 'a talk about investing',
    subject: (listing: ListingForMail) => listing.title,
    next: () => 'We take it to the owner and write to you as soon as there is an answer. ',
  },
} as const satisfies Record<RequestKind, unknown>;

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function factsOf(request: RequestForMail) {
  return [
    { label: 'Reference', value: request.reference },
    {
      label: wordings[request.listing.kind].label,
      value: `${request.listing.title} (${request.listing.code})`,
    },
    ...request.answers.map((answer) => ({ label: answer.label, value: answer.value.trim() || '-' })),
    {
      label: 'Files',
      value:
        request.files.map((file) => `${file.box}: ${file.name} (${megabytes(file.bytes)})`).join('\n') || '-',
    },
    { label: 'Other suggestions', value: request.consent ? 'Welcome' : 'Not wanted' },
  ];
}

/** To the member: what was asked, with the reference. */
export function memberMail(request: RequestForMail): Mail {
  const { reference, listing, requester } = request;
  const { asksFor, subject, next } = wordings[listing.kind];
  return {
    to: requester.email,
    subject: `${reference}: your request for ${subject(listing)}`,
    heading: 'We have your request',
    paragraphs: [
      `Dear ${requester.name},`,
      `Thank you for your request for ${asksFor}. ${next(listing)}Quote ${reference} whenever you write to us about it. This is what we received:`,
    ],
    facts: factsOf(request),
    action: { label: 'See your request', url: request.url },
  };
}

/** To the desk: who asks for what. */
export function deskMail(request: RequestForMail, desk: string): Mail {
  const { reference, listing, requester } = request;
  const { asksFor, subject } = wordings[listing.kind];
  return {
    to: desk,
    beforeProof: true,
    subject: `${reference}: a member, ${requester.organisation}, asks for ${subject(listing)}`,
    heading: `New request ${reference}`,
    paragraphs: [`A member, ${requester.name} of ${requester.organisation}, asks for ${asksFor}.`],
    facts: [
      {
        label: 'Member',
        value: [requester.name, requester.email, requester.phone].filter(Boolean).join('\n'),
      },
      ...factsOf(request),
    ],
    action: { label: 'Open the request', url: request.url },
  };
}
