import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { PutBack } from '../jobs/job-loop.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createCircuitBreaker, type Pauses, usualPauses } from './circuit-breaker.ts';
import { type MailJob, mailQueue } from './outbox.ts';
import { outgoingMails } from './tables.ts';
import type { Transport } from './transport.ts';

export type Postman = { stop(): void };

/** Mails that failed before and are tried at the same time: however many there are, others find room beside them. */
const mostFailedAtOnce = 2;
/** Seconds after which a mail that found no room is looked at again. */
const roomPause = 2;

/**
 * What an address of a mailbox has no need of, and what a mail's composer takes away or puts in quotes: the mail for
 * `<ana@lusitan.example` would go to another address than the one that was asked for.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const forAnother = /[<>()[\]\\,;:"\s\u0000-\u001f\u007f]/;

/**
 * Works off the queue of outgoing mails (§17.7), each by itself. A mail that cannot leave is kept with its error and
 * tried again, later each time; one that is refused for good is not. While the way itself is broken this process takes
 * no mail, so that others do, and all are tried when it is whole again.
 */
export async function startPostman(
  db: Database,
  jobs: Jobs,
  log: FastifyBaseLogger,
  transport: Transport,
  from: string,
  pauses: Pauses = usualPauses,
): Promise<Postman> {
  const breaker = createCircuitBreaker(transport, log, pauses, () => jobs.hurry(mailQueue));
  let failedAtOnce = 0;

  async function noteError(mailId: number, lastError: string): Promise<void> {
    await db.update(outgoingMails).set({ lastError }).where(eq(outgoingMails.id, mailId));
  }

  async function send(mail: typeof outgoingMails.$inferSelect): Promise<void> {
    const message = {
      messageId: mail.messageId,
      from,
      // As an object: parsed as text, a comma in the address would make two recipients of it.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: mail.createdAt,
    };
    try {
      await breaker.send(message, mail.lastError === null);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (transport.judge(error) === 'refused') {
        log.warn(
          { mail: mail.id, reason },
          'a mail was refused for good; the desk sees it among those that failed',
        );
        return noteError(mail.id, `Refused for good, and not tried again: ${reason}`);
      }
      await noteError(mail.id, reason);
      if (!breaker.isWhole()) throw new PutBack(reason, 0, error);
      throw error;
    }
    await db
      .update(outgoingMails)
      .set({ sentAt: sql`now()`, lastError: null, ...(mail.confidential ? { text: '', html: '' } : {}) })
      .where(eq(outgoingMails.id, mail.id));
  }

  async function trySending({ mailId }: MailJob): Promise<void> {
    if (!breaker.isWhole()) throw new PutBack('the way broke in the moment before', 0);
    const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, mailId));
    if (mail === undefined || mail.sentAt !== null) return;
    if (forAnother.test(mail.recipient)) {
      return noteError(mailId, 'Not tried: no mailbox has an address with such characters');
    }
    if (mail.lastError === null) return send(mail);
    if (failedAtOnce >= mostFailedAtOnce) throw new PutBack('others that failed are being tried', roomPause);
    failedAtOnce += 1;
    try {
      await send(mail);
    } finally {
      failedAtOnce -= 1;
    }
  }

  await jobs.workSingly<MailJob>(mailQueue, trySending, breaker.isWhole);
  // What an earlier process could not send may have to wait for an hour yet, and the way may be whole by now.
  await jobs.hurry(mailQueue);
  return breaker;
}
