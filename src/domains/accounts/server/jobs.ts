import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { limits, mailboxOf } from './limits.ts';
import { alreadyMemberMail, invitationMail, resetMail } from './mails.ts';
import { findPersonByEmail } from './queries.ts';
import { makeKey } from './sign-up/keys.ts';

const queue = 'account-mail';
type AccountMailJob = { kind: 'invitation' | 'reset'; email: EmailAddress };

/**
 * Leaves a mail to be written after the answer. Whether the address has an account is looked up only then, so
 * that neither the answer nor its time can tell.
 */
export function askForMail(db: Queryable, jobs: Jobs, job: AccountMailJob): Promise<void> {
  return jobs.enqueue(db, queue, job);
}

/** Works the queue off. */
export async function workAccountMails({
  db,
  jobs,
  publicUrl,
  attempts,
}: Pick<Parts, 'db' | 'jobs' | 'publicUrl' | 'attempts'>): Promise<void> {
  await jobs.work<AccountMailJob>(queue, async (job) => {
    // A reset goes to an account alone: those of other addresses must not use up what its owner needs to come back in.
    const mailbox = job.kind === 'reset' ? job.email : mailboxOf(job.email);
    if (!(await attempts.admits(limits.mailsPerMailbox, `${job.kind}:${mailbox}`))) return;
    await db.transaction(async (tx) => {
      const mail = await writeMail(tx, job, publicUrl);
      if (mail !== null) await postMails(tx, jobs, [mail]);
    });
  });
}

async function writeMail(
  db: Queryable,
  { kind, email }: AccountMailJob,
  publicUrl: string,
): Promise<Mail | null> {
  const person = await findPersonByEmail(db, email);
  if (kind === 'reset') {
    if (person === null || person.disabledAt !== null) return null;
    return resetMail(email, publicUrl, await makeKey(db, 'reset', email));
  }
  // Made in their name by somebody, or by themselves without the proof: either way this is how the account becomes theirs.
  if (person?.emailVerifiedAt === null) return resetMail(email, publicUrl, await makeKey(db, 'reset', email));
  if (person !== null) return alreadyMemberMail(email, publicUrl);
  return invitationMail(email, publicUrl, await makeKey(db, 'invitation', email));
}
