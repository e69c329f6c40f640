import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailAddress } from '#platform/contract/fields.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { createTestDatabase, servingUrl, type TestDatabase } from '#testing/database/test-database.ts';
import { addPerson } from '../queries.ts';
import { people, secondFactors, sessions } from '../tables.ts';
import { endSession, endSessions, openSession, sessionLookUp } from './sessions.ts';
import { openWarmSessions } from './warm-sessions.ts';

const rules = {
  secondFactorNeededBy: 'everybody',
  sessionIdle: readSettings({ NODE_ENV: 'test' }).sessionIdle,
} as const;

/** A process of the product, as far as it looks sessions up; counts how often it asks PostgreSQL. */
function openProcess(url: string) {
  const db = openDatabase(openPool({ connectionString: servingUrl(url) }, () => undefined));
  const lookUp = sessionLookUp(db, rules);
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
let elsewhere: Process;
beforeAll(async () => {
  database = await createTestDatabase();
  here = openProcess(database.url);
  elsewhere = openProcess(database.url);
});
afterAll(async () => {
  await here.stop();
  await elsewhere.stop();
  await database.drop();
});

let persons = 0;
async function signIn(db: Database = here.db) {
  persons += 1;
  const person = await addPerson(db, {
    ...{ email: emailAddress.parse(`warm-${persons}@buyer.example`), name: 'Eve', organisation: 'Eve' },
    ...{ phone: '', passwordHash: null, role: 'seller', emailVerifiedAt: new Date() },
  });
  const session = person && (await openSession(db, person, { remember: false, userAgent: undefined }));
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

const soon = { interval: 2, timeout: 5_000 };

async function untilWarm(process: Process, token: string): Promise<void> {
  await expect.poll(() => lookUpsOf(process, token), soon).toBe(0);
}

async function tokenHashOf({ find }: Process, token: string): Promise<Buffer> {
  const found = await find(token);
  if (found === null) throw new Error('the session is not live');
  return found.tokenHash;
}

const ends: [how: string, end: (db: Database, one: { id: number; tokenHash: Buffer }) => Promise<unknown>][] =
  [
    ['signing out', (db, { tokenHash }) => endSession(db, tokenHash)],
    ['what signs out everywhere', (db, { id }) => db.transaction((tx) => endSessions(tx, id))],
    ['disabling', (db, { id }) => db.update(people).set({ disabledAt: sql`now()` }).where(eq(people.id, id))],
    [
      'an end that is brought forward',
      (db, { id }) => db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.personId, id)),
    ],
  ];

test.each(ends)('%s is known where it is done at once, and to other processes', async (_how, end) => {
  for (let time = 0; time < 10; time += 1) {
    const { id, token } = await signIn();
    await untilWarm(here, token);
    await untilWarm(elsewhere, token);
    await end(here.db, { id, tokenHash: await tokenHashOf(here, token) });
    expect(await here.find(token)).toBeNull();
    await expect.poll(() => elsewhere.find(token), soon).toBeNull();
  }
});

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

test('a session is not kept beyond its own end', async () => {
  const { id, token } = await signIn();
  await untilWarm(here, token);
  await here.db.$client.query(
    "update sessions set expires_at = now() + interval '300 milliseconds' where person_id = $1",
    [id],
  );
  await untilWarm(here, token);
  await expect
    .poll(
      async () =>
        (await database.pool.query('select from sessions where person_id = $1 and expires_at > now()', [id]))
          .rowCount,
    )
    .toBe(0);
  expect(await here.find(token)).toBeNull();
});

test('while its line to PostgreSQL is cut, a process looks every session up, and keeps them again after', async () => {
  const { token } = await signIn();
  await untilWarm(elsewhere, token);
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} connection limit 0`);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query = 'listen sessions'`,
    [name],
  );
  await expect.poll(() => lookUpsOf(elsewhere, token), soon).toBe(1);
  expect(await lookUpsOf(elsewhere, token)).toBe(1);
  await database.pool.query(`alter database ${name} connection limit -1`);
  await untilWarm(elsewhere, token);
});
