import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

type RequestForMail = {
  reference: string;
  listing: { code: string; title: string; offerDays: number };
  requester: { name: string; organisation: string; email: string; phone: string };
  answers: { label: string; value: string }[];
  files: { box: string; name: string; bytes: number }[];
  consent: boolean;
  url: string;
};

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function factsOf(request: RequestForMail) {
  return [
    { label: 'Reference', value: request.reference },
    { label: 'Dossier', value: `${request.listing.title} (${request.listing.code})` },
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
  return {
    to: requester.email,
    subject: `${reference}: your request for ${listing.title}`,
    ...layOutMail({
      heading: 'We have your request',
      paragraphs: [
        `Dear ${requester.name},`,
        `Thank you for your request for a proposal. An offer for this dossier usually takes ${listing.offerDays} business days. Quote ${reference} whenever you write to us about it. This is what we received:`,
      ],
      facts: factsOf(request),
      action: { label: 'See your request', url: request.url },
    }),
  };
}

/** To the desk: who asks for what. */
export function deskMail(request: RequestForMail, desk: string): Mail {
  const { reference, listing, requester } = request;
  return {
    to: desk,
    subject: `${reference}: ${requester.organisation} asks for ${listing.title}`,
    ...layOutMail({
      heading: `New request ${reference}`,
      paragraphs: [`${requester.name} of ${requester.organisation} asks for a proposal.`],
      facts: [
        {
          label: 'Member',
          value: [requester.name, requester.email, requester.phone].filter(Boolean).join('\n'),
        },
        ...factsOf(request),
      ],
      action: { label: 'Open the request', url: request.url },
    }),
  };
}
