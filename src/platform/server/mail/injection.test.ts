import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { isEmail } from '../../contract/validation.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { createLog } from '../process/log.ts';
import { layOutMail } from './layout.ts';
import { type Mail, postMails } from './outbox.ts';
import { type Postman, startPostman } from './postman.ts';
import { outgoingMails } from './tables.ts';
import { openTransport, type Transport } from './transport.ts';

type Delivered = { envelope: string[]; raw: string; mail: ParsedMail };

const delivered: Delivered[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    readText(stream)
      .then(async (raw) => {
        const addresses = envelope.rcptTo.map(({ address }) => address);
        delivered.push({ envelope: addresses, raw, mail: await simpleParser(raw) });
        done();
      })
      .catch(done);
  },
});

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
let transport: Transport;
let postman: Postman;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  const log = createLog('fatal');
  jobs = await startJobs(database.pool, log);
  const from = 'Dosebridge <no-reply@demo.example>';
  transport = openTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxFolder: '' });
  postman = await startPostman(db, jobs, log, transport, from);
});
afterAll(async () => {
  postman.stop();
  await jobs.stop();
  transport.close();
  await database.drop();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

/** Has these mails tried, each until it has left or failed once; answers what arrived of each, in their order. */
async function send(mails: Mail[]): Promise<(Delivered | undefined)[]> {
  await db.delete(outgoingMails);
  delivered.length = 0;
  await postMails(db, jobs, mails);
  const rows = await vi.waitFor(
    async () => {
      const found = await db.select().from(outgoingMails).orderBy(outgoingMails.id);
      const open = found.filter(({ sentAt, lastError }) => sentAt === null && lastError === null);
      if (open.length > 0) throw new Error(`${open.length} mails are still to be tried`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  return rows.map(({ messageId }) => delivered.find(({ mail }) => mail.messageId === messageId));
}

const headerNames = ['message-id', 'from', 'to', 'subject', 'date', 'mime-version', 'content-type'];

/** Words as somebody types them who wants more out of a mail than its sender. */
const fragment = fc.constantFrom(
  ...[
    '\r\n',
    '\n',
    '\r',
    '\r\n\r\n',
    '\r\n.\r\n',
    '\u2028',
    '\u0085',
    '\t',
    '\u000b',
    ' ',
    ',',
    ';',
    ':',
    '"',
    '\\',
  ],
  ...[
    'Bcc: evil@canary.example',
    'X-Canary: 1',
    'Subject: canary',
    'RCPT TO:<evil@canary.example>',
    'QUIT',
    '.',
  ],
  ...[
    '=?utf-8?B?DQpCY2M6IGV2aWxAY2FuYXJ5LmV4YW1wbGU=?=',
    '=?utf-8?Q?=0D=0ABcc:_evil@canary.example?=',
    '<canary@x>',
  ],
  ...[
    '<script>canary()</script>',
    '<img src=x onerror=canary()>',
    '</td></table>',
    '<!-- ',
    ']]>',
    '&lt;',
    "'",
    '`',
  ],
  ...['Žofia', '株式会社', '🧪', '\u202e', 'Ana', 'é'.repeat(90), 'long '.repeat(120)],
  ...['Content-Type: text/html', '--', '----_NmP-', 'MIME-Version: 1.0'],
);
const words = fc.oneof(
  { weight: 4, arbitrary: fc.array(fragment, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')) },
  // PostgreSQL holds no NUL and no half of a pair.
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }).map((said) => said.replaceAll('\0', '')),
  },
);

/** Spaces and breaks of every kind as one space: what a header may make of them. */
function flat(said: string): string {
  return said.replace(/\s+/g, ' ').trim();
}

test('whatever a subject and a body say, the mail has its own headers, its one recipient and its words', {
  timeout: 120_000,
}, async () => {
  const said = fc.sample(
    fc.record({
      subject: words.map((typed) => `Message from a visitor, ${typed}`),
      paragraphs: words.map((typed) => [`Hello ${typed}`]),
    }),
    60,
  );
  const mails = said.map((mail) => ({ to: 'ana@lusitan.example', facts: [], ...mail }));
  const arrived = await send(mails);
  for (const [at, content] of said.entries()) {
    const { subject } = content;
    const { text } = layOutMail({ heading: subject, facts: [], ...content });
    const about = JSON.stringify(content);
    const { envelope, mail } = arrived[at] ?? {};
    expect(envelope, about).toEqual(['ana@lusitan.example']);
    expect(mail?.headerLines.map(({ key }) => key).sort(), about).toEqual([...headerNames].sort());
    expect([mail?.bcc, mail?.cc], about).toEqual([undefined, undefined]);
    expect(flat(mail?.text ?? ''), about).toBe(flat(text));
    expect(mail?.html || '', about).toContain('<p class="ink"');
    // What looks like an encoded word is decoded by who reads it: words of a subject still, never a line of its own.
    if (!/=\?/.test(subject)) expect(flat(mail?.subject ?? ''), about).toBe(flat(subject));
  }
});

test('whatever an address is, its mail goes to it alone or to nobody', { timeout: 120_000 }, async () => {
  const local = fc
    .array(fc.constantFrom('ana', ',', ';', '<', '>', '"', ':', '(x)', 'é', '\\', '.', 'evil', 'x+y', '&'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => `${parts.join('')}@lusitan.example`);
  const addresses = fc.sample(local, 60).filter(isEmail);
  const arrived = await send(addresses.map((to) => ({ to, subject: 'A', paragraphs: ['A'], facts: [] })));
  for (const [at, address] of addresses.entries()) {
    const { envelope, mail } = arrived[at] ?? {};
    if (envelope === undefined) continue;
    // A dot at the edge of a local part is put in quotes: the same mailbox.
    expect(
      envelope.map((to) => to.replaceAll('"', '')),
      address,
    ).toEqual([address]);
    expect(mail?.headerLines.map(({ key }) => key).sort(), address).toEqual([...headerNames].sort());
  }
  expect(arrived.filter(Boolean).length).toBeGreaterThan(0);
  expect(arrived.filter(Boolean).length).toBeLessThan(addresses.length);
});

test('whatever is typed into a mail’s content, its HTML has the elements of the layout and no other', () => {
  const content = fc.record({
    heading: words,
    paragraphs: fc.array(words, { minLength: 2, maxLength: 2 }),
    facts: fc.array(fc.record({ label: words, value: words }), { minLength: 2, maxLength: 2 }),
    action: fc.record({ label: words, url: words.map((said) => `https://dosebridge.example/${said}`) }),
  });
  const elements = (html: string) =>
    [...html.matchAll(/<(!--|\/?\w+)/g)].map(([, tag]) => tag).filter((tag) => tag !== 'br');
  const plain = {
    heading: 'A',
    paragraphs: ['A', 'B'],
    facts: [
      { label: 'A', value: 'B' },
      { label: 'C', value: 'D' },
    ],
  };
  const own = elements(
    layOutMail({ ...plain, action: { label: 'A', url: 'https://dosebridge.example/' } }).html,
  );
  fc.assert(
    fc.property(content, (typed) => {
      const { html } = layOutMail(typed);
      expect(elements(html)).toEqual(own);
      for (const [, value = ''] of html.matchAll(/\shref="([^"]*)"/g)) expect(value).toMatch(/^https:/);
    }),
    { numRuns: 500 },
  );
});

test('a break in a subject is a space, in the queue and on the way', async () => {
  const subject = 'A\r\nBcc: evil@canary.example';
  const [mail] = await send([{ to: 'ana@lusitan.example', subject, paragraphs: ['A'], facts: [] }]);
  expect(mail?.raw).toContain('Subject: A Bcc: evil@canary.example\r\n');
  expect(await db.select().from(outgoingMails)).toMatchObject([{ subject: 'A Bcc: evil@canary.example' }]);
});
