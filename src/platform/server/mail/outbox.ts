import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { layOutMail, type MailContent } from './layout.ts';
import { outgoingMails } from './tables.ts';

export const mailQueue = 'send-mail';
export type MailJob = { mailId: number };

/** A mail as a feature words it (§17.1). Its heading is its subject, unless it has one of its own. */
export type Mail = Omit<MailContent, 'heading'> & {
  to: string;
  subject: string;
  heading?: string;
  /** Holds a key that opens something: its words are wiped once it has left. */
  confidential?: boolean;
  /**
   * Leaves to an address that has an account and is not proven. That is the proof itself and what goes to the desk, whose
   * address anybody might register: a stranger is not to be mailed because of what somebody does in their name.
   */
  beforeProof?: true;
};

/** Writes mails in the caller's transaction; they leave after it has committed, or never. */
export async function postMails(db: Queryable, jobs: Jobs, mails: Mail[]): Promise<void> {
  const leaving = await withoutUnproven(db, mails);
  if (leaving.length === 0) return;
  const rows = await db
    .insert(outgoingMails)
    .values(
      leaving.map((mail) => ({
        messageId: `<${randomUUID()}@dosebridge>`,
        recipient: mail.to,
        // A line break in a header would start another header.
        subject: mail.subject.replace(/\s+/g, ' '),
        ...layOutMail({ heading: mail.subject, ...mail }),
        confidential: mail.confidential ?? false,
      })),
    )
    .returning({ id: outgoingMails.id });
  for (const row of rows) await jobs.enqueue(db, mailQueue, { mailId: row.id } satisfies MailJob);
}

async function withoutUnproven(db: Queryable, mails: Mail[]): Promise<Mail[]> {
  const asked = mails.filter((mail) => !mail.beforeProof).map((mail) => mail.to);
  if (asked.length === 0) return mails;
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from people where email in ${asked} and email_verified_at is null`,
  );
  const unproven = new Set(rows.map(({ email }) => email));
  return mails.filter((mail) => mail.beforeProof || !unproven.has(mail.to));
}

/** Has a mail tried once more, now, by the job that waits for its next try where there is one; one that has left meanwhile is left alone. */
export async function sendAgain(db: Queryable, jobs: Jobs, mailId: number): Promise<void> {
  await jobs.enqueueOnce(db, mailQueue, { mailId } satisfies MailJob);
}
