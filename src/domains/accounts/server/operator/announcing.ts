import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { dayWords } from '#platform/contract/dates.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { type Mail, postMails } from '#platform/server/mail/outbox.ts';
import type { Parts } from '#platform/server/parts.ts';
import { canSignIn } from '../queries.ts';
import { people } from '../tables.ts';
import { operatorVersions } from './tables.ts';

const queue = 'tell-of-terms';
/** Mails of one transaction. */
const atOnce = 500;

/** In the transaction that keeps a version of which members are told. */
export function askToTell(db: Queryable, jobs: Jobs): Promise<void> {
  return jobs.enqueue(db, queue, {});
}

/** Tells every member once of each version that asks for their acceptance; goes on where it was broken off. */
export async function workTermsMails({
  db,
  jobs,
  publicUrl,
}: Pick<Parts, 'db' | 'jobs' | 'publicUrl'>): Promise<void> {
  await jobs.work(queue, async () => {
    while (await tellSome(db, jobs, publicUrl));
  });
}

/** Answers whether there may be more to tell. */
function tellSome(db: Database, jobs: Jobs, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [version] = await tx
      .select()
      .from(operatorVersions)
      .where(isNotNull(operatorVersions.toldUpTo))
      .orderBy(asc(operatorVersions.version))
      .limit(1)
      .for('update');
    if (version === undefined) return false;
    const members = await tx
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(and(gt(people.id, version.toldUpTo ?? 0), canSignIn()))
      .orderBy(asc(people.id))
      .limit(atOnce);
    const mails = members.map(({ email }) => termsMail(email, publicUrl, version));
    if (mails.length > 0) await postMails(tx, jobs, mails);
    await tx
      .update(operatorVersions)
      .set({ toldUpTo: members.length < atOnce ? null : (members.at(-1)?.id ?? null) })
      .where(eq(operatorVersions.version, version.version));
    return true;
  });
}

type Told = Pick<typeof operatorVersions.$inferSelect, 'inForceFrom' | 'changes' | 'name'>;

function termsMail(to: string, publicUrl: string, { inForceFrom, changes, name }: Told): Mail {
  const heading = 'The terms of Dosebridge change';
  return {
    to,
    subject: heading,
    heading,
    paragraphs: [
      `From ${dayWords(inForceFrom)} on, new terms and a new privacy policy are in force. You will be asked to accept them at your first sign-in after that.`,
      ...(changes === '' ? [] : [changes]),
      'If you do not agree, close your account before then, under Account.',
    ],
    facts: [
      { label: 'In force from', value: dayWords(inForceFrom) },
      { label: 'Operator', value: name },
    ],
    action: { label: 'Read the terms', url: `${publicUrl}/terms` },
  };
}
