import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPerson } from '#domains/accounts/server/queries.ts';
import { accountKeys, passkeyChallenges, secondFactors, sessions } from '#domains/accounts/server/tables.ts';
import { removedBefore } from '#domains/catalogue/server/listing-table.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import { retention } from '#platform/contract/retention.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { removedListings } from '#platform/server/database/tables.ts';
import { idempotencyKeys } from '#platform/server/idempotency/tables.ts';
import { type Jobs, startJobs } from '#platform/server/jobs/jobs.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { deleteInBatches, sweepQueue, workSweep } from './sweep.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
  jobs = await startJobs(database.pool, pino({ level: 'fatal' }));
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

let people = 0;
async function someone(): Promise<number> {
  people += 1;
  const email = emailAddress.parse(`person-${people}@buyer.example`);
  const person = await addPerson(db, {
    email,
    name: 'P',
    organisation: '',
    phone: '',
    passwordHash: null,
    role: 'seller',
  });
  return person?.id ?? 0;
}

const minute = 60_000;
const hour = 60 * minute;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** One of everything that runs out: `age` is how far it is past its end, or before it when negative. */
async function leave(name: string, age: number): Promise<void> {
  const personId = await someone();
  const ended = { expiresAt: fromNow(-age) };
  await db.insert(sessions).values({ tokenHash: Buffer.from(name), personId, label: name, ...ended });
  const unused = {
    expiresAt: fromNow(hour),
    lastSeenAt: fromNow(-age - retention.unusedSessionDays * 24 * hour),
  };
  await db
    .insert(sessions)
    .values({ tokenHash: Buffer.from(`unused ${name}`), personId, label: `unused ${name}`, ...unused });
  await db
    .insert(accountKeys)
    .values({ keyHash: Buffer.from(name), purpose: 'reset', email: name, ...ended });
  await db.insert(passkeyChallenges).values({ challenge: name, purpose: 'answer', personId, ...ended });
  await db.insert(attempts).values({ key: name, count: 1, resetsAt: fromNow(-age) });
  const startedAt = fromNow(-age - retention.unprovenSecretHours * hour);
  await db.insert(secondFactors).values({ personId, secret: name, startedAt });
  const createdAt = fromNow(-age - retention.mailDays * 24 * hour);
  const mail = { messageId: name, recipient: name, subject: name, text: '', html: '', createdAt };
  await db.insert(outgoingMails).values(mail);
  const usedAt = fromNow(-age - retention.idempotencyKeyDays * 24 * hour);
  await db.insert(idempotencyKeys).values({ key: name, fingerprint: '', usedAt });
}

async function kept(): Promise<(string | null)[][]> {
  const rows = [
    await db.select({ name: sessions.label }).from(sessions),
    await db.select({ name: accountKeys.email }).from(accountKeys),
    await db.select({ name: passkeyChallenges.challenge }).from(passkeyChallenges),
    await db.select({ name: attempts.key }).from(attempts),
    await db.select({ name: secondFactors.secret }).from(secondFactors),
    await db.select({ name: outgoingMails.messageId }).from(outgoingMails),
    await db.select({ name: idempotencyKeys.key }).from(idempotencyKeys),
  ];
  return rows.map((found) => found.map((row) => row.name).sort());
}

test('what has run out goes, what has not stays, and it happens every hour', async () => {
  await leave('over', minute);
  await leave('live', -minute);
  const personId = await someone();
  await db.insert(secondFactors).values({
    personId,
    secret: 'switched on',
    startedAt: fromNow(-10_000 * hour),
    enabledAt: fromNow(-10_000 * hour),
  });
  await workSweep({ db, jobs });
  await jobs.enqueue(db, sweepQueue, {});
  await vi.waitFor(
    async () =>
      expect(await kept()).toEqual([
        ['live', 'unused live'],
        ['live'],
        ['live'],
        ['live'],
        ['live', 'switched on'],
        ['live'],
        ['live'],
      ]),
    { timeout: 15_000 },
  );
  const { rows } = await db.execute(
    sql`select cron, timezone from pgboss.schedule where name = ${sweepQueue}`,
  );
  expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/), timezone: 'UTC' }]);
});

test('more than a batch goes in batches, none larger than told, and a row in use is left alone', async () => {
  await db.execute(sql`
    insert into attempts (key, count, resets_at)
    select 'many-' || n, 1, now() - interval '1 hour' from generate_series(1, 25) n`);
  await db.execute(sql`create table batches (rows int)`);
  await db.execute(sql`
    create function count_batch() returns trigger language plpgsql as
    'begin insert into batches select count(*) from gone; return null; end'`);
  await db.execute(sql`
    create trigger counting after delete on attempts
    referencing old table as gone for each statement execute function count_batch()`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from attempts where key = 'many-1' for update`);
    await deleteInBatches(db, attempts, sql`key like 'many-%'`, 10);
  });
  const { rows } = await db.execute(sql`select rows from batches order by rows`);
  expect(rows).toEqual([{ rows: 4 }, { rows: 10 }, { rows: 10 }]);
  const left = await db.execute(sql`select key from attempts where key like 'many-%'`);
  expect(left.rows).toEqual([{ key: 'many-1' }]);
});

test('a removal goes once so many transactions were decided after it', async () => {
  await db.insert(removedListings).values({
    listingTable: 'dossiers',
    listingId: 7,
    removedIn: sql`pg_current_xact_id()`,
  });
  const read = () => db.select({ id: removedListings.listingId }).from(removedListings);
  for (let later = 0; later < 5; later++) await db.execute(sql`select pg_current_xact_id()`);
  await deleteInBatches(db, removedListings, removedBefore(1_000), 10);
  expect(await read()).toEqual([{ id: 7 }]);
  // Whatever runs in another database of the server counts as undecided, too.
  await vi.waitFor(
    async () => {
      await deleteInBatches(db, removedListings, removedBefore(3), 10);
      expect(await read()).toEqual([]);
    },
    { timeout: 15_000 },
  );
});
