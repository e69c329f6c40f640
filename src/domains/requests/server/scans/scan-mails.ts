import type { Mail } from '#platform/server/mail/outbox.ts';

type Infected = { reference: string; name: string; finding: string; url: string };

const next = {
  sender:
    'You sent this file. Nobody could download it. Check the computer it came from, and attach a clean copy in the thread of the request.',
  desk: 'Nobody could download it, and who sent it has been told. The other files of the request are scanned each by itself.',
};

/** That a file was infected, to who sent it or to the desk. */
export function infectedMail(reader: keyof typeof next, to: string, infected: Infected): Mail {
  const { reference, name, finding, url } = infected;
  return {
    to,
    ...(reader === 'desk' ? { beforeProof: true as const } : {}),
    subject: `${reference}: an infected file was removed`,
    heading: 'An infected file was removed',
    paragraphs: [`The virus scan found something in a file of ${reference}. ${next[reader]}`],
    facts: [
      { label: 'Written by', value: 'Dosebridge, after the virus scan' },
      { label: 'Reference', value: reference },
      { label: 'File', value: name },
      { label: 'Found', value: finding },
    ],
    action: { label: 'Open the request', url },
  };
}
