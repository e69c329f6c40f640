import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emailAddress } from '#platform/contract/fields.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase, servingUrl, type TestDatabase } from '#testing/database/test-database.ts';
import { noCompanyWay } from '#testing/sign-in/no-company-way.ts';
import { addPerson, setPassword } from '../queries.ts';
import { people, secondFactors, sessions } from '../tables.ts';
import { endSession, endSessions, openSession, sessionLookUp } from './sessions.ts';
import { openWarmSessions } from './warm-sessions.ts';

/** Sessions that each way of ending one ends; REVOCATIONS asks for more. */
const revocations = Number(process.env.REVOCATIONS ?? 100);

const rules = {
  secondFactorNeededBy: 'everybody',
  sessionIdle: readSettings({ NODE_ENV: 'test' }).sessionIdle,
} as const;

/** A process of the product, as far as it looks sessions up; counts how often it asks PostgreSQL. */
function openProcess(url: string, name = 'dosebridge') {
  const connection = { connectionString: servingUrl(url), application_name: name };
  const db = openDatabase(openPool(connection, () => undefined));
  const lookUp = sessionLookUp(db, rules, sql`false`);
  const counted = { lookUps: 0 };
  let whenRead = () => Promise.resolve();
  const warm = openWarmSessions(
    db,
    async (tokenHash) => {
      counted.lookUps += 1;
      const found = await lookUp(tokenHash);
      await whenRead();
      return found;
    },
    pino({ level: 'silent' }),
  );
  return {
    db,
    /** As a search asks. */
    find: (token: string) => warm.find(token, true),
    /** As a call asks that writes. */
    findNow: (token: string) => warm.find(token),
    lookUps: () => counted.lookUps,
    /** What is to be done with what PostgreSQL has answered before it is told. */
    whenRead(act: () => Promise<void>) {
      whenRead = act;
    },
    async stop() {
      warm.stop();
      await db.$client.end();
    },
  };
}
type Process = ReturnType<typeof openProcess>;

let database: TestDatabase;
let here: Process;
let all: Process[];
beforeAll(async () => {
  // Time passes where a test says so, and by what it polls.
  vi.useFakeTimers({ toFake: ['performance'] });
  database = await createTestDatabase();
  here = openProcess(database.url);
  all = [here, openProcess(database.url), openProcess(database.url)];
});
afterAll(async () => {
  for (const process of all) await process.stop();
  await database.drop();
  vi.useRealTimers();
});

let persons = 0;
async function signIn(db: Database = here.db) {
  persons += 1;
  const person = await addPerson(db, {
    ...{ email: emailAddress.parse(`warm-${persons}@buyer.example`), name: 'Eve', organisation: 'Eve' },
    ...{ phone: '', passwordHash: null, role: 'seller', emailVerifiedAt: new Date() },
  });
  const device = { remember: false, userAgent: undefined };
  const session = person && (await openSession(db, noCompanyWay, person, device));
  if (!session) throw new Error('nobody could be signed in');
  return { id: person.id, token: session.token };
}

/** How often the process asks PostgreSQL for a session that it has just found: once, or not at all while it is warm. */
async function lookUpsOf(process: Process, token: string): Promise<number> {
  await process.find(token);
  const before = process.lookUps();
  await process.find(token);
  return process.lookUps() - before;
}

/** Before a session is forgotten by its age. */
const soon = { interval: 1, timeout: 4_000 };
/** A cut line is mended after a second, on a quiet machine. */
const inTheEnd = { interval: 1, timeout: 15_000 };

async function untilWarm(process: Process, token: string): Promise<void> {
  await expect.poll(() => lookUpsOf(process, token), inTheEnd).toBe(0);
}

async function tokenHashOf({ find }: Process, token: string): Promise<Buffer> {
  const found = await find(token);
  if (found === null) throw new Error('the session is not live');
  return found.tokenHash;
}

/** How many of these looks at a session ask PostgreSQL. */
async function askedFor({ lookUps }: Process, looks: () => unknown): Promise<number> {
  const before = lookUps();
  await looks();
  return lookUps() - before;
}

type End = (db: Database, one: { id: number; tokenHash: Buffer }) => Promise<unknown>;
const ends: [how: string, end: End][] = [
  ['signing out', (db, { tokenHash }) => endSession(db, tokenHash)],
  [
    'another password',
    (db, { id }) =>
      db.transaction(async (tx) => {
        await setPassword(tx, id, 'hashed');
        await endSessions(tx, id);
      }),
  ],
  [
    'another role',
    (db, { id }) =>
      db.transaction(async (tx) => {
        await tx.update(people).set({ role: 'investor' }).where(eq(people.id, id));
        await endSessions(tx, id);
      }),
  ],
  ['disabling', (db, { id }) => db.update(people).set({ disabledAt: sql`now()` }).where(eq(people.id, id))],
  [
    'an end that is brought forward',
    (db, { id }) => db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.personId, id)),
  ],
];

