import type { Mail } from '#platform/server/mail/outbox.ts';
import { type EvidenceSeen, sawWords, seenList } from '../../contract/verification-words.ts';

type OfCompany = { companyId: number; company: string; publicUrl: string };

function deskAction({ companyId, publicUrl }: OfCompany): Mail['action'] {
  return { label: 'Open the company', url: `${publicUrl}/admin/companies/${companyId}` };
}

function ownAction({ companyId, publicUrl }: OfCompany): Mail['action'] {
  return { label: 'Open your company', url: `${publicUrl}/company?company=${companyId}` };
}

/** To the desk: a company has stated what proves it. */
export function statedMail(to: string, of: OfCompany & { by: string; documents: number }): Mail {
  return {
    to,
    beforeProof: true,
    subject: `${of.company} asks to be verified`,
    paragraphs: [`${of.company} has stated what proves it. It waits for you in the back office.`],
    facts: [
      { label: 'Company', value: of.company },
      { label: 'Stated by', value: of.by },
      { label: 'Documents', value: String(of.documents) },
    ],
    action: deskAction(of),
  };
}

/** To the company's administrators: the desk has verified it. */
export function verifiedMail(to: string, of: OfCompany & { seen: readonly EvidenceSeen[] }): Mail {
  return {
    to,
    subject: `${of.company} is verified`,
    paragraphs: [
      `The desk of Dosebridge has verified ${of.company}. ${sawWords(of.seen)} Buyers read that, with its day, beside your listings.`,
      'Name and headquarters are changed by the desk from now on.',
    ],
    facts: [
      { label: 'Company', value: of.company },
      { label: 'Seen', value: seenList(of.seen) },
    ],
    action: ownAction(of),
  };
}

/** To the same: the statement came back, or the mark was taken away. */
export function returnedMail(to: string, of: OfCompany & { reason: string; wasVerified: boolean }): Mail {
  const { company, reason, wasVerified } = of;
  return {
    to,
    subject: wasVerified ? `${company} is verified no more` : `${company} is not verified yet`,
    paragraphs: [
      wasVerified
        ? `The desk of Dosebridge has taken back that ${company} is verified: ${reason}`
        : `The desk of Dosebridge has sent your statement back: ${reason}`,
      'What you typed stands in the form again. Mend it, attach the documents anew, and send it.',
    ],
    facts: [{ label: 'Company', value: company }],
    action: ownAction(of),
  };
}

const next = {
  sender:
    'You sent this document. Nobody could open it. Check the computer it came from, and send the statement again with a clean copy.',
  desk: 'Nobody could open it, and who sent it has been told.',
};

/** That a document was infected, to who sent it or to the desk. */
export function infectedDocumentMail(
  reader: keyof typeof next,
  to: string,
  of: OfCompany & { name: string; finding: string },
): Mail {
  return {
    to,
    ...(reader === 'desk' ? { beforeProof: true as const } : {}),
    subject: `${of.company}: an infected document was removed`,
    heading: 'An infected document was removed',
    paragraphs: [`The virus scan found something in a document of ${of.company}. ${next[reader]}`],
    facts: [
      { label: 'Written by', value: 'Dosebridge, after the virus scan' },
      { label: 'Company', value: of.company },
      { label: 'File', value: of.name },
      { label: 'Found', value: of.finding },
    ],
    action: reader === 'desk' ? deskAction(of) : ownAction(of),
  };
}
