import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';

export type Mail = ParsedMail & { recipient: string };

/** By their file, which is there whole or not at all: whoever waits for a mail looks at all of them again and again. */
const parsed = new Map<string, Promise<Mail>>();

/** Every mail that has left into a product's outbox. */
export async function mailsOf(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readMail(join(folder, name))),
  );
}

async function readMail(path: string): Promise<Mail> {
  // A second try replaces the first.
  const { ino, mtimeMs } = await stat(path);
  const file = `${path} ${ino} ${mtimeMs}`;
  const mail = parsed.get(file) ?? parse(path);
  parsed.set(file, mail);
  return mail;
}

async function parse(path: string): Promise<Mail> {
  const mail = await simpleParser(await readFile(path));
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return { ...mail, recipient: to?.value[0]?.address ?? '' };
}

/** Waits for `count` mails to an address whose subject holds `subject`, the earliest first. */
export async function mailsTo(
  dataDir: string,
  email: string,
  subject: string,
  count = 1,
): Promise<ParsedMail[]> {
  const giveUp = Date.now() + 15_000;
  for (;;) {
    const mails = (await mailsOf(dataDir)).filter(
      (mail) => mail.recipient === email && mail.subject?.includes(subject),
    );
    if (mails.length >= count) return mails.sort((a, b) => Number(a.date) - Number(b.date));
    if (Date.now() > giveUp) throw new Error(`no ${count} mails '${subject}' to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The address behind a mail's button, as the text part has it. */
export function linkIn(mail: ParsedMail | undefined): URL {
  const link = /https?:\/\/\S+(?=\n\nDosebridge)/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('the mail has no link');
  return new URL(link);
}
