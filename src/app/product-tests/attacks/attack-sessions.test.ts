import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKeys, people } from '#domains/accounts/server/tables.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import { createLog } from '#platform/server/process/log.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { openMetrics, serveMetrics } from '#platform/server/telemetry/metrics.ts';
import { openTracing, type Tracing } from '#platform/server/telemetry/tracing.ts';
import { dumpOf } from '#testing/attack/dump.ts';
import { type Collector, openCollector } from '#testing/collector.ts';
import { sendForm } from '#testing/deals.ts';
import { linkIn, mailsTo } from '#testing/mailbox.ts';
import { pdf } from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { backUp } from '../../backup/back-up.ts';

// Attacks on sessions and keys, and what must never be found where it does not belong.

const publicUrl = 'https://dosebridge.example';
const secrets = {
  password: 'canary-Password-7f3a91',
  cda: 'canary-of-the-signed-CDA',
  secretKey: 'canary-key-of-the-installation-51e0',
};
const logged: string[] = [];
/** Every answer but those that hand out a token, a secret or a code. */
const answers: { url: string; text: string }[] = [];

let product: TestProduct;
let collector: Collector;
let tracing: Tracing;
const metrics = openMetrics();
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  collector = await openCollector();
  const watch: NonNullable<Parameters<typeof startTestProduct>[1]>['watch'] = (pool) => {
    tracing = openTracing(collector.endpoint, pool, log);
    return (app: FastifyInstance) => {
      tracing.watch(app);
      metrics.watch(app);
    };
  };
  const environment = { PUBLIC_URL: publicUrl, SECRET_KEY: secrets.secretKey };
  product = await startTestProduct(environment, { log, watch, pages: true });
  const finders = { dossiers: product.finders.dossierFinder, suppliers: product.finders.supplierFinder };
  served = await serveMetrics(metrics, { db: product.db, finders }, { port: 0, host: '127.0.0.1' }, log);
});
afterAll(async () => {
  await served.close();
  await product.stop();
  collector.close();
});

async function ask(options: InjectOptions & { url: string }) {
  const answer = await product.app.inject(options);
  answers.push({ url: options.url, text: answer.payload + JSON.stringify(answer.headers) });
  return answer;
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url, payload, headers }) as const;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isIn = async (token: string) =>
  (await ask({ url: '/api/account', headers: bearer(token) })).statusCode === 200;

async function register(email: string, password = secrets.password): Promise<string> {
  const answer = await product.app.inject(
    post('/register', { name: 'Eve', organisation: 'Eve', password, Email: email }),
  );
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().token;
}

async function login(email: string, password: string, headers = {}): Promise<string> {
  const answer = await product.app.inject(post('/login', { email, password }, headers));
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().token;
}

/** The key in the mail that a forgotten password brings. */
async function resetKey(email: string, count = 1, headers: Record<string, string> = {}): Promise<URL> {
  await ask(post('/forgot-password', { Email: email }, headers));
  const mails = await mailsTo(product.dataDir, email, 'password', count);
  return linkIn(mails.at(-1));
}
const keyOf = (link: URL) => link.pathname.split('/')[2] ?? '';

const reset = (email: string, key: string, password = 'another Password 51c2') =>
  ask(post('/reset-password', { Email: email, validateStr: key, password }));

test('a key from a mail works once, for its owner, in its time, and cannot be guessed', async () => {
  const email = 'reset@buyer.example';
  const token = await register(email);
  await register('thief@buyer.example');
  const key = keyOf(await resetKey(email));
  expect((await reset('thief@buyer.example', key)).statusCode).toBe(400);
  for (let guess = 0; guess < 50; guess += 1) {
    const near = `${key.slice(0, -1)}${String.fromCharCode(65 + (guess % 26))}`;
    if (near !== key) expect((await reset(email, near)).statusCode).toBe(400);
  }
  expect((await ask({ url: '/api/account', headers: bearer(key) })).statusCode).toBe(401);
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => reset(email, key)));
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect((await reset(email, key)).statusCode).toBe(400);
  expect(await isIn(token), 'a reset ends every session').toBe(false);

  const late = keyOf(await resetKey(email, 2));
  await product.db
    .update(accountKeys)
    .set({ expiresAt: new Date(0) })
    .where(eq(accountKeys.email, email));
  expect((await reset(email, late)).statusCode).toBe(400);
}, 60_000);

