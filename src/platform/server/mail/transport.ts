import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncToDisk } from '../files/storage/sync-to-disk.ts';
import { mostAtOnce } from '../jobs/job-loop.ts';

export type Message = {
  messageId: string;
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
};

/**
 * Where a failure to send lies. `way`: it would meet every other mail. `refused`: this mail will never be taken.
 * `unclear`: with this mail, its recipient or the way. `mail`: with this mail, for now.
 */
type Fault = 'way' | 'refused' | 'unclear' | 'mail';

/** A way for mails to leave. */
export type Transport = {
  send(message: Message): Promise<void>;
  judge(error: unknown): Fault;
  /** Throws while the way is broken. */
  probe(): Promise<void>;
  /** Lets go of connections kept for the next mail. */
  close(): void;
};

/** To a mail server; without one, into a folder. */
export function openTransport(options: {
  smtpUrl: string | undefined;
  outboxFolder: string;
  /** Milliseconds that a mail server may be silent in the middle of a mail. */
  silence?: number;
}): Transport {
  const { smtpUrl, outboxFolder, silence = 10_000 } = options;
  return smtpUrl === undefined ? folderTransport(outboxFolder) : smtpTransport(smtpUrl, silence);
}

/** What nodemailer tells of a failure. */
type SmtpFault = { code?: string; command?: string; responseCode?: number; timeoutType?: string };

/** Nodemailer's codes for what goes wrong before a server has looked at a mail. */
const beforeTheMail = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EDNS', 'ETLS']);
/** What concerns a mail as it was handed over, whatever the connection did. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** What a server says at any point that is closing, or has too much to do for this connection. */
const notAvailable = 421;

/**
 * A connection that drops or goes silent is told alike at every stage, so that only a look at the way tells more. What is
 * said of the sender is said of every mail, for all have the same.
 */
function judgeSmtp(error: unknown): Fault {
  const { code = '', command = '', responseCode = 0, timeoutType } = error as SmtpFault;
  if (beforeTheMail.has(code) || command === 'MAIL FROM') return 'way';
  if (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT') return 'way';
  if (responseCode === notAvailable || !aboutTheMail.has(code)) return 'unclear';
  return responseCode >= 500 ? 'refused' : 'mail';
}

function smtpTransport(smtpUrl: string, socketTimeout: number): Transport {
  const transport = createTransport({
    url: smtpUrl,
    // Greeting, TLS and sign-in take many times as long as a mail: a connection serves the next one, too.
    pool: true,
    maxConnections: mostAtOnce,
    // A kept connection that the server has left tells nothing about a mail; the next one does.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout,
  });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    judge: judgeSmtp,
    async probe() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Writes a file whole or not at all: what is there under its name survives a power cut. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${name}.part`);
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
  await syncToDisk(folder);
}

/** Without a mail server every mail becomes an .eml file, named by its Message-ID: a second try replaces the first. */
function folderTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const composed = await composer.sendMail(message);
      const name = `${message.messageId.replace(/[^\w-]/g, '')}.eml`;
      await writeWhole(folder, name, composed.message as Buffer);
    },
    // The system's own errors: no room, no right to write.
    judge: (error) => (error instanceof Error && 'syscall' in error ? 'way' : 'mail'),
    async probe() {
      // As large as most mails: on a full disk an empty file still finds room.
      await writeWhole(folder, 'probe', Buffer.alloc(16 * 1024));
      await rm(join(folder, 'probe'));
    },
    close: () => undefined,
  };
}
