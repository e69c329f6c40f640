import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '#server/platform/database/database.ts';
import { syncToDisk } from '#server/platform/files/sync-to-disk.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { type MailJob, mailQueue } from './outbox.ts';
import { outgoingMails } from './tables.ts';

type Message = {
  messageId: string;
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
};
type Send = (message: Message) => Promise<void>;

function sendBySmtp(smtpUrl: string): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** Without a mail server every mail becomes an .eml file, named by its Message-ID: a second try replaces the first. */
function sendToFolder(folder: string): Send {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const composed = await composer.sendMail(message);
    await mkdir(folder, { recursive: true });
    const name = join(folder, `${message.messageId.replace(/[^\w-]/g, '')}.eml`);
    const file = await open(`${name}.part`, 'w', 0o600);
    try {
      await file.writeFile(composed.message as Buffer);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${name}.part`, name);
    await syncToDisk(folder);
  };
}

/**
 * What an address of a mailbox has no need of, and what a mail's composer takes away or puts in quotes: the mail for
 * `<ana@lusitan.example` would go to another address than the one that was asked for.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const forAnother = /[<>()[\]\\,;:"\s\u0000-\u001f\u007f]/;

/** Works off the queue of outgoing mails. A mail that cannot leave is kept with its error and tried again. */
export async function startPostman(
  db: Database,
  jobs: Jobs,
  options: { smtpUrl: string | undefined; from: string; outboxFolder: string },
): Promise<void> {
  const send =
    options.smtpUrl === undefined ? sendToFolder(options.outboxFolder) : sendBySmtp(options.smtpUrl);
  await jobs.work<MailJob>(mailQueue, async ({ mailId }) => {
    const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, mailId));
    if (mail === undefined || mail.sentAt !== null) return;
    try {
      if (forAnother.test(mail.recipient)) throw new Error('No mailbox has an address with such characters');
      await send({
        messageId: mail.messageId,
        from: options.from,
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
}