test('no header of a request decides where a mail leads', async () => {
  const email = 'host@buyer.example';
  await register(email);
  const link = await resetKey(email, 1, {
    ...{ host: 'attacker.example', 'x-forwarded-host': 'attacker.example', 'x-forwarded-proto': 'http' },
    ...{
      forwarded: 'host=attacker.example',
      origin: 'https://attacker.example',
      referer: 'https://attacker.example',
    },
  });
  expect(link.origin).toBe(publicUrl);
}, 60_000);

test('a session is of its sign-in alone: not chosen by who asks, over with the sign-out and with the password', async () => {
  const email = 'session@buyer.example';
  await register(email);
  const chosen = 'A'.repeat(43);
  const first = await login(email, secrets.password, { ...bearer(chosen), cookie: `token=${chosen}` });
  const second = await login(email, secrets.password);
  expect(new Set([chosen, first, second]).size).toBe(3);
  expect(await isIn(chosen)).toBe(false);

  const changed = { current: secrets.password, password: 'a third Password 9d' };
  expect((await ask(post('/api/account/password', changed, bearer(first)))).statusCode).toBe(200);
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  await ask({ method: 'POST', url: '/logout', headers: bearer(first) });
  expect(await isIn(first)).toBe(false);
  for (const url of [`/api/account?token=${first}`, `/api/account?access_token=${first}`]) {
    expect((await ask({ url })).statusCode).toBe(401);
  }
}, 60_000);

/** How often each may be found, by the place; everywhere else, never. */
const belongs: Record<string, Record<string, number>> = {
  // Its mail is what a key is for.
  mails: { invitation: 1, verification: 1, reset: 1 },
  // The one file that holds it, as it was sent.
  files: { cda: 1 },
  'files of a backup': { cda: 1 },
};

test('no password, token, key, code or word of a CDA is found where it does not belong', async () => {
  const email = emailAddress.parse('canary@buyer.example');
  await ask(post('/sign-up', { name: 'Eve', Email: 'invited@buyer.example' }));
  const invited = await mailsTo(product.dataDir, 'invited@buyer.example', 'invitation');
  const token = await register(email);
  // The key of the proof is looked for below, unused; without the proof nothing could be submitted.
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.email, email));
  const person = { id: 0, email, token, headers: bearer(token) };
  const listing = String(await product.list());
  const form = { id: listing, cdaOrNda: [[pdf(secrets.cda), 'cda.pdf'] as [Buffer, string]] };
  const { body } = await sendForm(product, person, '/create-dossertermsheet', form);
  const all: Record<string, string> = {
    ...secrets,
    ...{ token, ...(await secondFactor(token)) },
    invitation: linkIn(invited[0]).searchParams.get('invite') ?? '',
    verification: keyOf(linkIn((await mailsTo(product.dataDir, email, 'confirm'))[0])),
    reset: keyOf(await resetKey(email)),
  };
  expect(Object.entries(all).filter(([, word]) => word.length < 11)).toEqual([]);

  for (const word of Object.values(all)) await spread(word, email, token);
  for (const url of ['/api/account', '/api/account/export', '/api/sessions', '/api/requests']) {
    await ask({ url, headers: bearer(token) });
  }
  await ask({ url: `/api/requests/${body.reference}`, headers: bearer(token) });
  await mailsTo(product.dataDir, 'desk@demo.example', body.reference);

  const scraped = await (await fetch(served.address)).text();
  await tracing.stop();
  const backup = join(product.dataDir, '..', `${body.reference}-backup`);
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: product.dataDir,
    SECRET_KEY: secrets.secretKey,
  });
  await backUp(product.db.$client, settings, backup);
  const places: Record<string, [name: string, text: string][]> = {
    answers: answers.map(({ url, text }) => [url, text]),
    'lines of the log': logged.map((line) => [line.slice(0, 80), line]),
    mails: await mails(),
    'rows of the database': await dumpOf(product.db),
    files: await read(await keptFiles(product), product.dataDir),
    'lines of the metrics': scraped.split('\n').map((line) => [line, line]),
    'batches of traces': collector.received.map((text) => ['', text]),
    'files of a backup': await read(await filesIn(backup), backup),
  };
  await rm(backup, { recursive: true });
  const control: Record<string, string> = {
    'lines of the log': 'answered',
    'lines of the metrics': 'route="/reset-password"',
    'batches of traces': 'POST /reset-password',
    files: '%PDF-',
  };
  for (const [place, entries] of Object.entries(places)) {
    const sign = control[place] ?? body.reference;
    expect(
      entries.some(([, text]) => text.includes(sign)),
      `${sign} is found in ${place}`,
    ).toBe(true);
    for (const [what, word] of Object.entries(all)) {
      const holding = entries.filter(([, text]) => formsOf(word).some((form) => text.includes(form)));
      const names = holding.map(([name]) => name);
      expect.soft(names, `the ${what} in ${place}`).toHaveLength(belongs[place]?.[what] ?? 0);
    }
  }
  // Nor what a token is known by: whoever has a backup opens no session, and makes none that was open so again.
  const hash = createHash('sha256').update(token).digest().toString('latin1');
  expect(places['files of a backup']?.filter(([, text]) => text.includes(hash))).toEqual([]);
  const counts = Object.entries(places).map(([place, entries]) => `${entries.length} ${place}`);
  console.info(
    `canaries: ${Object.keys(all).length} looked for in ${counts.join(', ')}: none where it does not belong`,
  );
}, 180_000);