describe(`of ${revocations} sessions none outlives its end`, { timeout: 20_000 + revocations * 500 }, () => {
  test.each(ends)('by %s: known where it is done at once, and to other processes', async (_how, end) => {
    for (let time = 0; time < revocations; time += 1) {
      const { id, token } = await signIn();
      for (const process of all) await untilWarm(process, token);
      await end(here.db, { id, tokenHash: await tokenHashOf(here, token) });
      expect(await here.find(token)).toBeNull();
      for (const process of all) await expect.poll(() => process.find(token), soon).toBeNull();
      // Once it is known, it stays so.
      for (const process of all) expect(await process.find(token)).toBeNull();
    }
  });

  test('however it ends, where a process hears of none: it looks every session up, until it hears again', async () => {
    const { token: kept } = await signIn();
    for (const process of all) await untilWarm(process, kept);
    await whileCut(async () => {
      for (let time = 0; time < revocations; time += 1) {
        for (const [how, end] of ends) {
          const { id, token } = await signIn();
          for (const process of all) expect(await process.find(token)).not.toBeNull();
          await end(here.db, { id, tokenHash: await tokenHashOf(here, token) });
          for (const process of all) {
            const looks = async () => {
              expect(await process.find(token), how).toBeNull();
              expect(await process.find(kept)).not.toBeNull();
            };
            expect(await askedFor(process, looks)).toBe(2);
          }
        }
      }
    });
    for (const process of all) await untilWarm(process, kept);
  });
});

/** Takes the lines on which the processes hear, and lets them make no others until it is done. */
async function whileCut(act: () => Promise<void>): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  // Held: nobody else can make a connection either.
  const owner = await database.pool.connect();
  try {
    const { token } = await signIn();
    await owner.query(`alter database ${name} connection limit 0`);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query = 'listen sessions'`,
      [name],
    );
    for (const process of all) await expect.poll(() => lookUpsOf(process, token), soon).toBe(1);
    await act();
  } finally {
    await owner.query(`alter database ${name} connection limit -1`);
    owner.release();
  }
}

test('another role, name, proof or second factor is known at once', async () => {
  const { id, token } = await signIn();
  await untilWarm(here, token);
  expect(await here.find(token)).toMatchObject({ role: 'seller', proven: true, lacksSecondFactor: true });
  await here.db
    .update(people)
    .set({ role: 'investor', name: 'Adam', emailVerifiedAt: null })
    .where(eq(people.id, id));
  expect(await here.find(token)).toMatchObject({ role: 'investor', name: 'Adam', proven: false });
  await untilWarm(here, token);
  await here.db.insert(secondFactors).values({ personId: id, secret: 'sealed', enabledAt: new Date() });
  expect(await here.find(token)).toMatchObject({ lacksSecondFactor: false });
});

test('a call that writes has the session looked up, however warm it is', async () => {
  const { token } = await signIn();
  await untilWarm(here, token);
  const before = here.lookUps();
  await here.findNow(token);
  expect(here.lookUps()).toBe(before + 1);
});

test('a session that ends while it is looked up is not kept', async () => {
  await untilWarm(here, (await signIn()).token);
  const { id, token } = await signIn();
  // Ended at the moment between PostgreSQL's answer and its being kept.
  here.whenRead(() => endSessions(here.db, id));
  expect(await here.find(token), 'it was live when it was read').not.toBeNull();
  here.whenRead(() => Promise.resolve());
  expect(await here.find(token)).toBeNull();
});

test('a session is kept for five seconds, or to its own end', async () => {
  // It hears nothing of what was done before.
  const process = openProcess(database.url);
  onTestFinished(() => process.stop());
  await untilWarm(process, (await signIn()).token);
  const { id, token } = await signIn();
  await process.find(token);
  vi.advanceTimersByTime(4_999);
  expect(await askedFor(process, () => process.find(token))).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await askedFor(process, () => process.find(token))).toBe(1);

  await database.pool.query(
    "update sessions set expires_at = now() + interval '4 seconds' where person_id = $1",
    [id],
  );
  await expect.poll(() => askedFor(process, () => process.find(token)), soon).toBe(1);
  vi.advanceTimersByTime(4_000);
  expect(await askedFor(process, () => process.find(token))).toBe(1);
});

test('a process that stops hears no more', async () => {
  const process = openProcess(database.url, 'stops');
  await untilWarm(process, (await signIn()).token);
  const connections = async () => {
    const { rows } = await database.pool.query(
      "select query from pg_stat_activity where application_name = 'stops'",
    );
    return rows.map(({ query }) => query);
  };
  expect(await connections()).toContain('listen sessions');
  await process.stop();
  await expect.poll(connections, soon).toEqual([]);
});
