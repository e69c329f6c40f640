import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { promptAtOnce } from '../jobs/job-loop.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { mailQueue, postMails } from './outbox.ts';
import { type Postman, startPostman } from './postman.ts';
import { outgoingMails } from './tables.ts';
import { openTransport, type Transport } from './transport.ts';

const soon = { timeout: 50_000, interval: 20 };
const from = 'Dosebridge <no-reply@demo.example>';
const pauses = { shortest: 200, longest: 60_000 };

/** The subjects of what has arrived. */
const arrived: string[] = [];
let isClosing = false;
let connections = 0;
/** Every recipient that was named, as often as that was. */
const tried: string[] = [];

/** The server's own connections, though its types do not say so. */
function dropConnection(id: string): void {
  type Kept = { session: { id: string }; _socket: { destroy(): void } };
  for (const kept of server.connections as unknown as Set<Kept>) {
    if (kept.session.id === id) kept._socket.destroy();
  }
}

const server: SMTPServer = new SMTPServer({
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
  onRcptTo({ address }, { id }, done) {
    tried.push(address);
    const fault = address.split('-')[0];
    const refusal = { busy: 421, later: 450, unknown: 550 }[fault ?? ''];
    if (fault === 'drop') dropConnection(id);
    else if (fault !== 'silent') {
      done(refusal ? Object.assign(new Error(`no ${address}`), { responseCode: refusal }) : null);
    }
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
  {
    write(line: string) {
      const { nextLookSeconds } = JSON.parse(line);
      if (nextLookSeconds !== undefined) looks.push(nextLookSeconds);
    },
  },
);

let database: TestDatabase;
let db: Database;
let jobs: Jobs;
let line: BadLine;
let transport: Transport;
let postman: Postman;
/** How often its work has been asked whether it may take a mail. */
let asked = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  line = await openBadLine({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port });
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  jobs = await startJobs(database.pool, pino({ level: 'fatal' }));
  transport = openTransport({ smtpUrl: `smtp://127.0.0.1:${line.port}`, outboxFolder: '', silence: 3_000 });
  const counted: Jobs = {
    ...jobs,
    workSingly: (queue, handle, mayTake) =>
      jobs.workSingly(queue, handle, () => {
        asked += 1;
        return mayTake();
      }),
  };
  postman = await startPostman(db, counted, log, transport, from, pauses);
});
afterAll(async () => {
  postman.stop();
  await jobs.stop();
  transport.close();
  await database.drop();
  await line.close();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

function post(subject: string, to = 'ana@lusitan.example'): Promise<void> {
  return postMails(db, jobs, [{ to, subject, paragraphs: ['Hello'], facts: [] }]);
}

/** How a mail stands, and its job. */
async function read(subject: string) {
  const { rows } = await db.execute<{
    error: string | null;
    sent: boolean;
    state: string;
    retries: number;
  }>(sql`
    select last_error as error, sent_at is not null as sent, job.state::text, job.retry_count as retries
    from outgoing_mails m join pgboss.job on job.name = ${mailQueue} and (job.data->>'mailId')::int = m.id
    where m.subject = ${subject}`);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no mail ${subject}`);
  return row;
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
  expect(looks).toEqual([0.2, 0.2, 0.2]);
});

test('a mail server that answers but takes no mail is tried less and less often, and found when it takes them again', {
  timeout: 120_000,
}, async () => {
  looks.length = 0;
  isClosing = true;
  await post('closing');
  await vi.waitFor(() => expect(looks.slice(0, 2)).toEqual([0.2, 0.4]), soon);
  await anHourPasses();
  isClosing = false;
  await vi.waitFor(() => expect(arrived).toContain('closing'), soon);
});

test('a connection serves one mail after the other', async () => {
  connections = 0;
  for (let i = 0; i < 3 * promptAtOnce; i += 1) await post(`one of many ${i}`);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), soon);
  expect(arrived.filter((subject) => subject.startsWith('one of many'))).toHaveLength(3 * promptAtOnce);
  expect(connections).toBeLessThanOrEqual(promptAtOnce);
});

test.each(['busy', 'drop', 'silent', 'later'])(
  'what befalls the mail of one recipient (%s) holds up nobody else’s, and is tried again',
  { timeout: 60_000 },
  async (fault) => {
    looks.length = 0;
    // The server has answered everything before, and has a connection open.
    await post(`before ${fault}`);
    await vi.waitFor(() => expect(arrived).toContain(`before ${fault}`), soon);
    await post(fault, `${fault}-1@lusitan.example`);
    await vi.waitFor(() => expect(tried).toContain(`${fault}-1@lusitan.example`), soon);
    for (let i = 0; i < 12; i += 1) await post(`after ${fault} ${i}`);
    const after = () => arrived.filter((subject) => subject.startsWith(`after ${fault}`));
    await vi.waitFor(() => expect(after()).toHaveLength(12), soon);
    // The others were not waiting until the server's silence was over.
    if (fault === 'silent') expect(await read(fault)).toMatchObject({ error: null, state: 'active' });
    await vi.waitFor(async () => expect((await read(fault)).state).toBe('retry'), soon);
    expect((await read(fault)).error).not.toBeNull();
    expect(looks).toEqual([]);
    await db.execute(sql`delete from pgboss.job where name = ${mailQueue} and state = 'retry'`);
  },
);

test('six recipients whose server goes silent do not hold up the others until it has been waited for', {
  timeout: 60_000,
}, async () => {
  looks.length = 0;
  for (let i = 0; i < 6; i += 1) await post(`mute ${i}`, `silent-mute-${i}@lusitan.example`);
  // Each of them; the first may come a second time before the last comes its first.
  await vi.waitFor(() => {
    expect(new Set(tried.filter((to) => to.startsWith('silent-mute'))).size).toBe(6);
  }, soon);
  for (let i = 0; i < 6; i += 1) await post(`heard ${i}`);
  const heard = () => arrived.filter((subject) => subject.startsWith('heard'));
  await vi.waitFor(() => expect(heard()).toHaveLength(6), soon);
  expect(await read('mute 5')).toMatchObject({ error: null, state: 'active' });
  expect(looks).toEqual([]);
  await vi.waitFor(async () => expect((await read('mute 5')).state).toBe('retry'), soon);
  await db.execute(sql`delete from pgboss.job where name = ${mailQueue} and state = 'retry'`);
});

test('a mail that the server refuses for good is tried once, and the desk reads why', async () => {
  await post('nobody', 'unknown-1@lusitan.example');
  await vi.waitFor(async () => expect((await read('nobody')).state).toBe('completed'), soon);
  expect(await read('nobody')).toMatchObject({
    sent: false,
    error: expect.stringMatching(/^Refused for good, and not tried again: .*550/),
  });
  await post('after nobody');
  await vi.waitFor(() => expect(arrived).toContain('after nobody'), soon);
  expect(tried.filter((to) => to === 'unknown-1@lusitan.example')).toHaveLength(1);
});

test('different recipients one after the other, and nothing between them, are the way’s fault', {
  timeout: 60_000,
}, async () => {
  looks.length = 0;
  for (let i = 0; i < promptAtOnce; i += 1) await post(`lost ${i}`, `drop-lost-${i}@lusitan.example`);
  await vi.waitFor(() => expect(looks.length).toBeGreaterThan(0), soon);
  await post('found');
  await vi.waitFor(() => expect(arrived).toContain('found'), soon);
  await db.execute(sql`delete from pgboss.job where name = ${mailQueue} and state = 'retry'`);
});

test('a process whose way is broken leaves the mails to those that can send, and none of them is late for it', {
  timeout: 60_000,
}, async () => {
  looks.length = 0;
  await line.refuse();
  await post('of the broken one');
  await vi.waitFor(() => expect(looks).toHaveLength(1), soon);
  const askedAgain = (times: number, before = asked) =>
    vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(before + times), soon);
  // What it began to fetch before is over.
  await askedAgain(1);
  const subjects = Array.from({ length: 30 }, (_, i) => `of the whole one ${i}`);
  for (const subject of subjects) await post(subject);
  // While nobody else is there it has looked for mails, and has touched none.
  await askedAgain(2);
  for (const subject of subjects)
    expect(await read(subject)).toMatchObject({ error: null, state: 'created' });
  const { port } = server.server.address() as AddressInfo;
  const other = openTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxFolder: '' });
  const otherJobs = await startJobs(database.pool, pino({ level: 'fatal' }));
  const second = await startPostman(db, otherJobs, log, other, from, pauses);
  await vi.waitFor(
    () => expect(arrived).toEqual(expect.arrayContaining(['of the broken one', ...subjects])),
    soon,
  );
  for (const subject of subjects) {
    await vi.waitFor(async () => expect(await read(subject)).toMatchObject({ sent: true, retries: 0 }), soon);
  }
  expect(looks).toHaveLength(1);
  second.stop();
  await otherJobs.stop();
  other.close();
  await line.whole();
});
