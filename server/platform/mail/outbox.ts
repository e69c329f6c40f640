import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { outgoingMails } from './tables.ts';

export const mailQueue = 'send-mail';
export type MailJob = { mailId: number };

/** A mail as a feature words it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Holds a key that opens something: its words are wiped once it has left. */
  confidential?: boolean;
};

/** Writes mails in the caller's transaction; they leave after it has committed, or never. */
export async function postMails(db: Queryable, jobs: Jobs, mails: Mail[]): Promise<void> {
  const rows = await db
    .insert(outgoingMails)
    .values(
      mails.map((mail) => ({
        messageId: `<${randomUUID()}@dosebridge>`,
        recipient: mail.to,
        // A line break in a header would start another header.
        subject: mail.subject.replace(/\s+/g, ' '),
        text: mail.text,
        html: mail.html,
        confidential: mail.confidential ?? false,
      })),
    )
    .returning({ id: outgoingMails.id });
  for (const row of rows) await sendAgain(db, jobs, row.id);
}

/** Has a mail tried once more, from now on; one that has left meanwhile is left alone. */
export async function sendAgain(db: Queryable, jobs: Jobs, mailId: number): Promise<void> {
  await jobs.enqueue(db, mailQueue, { mailId } satisfies MailJob);
}
