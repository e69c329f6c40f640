import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { type MailJob, mailQueue } from './outbox.ts';
import { outgoingMails } from './tables.ts';
import type { Transport } from './transport.ts';

/** Milliseconds that a broken way is left alone: twice as long each time that no mail got through before it broke again. */
const shortestPause = 2_000;
const longestPause = 60_000;

export type Postman = { stop(): void };

/**
 * What an address of a mailbox has no need of, and what a mail's composer takes away or puts in quotes: the mail for
 * `<ana@lusitan.example` would go to another address than the one that was asked for.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const forAnother = /[<>()[\]\\,;:"\s\u0000-\u001f\u007f]/;

/**
 * Works off the queue of outgoing mails. A mail that cannot leave is kept with its error and tried again, later each
 * time. While the way itself is broken no mail is tried, and all are when it is whole again.
 */
export async function startPostman(
  db: Database,
  jobs: Jobs,
  log: FastifyBaseLogger,
  transport: Transport,
  from: string,
): Promise<Postman> {
  const way = watchWay(transport, log, () => jobs.hurry(mailQueue));
  await jobs.work<MailJob>(mailQueue, async ({ mailId }) => {
    const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, mailId));
    if (mail === undefined || mail.sentAt !== null) return;
    try {
      if (forAnother.test(mail.recipient)) throw new Error('No mailbox has an address with such characters');
      await way.send({
        messageId: mail.messageId,
        from,
        // As an object: parsed as text, a comma in the address would make two recipients of it.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.createdAt,
      });
    } catch (error) {
      await db
        .update(outgoingMails)
        .set({ lastError: error instanceof Error ? error.message : String(error) })
        .where(eq(outgoingMails.id, mailId));
      throw error;
    }
    await db
      .update(outgoingMails)
      .set({ sentAt: new Date(), lastError: null, ...(mail.confidential ? { text: '', html: '' } : {}) })
      .where(eq(outgoingMails.id, mailId));
  });
  // What an earlier process could not send may have to wait for an hour yet, and the way may be whole by now.
  await jobs.hurry(mailQueue);
  return way;
}

/** Sends while the way is whole; once it breaks, refuses until a probe gets through, and tells then. */
function watchWay(
  transport: Transport,
  log: FastifyBaseLogger,
  onRepaired: () => Promise<void>,
): Pick<Transport, 'send'> & Postman {
  let fault: Error | undefined;
  let repairedAt = Number.NEGATIVE_INFINITY;
  let pause = shortestPause;
  let isProven = true;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function later(act: () => Promise<void>): void {
    if (!stopped) timer = setTimeout(() => void act().catch(() => later(act)), pause).unref();
  }

  async function probe(): Promise<void> {
    await transport.probe();
    fault = undefined;
    repairedAt = performance.now();
    log.info('mails can leave again');
    await onRepaired();
    // Once more for those that were refused in the moment before.
    later(onRepaired);
  }

  function breakDown(error: Error): void {
    fault = error;
    // A way that breaks as soon as mails take it must not be tried without end.
    pause = isProven ? shortestPause : Math.min(2 * pause, longestPause);
    isProven = false;
    const details = { reason: error.message, nextLookSeconds: pause / 1000 };
    log.warn(details, 'no mail can leave; all are kept and tried when it is over');
    clearTimeout(timer);
    later(probe);
  }

  return {
    async send(message) {
      if (fault !== undefined) throw fault;
      const began = performance.now();
      try {
        await transport.send(message);
        if (began > repairedAt) isProven = true;
      } catch (error) {
        if (fault === undefined && transport.isBroken(error)) {
          // What began before the repair tells nothing about the way as it is now.
          if (began > repairedAt) breakDown(error as Error);
          else later(onRepaired);
        }
        throw error;
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
