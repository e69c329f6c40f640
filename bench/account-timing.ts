import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#app/app.ts';
import { openFinders } from '#app/finders/finders.ts';
import { workJobs } from '#app/jobs.ts';
import { openParts } from '#app/parts.ts';
import { goDown, type WayDown } from '#app/way-down.ts';
import { addPerson } from '#domains/accounts/server/queries.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import { type Database, openDatabase, openPool } from '#platform/server/database/database.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { hashPassword } from '#platform/server/secrets/passwords.ts';
import { readSettings } from '#platform/server/settings/settings.ts';

// Can anybody tell from an answer, or from its time, whether an address has an account? Known and unknown addresses
// take turns on login and forgot. `node bench/account-timing.ts [addresses of each kind]`, 1,000 unless told.

const count = Number(process.argv[2] ?? 1000);
const goal = [0.45, 0.55] as const;

type Sample = { known: boolean; milliseconds: number; answer: string };

const asked = [
  { path: '/login', payload: (email: string) => ({ email, password: 'not the password' }) },
  { path: '/forgot-password', payload: (email: string) => ({ Email: email }) },
] as const;

/** Addresses of one length, so that no byte of the question differs between the kinds. */
function addressOf(known: boolean, i: number): string {
  return `${known ? 'k' : 'u'}${String(i).padStart(6, '0')}@timing.example`;
}

async function addKnown(db: Database): Promise<void> {
  const passwordHash = await hashPassword('the password of all of them');
  for (let i = 0; i < count; i += 1) {
    const person = { email: addressOf(true, i), name: 'Known', organisation: 'Known', phone: '' };
    await addPerson(db, { ...person, email: emailAddress.parse(person.email), passwordHash, role: 'seller' });
  }
}

async function ask(url: string, payload: object, known: boolean): Promise<Sample> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  };
  const begin = performance.now();
  const answer = await fetch(url, init);
  const body = await answer.text();
  const milliseconds = performance.now() - begin;
  return {
    known,
    milliseconds,
    answer: `${answer.status} ${body.replace(/"requestId":"[^"]+"/, '"requestId":""')}`,
  };
}

/** How often a known address took longer than an unknown one: 0.5 says that time tells nothing. */
function areaUnderCurve(samples: Sample[]): number {
  const unknown = samples.filter((sample) => !sample.known).map((sample) => sample.milliseconds);
  const known = samples.filter((sample) => sample.known).map((sample) => sample.milliseconds);
  let longer = 0;
  for (const one of known) {
    for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (known.length * unknown.length);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(origin: string, { path, payload }: (typeof asked)[number]): Promise<boolean> {
  const samples: Sample[] = [];
  // The first ones pay for connections and compilation; they count for neither.
  for (let i = 0; i < 20; i += 1) await ask(origin + path, payload(addressOf(false, count + i)), false);
  for (let i = 0; i < count; i += 1) {
    // Which kind goes first is drawn, lest one of them always follow the other's work.
    for (const known of Math.random() < 0.5 ? [true, false] : [false, true]) {
      samples.push(await ask(origin + path, payload(addressOf(known, i)), known));
    }
  }
  const area = areaUnderCurve(samples);
  const answers = new Set(samples.map((sample) => sample.answer));
  const times = [true, false].map((known) =>
    median(samples.filter((sample) => sample.known === known).map((sample) => sample.milliseconds)),
  );
  const holds = answers.size === 1 && area >= goal[0] && area <= goal[1];
  process.stdout.write(
    `${path}: ${count} known and ${count} unknown addresses, ${answers.size} different answer(s) but for the request id, ` +
      `median ${times.map((time) => time.toFixed(2)).join(' and ')} ms, area under the curve ${area.toFixed(3)} ` +
      `(goal ${goal.join('-')}): ${holds ? 'holds' : 'FAILS'}\n`,
  );
  return holds;
}

async function run(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-timing-'));
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const log = pino({ level: 'error' });
  const embedded = await startEmbeddedDatabase({ dataDir, log, onLost: () => process.exit(1) });
  const pool = openPool(embedded.connection, (error) => log.warn({ err: error }, 'a connection broke'));
  await migrateDatabase(pool);
  const db = openDatabase(pool);
  await addKnown(db);
  const finders = await openFinders(pool, log);
  const wayDown: WayDown = [];
  const parts = await openParts({ settings, log, db, finders }, wayDown);
  await workJobs(parts, wayDown);
  const app = await buildApp(parts);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const held: boolean[] = [];
    for (const call of asked) held.push(await measure(origin, call));
    return held.every(Boolean);
  } finally {
    await app.close();
    await finders.stop();
    await goDown(wayDown, (fault) => log.error({ err: fault }, 'a part did not stop cleanly'));
    await pool.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
