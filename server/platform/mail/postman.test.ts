import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Jobs, jobsAtOnce, startJobs } from '#server/platform/jobs.ts';
import { type BadLine, openBadLine } from '#server/testing/bad-line.ts';
import { mailQueue, postMails } from './outbox.ts';
import { type Postman, startPostman } from './postman.ts';
import { outgoingMails } from './tables.ts';
import { openTransport, type Transport } from './transport.ts';

const soon = { timeout: 50_000, interval: 20 };

/** The subjects of what has arrived. */
const arrived: string[] = [];
let isClosing = false;
let connections = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onConnect(_session, done) {
    connections += 1;
    done();
  },
  onMailFrom(_address, _session, done) {
    done(isClosing ? Object.assign(new Error('closing'), { responseCode: 421 }) : null);
  },
  onData(stream, _session, done) {
    let raw = '';
    stream.on('data', (piece) => {
      raw += piece;
    });
    stream.on('end', () => {
      arrived.push(/^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '');
      done();
    });
  },
});

/** Seconds until the next look, of each time that the way was found broken. */
const looks: number[] = [];
const log = pino(
  { level: 'warn' },
  { write: (line: string) => looks.push(JSON.parse(line).nextLookSeconds) },
);

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
let line: BadLine;
let transport: Transport;
let postman: Postman;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  line = await openBadLine({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port });
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  jobs = await startJobs(database.pool, pino({ level: 'fatal' }));
  transport = openTransport({ smtpUrl: `smtp://127.0.0.1:${line.port}`, outboxFolder: '' });
  postman = await startPostman(db, jobs, log, transport, 'Dosebridge <no-reply@demo.example>');
});
afterAll(async () => {
  postman.stop();
  await jobs.stop();
  transport.close();
  await database.drop();
  await line.close();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

function post(subject: string): Promise<void> {
  return postMails(db, jobs, [{ to: 'ana@lusitan.example', subject, text: 'Hello', html: '<p>Hello</p>' }]);
}

async function unsent(): Promise<unknown[]> {
  return db.select({ id: outgoingMails.id }).from(outgoingMails).where(isNull(outgoingMails.sentAt));
}

/** Waits until every mail that has not left has been tried, and puts its next try off as an hour of vain ones does. */
async function anHourPasses(): Promise<void> {
  await vi.waitFor(async () => {
    const moved = await db.execute(sql`
      update pgboss.job set start_after = now() + interval '55 minutes', retry_count = 10
      where name = ${mailQueue} and state = 'retry'`);
    expect(moved.rowCount).toBeGreaterThan(0);
  }, soon);
}

test('mails that an hour without a mail server put off for another hour leave once it is back, each time', {
  timeout: 120_000,
}, async () => {
  looks.length = 0;
  for (const outage of ['first', 'second', 'third']) {
    await line.refuse();
    await post(outage);
    await anHourPasses();
    await line.whole();
    // Until the postman knows, too: a line that broke before would leave it with a mail that may not have left.
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), soon);
    expect(arrived).toContain(outage);
  }
  // However often it was away before: it is looked for again as soon.
  expect(looks).toEqual([2, 2, 2]);
});

test('a mail server that answers but takes no mail is tried less and less often, and found when it takes them again', {
  timeout: 120_000,
}, async () => {
  looks.length = 0;
  isClosing = true;
  await post('closing');
  await vi.waitFor(() => expect(looks.slice(0, 2)).toEqual([2, 4]), soon);
  await anHourPasses();
  isClosing = false;
  await vi.waitFor(() => expect(arrived).toContain('closing'), soon);
});

test('a connection serves one mail after the other', async () => {
  connections = 0;
  for (let i = 0; i < 3 * jobsAtOnce; i += 1) await post(`one of many ${i}`);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), soon);
  expect(arrived.filter((subject) => subject.startsWith('one of many'))).toHaveLength(3 * jobsAtOnce);
  expect(connections).toBeLessThanOrEqual(jobsAtOnce);
});
