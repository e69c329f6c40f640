import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKeys } from './features/accounts/tables.ts';
import { createLog } from './platform/log.ts';
import { sendForm } from './testing/deals.ts';
import { linkIn, mailsTo } from './testing/mailbox.ts';
import { pdf } from './testing/sample-files.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

// Attacks on sessions and keys, and what must never be found where it does not belong.

const publicUrl = 'https://dosebridge.example';
const secrets = { password: 'canary-Password-7f3a91', cda: 'canary-of-the-signed-CDA' };
const logged: string[] = [];
/** Every answer but those that hand out a token. */
const answers: { url: string; text: string }[] = [];

let product: TestProduct;
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  product = await startTestProduct({ PUBLIC_URL: publicUrl }, { log });
});
afterAll(() => product.stop());

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
  expect((await reset(email, key)).statusCode).toBe(200);
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

test('no password, token, key or word of a CDA is found where it does not belong', async () => {
  const email = 'canary@buyer.example';
  const token = await register(email);
  const person = { id: 0, email, token, headers: bearer(token) };
  const listing = String(await product.list());
  const form = { id: listing, cdaOrNda: [[pdf(secrets.cda), 'cda.pdf'] as [Buffer, string]] };
  const { body } = await sendForm(product, person, '/create-dossertermsheet', form);
  const key = keyOf(await resetKey(email));
  const all = { ...secrets, token, key };

  // Right and wrong, in every place that an attacker or a clumsy client puts them.
  for (const word of Object.values(all)) {
    const within = encodeURIComponent(word);
    await ask({ url: `/api/requests/${within}`, headers: bearer(token) });
    await ask({ url: `/api/account?token=${within}`, headers: { authorization: `Bearer ${word}x` } });
    await ask({ url: `/reset-password/${within}/${email}`, headers: { referer: `${publicUrl}/${within}` } });
    await ask({ url: `/${within}%ff`, headers: { cookie: `a=${within}`, 'user-agent': within } });
    await ask(post('/login', { email, password: `${word}!` }));
    await ask(post('/api/email-verifications/confirm', { key: `${word}?` }));
    await ask({
      ...post('/login', {}),
      payload: `{"password":"${word}`,
      headers: { 'content-type': 'application/json' },
    });
    await ask(post('/search-dossier', { page: word }, bearer(token)));
  }
  for (const url of ['/api/account', '/api/account/export', '/api/sessions', '/api/requests']) {
    await ask({ url, headers: bearer(token) });
  }
  await ask({ url: `/api/requests/${body.reference}`, headers: bearer(token) });
  await mailsTo(product.dataDir, 'desk@demo.example', body.reference);

  const places: Record<string, [name: string, text: string][]> = {
    answers: answers.map(({ url, text }) => [url, text]),
    'log lines': logged.map((line) => [line.slice(0, 80), line]),
    mails: await mails(),
    'rows of the database': await dump(),
  };
  for (const [place, entries] of Object.entries(places)) {
    const found = entries.some(([, text]) =>
      text.includes(place === 'log lines' ? 'answered' : body.reference),
    );
    expect(found, `what belongs into ${place} is found there`).toBe(true);
    for (const [what, word] of Object.entries(all)) {
      const holding = entries.filter(([, text]) => text.includes(word)).map(([name]) => name);
      // Its mail is what a key is for.
      const meant = place === 'mails' && what === 'key' ? 1 : 0;
      expect.soft(holding, `the ${what} in ${place}`).toHaveLength(meant);
    }
  }
  const counts = Object.entries(places).map(([place, entries]) => `${entries.length} ${place}`);
  console.info(
    `canaries: ${Object.keys(all).length} looked for in ${counts.join(', ')}: none where it does not belong`,
  );
}, 120_000);

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

/** Every row of every table, those of the jobs included. */
async function dump(): Promise<[string, string][]> {
  const { $client } = product.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const found: [string, string][] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<{ text: string }>(`select t::text as text from ${name} t`);
    found.push(...rows.map(({ text }): [string, string] => [name, text]));
  }
  return found;
}