/** Switches the second factor on; answers its secret and one of its codes for a lost phone. */
async function secondFactor(token: string): Promise<{ secondFactor: string; recovery: string }> {
  const headers = bearer(token);
  const started = await product.app.inject(
    post('/api/account/second-factor', { password: secrets.password }, headers),
  );
  const { secret } = started.json().data;
  const code = new TOTP({ secret }).generate();
  const confirmed = await product.app.inject(post('/api/account/second-factor/confirm', { code }, headers));
  expect(confirmed.statusCode, confirmed.payload).toBe(200);
  return { secondFactor: secret, recovery: confirmed.json().data.recoveryCodes[0] };
}

/** Right and wrong, in every place that an attacker or a clumsy client puts it. */
async function spread(word: string, email: string, token: string): Promise<void> {
  const within = encodeURIComponent(word);
  await ask({ url: `/api/requests/${within}`, headers: bearer(token) });
  await ask({ url: `/api/account?token=${within}`, headers: { authorization: `Bearer ${word}x` } });
  await ask({ url: `/reset-password/${within}/${email}`, headers: { referer: `${publicUrl}/${within}` } });
  await ask({ url: `/${within}%ff`, headers: { cookie: `a=${within}`, 'user-agent': within } });
  await ask({
    url: '/api/account',
    headers: { ...bearer(token), 'user-agent': within, 'x-request-id': within },
  });
  await ask(post('/login', { email, password: `${word}!` }));
  await ask(post('/reset-password', { Email: email, validateStr: `${word}~`, password: `${word} ${word}` }));
  await ask(post('/api/email-verifications/confirm', { key: `${word}?` }));
  const headers = { 'content-type': 'application/json' };
  await ask({ ...post('/login', {}), payload: `{"password":"${word}`, headers });
  await ask(post('/search-dossier', { page: word }, bearer(token)));
}

/** A word as it stands in text, in an address, and in what keeps or sends bytes. */
function formsOf(word: string): string[] {
  const bytes = Buffer.from(word);
  const coded = (['base64', 'base64url', 'hex'] as const).map((form) =>
    bytes.toString(form).replace(/.=*$/, ''),
  );
  return [word, encodeURIComponent(word), ...coded];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function read(paths: readonly string[], folder: string): Promise<[string, string][]> {
  return Promise.all(
    paths.map(
      async (path): Promise<[string, string]> => [relative(folder, path), await readFile(path, 'latin1')],
    ),
  );
}

async function mails(): Promise<[string, string][]> {
  const outbox = join(product.dataDir, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const text = await readFile(join(outbox, name), 'utf8');
      return [name, text.replaceAll('=\n', '').replaceAll('=3D', '=')];
    }),
  );
}
