import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#testing/mailbox.ts';
import { makeAuthenticator, type SoftwareAuthenticator } from '#testing/software-authenticator.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { passkeyChallenges, passkeys } from '../tables.ts';

const origin = 'https://market.example';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: origin, REQUIRE_ADMIN_SECOND_FACTOR: 'on' });
});
afterAll(() => product.stop());

function call(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  return product.app.inject({ method, url, headers: person.headers, ...(payload ? { payload } : {}) });
}

function login(email: string, proof: object = {}) {
  return product.app.inject({
    method: 'POST',
    url: '/login',
    // Neither the address of a request nor its headers may decide whom a passkey is for.
    headers: { host: 'evil.example', origin: 'https://evil.example' },
    payload: { email, password: testPassword, ...proof },
  });
}

/** Asked of the owner: the password, and a code where there is a second factor already. */
async function creationChallenge(person: TestPerson, code?: string): Promise<string> {
  const proof = { password: testPassword, ...(code ? { code } : {}) };
  return (await call(person, 'POST', '/api/account/passkeys/challenge', proof)).json().data.challenge;
}

async function loginChallenge(person: TestPerson): Promise<string> {
  return (await login(person.email)).json().secondFactor.passkey.challenge;
}

async function add(
  person: TestPerson,
  authenticator: SoftwareAuthenticator,
  { name = 'Laptop', code }: { name?: string; code?: string } = {},
) {
  const passkey = authenticator.create(await creationChallenge(person, code));
  return call(person, 'POST', '/api/account/passkeys', { name, passkey });
}

/** A person whose second factor is one passkey. */
async function withPasskey(role?: 'admin') {
  const person = await product.signIn(role);
  const authenticator = makeAuthenticator(origin);
  const added = await add(person, authenticator);
  expect(added.statusCode).toBe(200);
  return { person, authenticator, recoveryCodes: added.json().data.recoveryCodes as string[] };
}

async function passkeysOf(person: TestPerson) {
  return (await call(person, 'GET', '/api/account')).json().data.passkeys;
}

test('a passkey is asked for by the address of the settings, whatever host a request names', async () => {
  const person = await product.signIn();
  const proof = { password: testPassword };
  const { data } = (await call(person, 'POST', '/api/account/passkeys/challenge', proof)).json();
  expect(data.rp).toEqual({ name: 'Dosebridge', id: 'market.example' });
  await add(person, makeAuthenticator(origin));
  const asked = (await login(person.email)).json();
  expect(asked.secondFactor).toMatchObject({ authenticator: false, passkey: { rpId: 'market.example' } });
});

test('the first passkey switches two-step sign-in on, gives recovery codes, and opens the login', async () => {
  const { person, authenticator, recoveryCodes } = await withPasskey();
  expect(new Set(recoveryCodes).size).toBe(10);
  await mailsTo(product.dataDir, person.email, 'Two-step sign-in is on');
  const asked = await login(person.email);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'second-factor-required']);
  expect(await passkeysOf(person)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
  const passkey = authenticator.answer(asked.json().secondFactor.passkey.challenge);
  expect((await login(person.email, { passkey })).statusCode).toBe(200);
  expect((await passkeysOf(person))[0].lastUsedAt).toEqual(expect.any(String));
  expect((await login(person.email, { code: recoveryCodes[0] })).statusCode).toBe(200);
});

test('an answer works once, also when it is sent eight times at the same time', async () => {
  const { person, authenticator } = await withPasskey();
  const passkey = authenticator.answer(await loginChallenge(person));
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(person.email, { passkey })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect((await login(person.email, { passkey })).statusCode).toBe(401);
});

test('a challenge is met in time or not at all', async () => {
  const { person, authenticator } = await withPasskey();
  const passkey = authenticator.answer(await loginChallenge(person));
  await product.db
    .update(passkeyChallenges)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(passkeyChallenges.personId, person.id));
  const late = await login(person.email, { passkey });
  expect([late.statusCode, late.json().issues[0].path]).toEqual([401, 'passkey']);
  // The refusal brings a fresh one along.
  const again = authenticator.answer(late.json().secondFactor.passkey.challenge);
  expect((await login(person.email, { passkey: again })).statusCode).toBe(200);
});

test('nobody logs in with the passkey or the challenge of another', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  const challenge = await loginChallenge(one.person);
  const strangersKey = other.authenticator.answer(challenge);
  expect((await login(one.person.email, { passkey: strangersKey })).statusCode).toBe(401);
  const strangersChallenge = one.authenticator.answer(await loginChallenge(other.person));
  expect((await login(one.person.email, { passkey: strangersChallenge })).statusCode).toBe(401);
  const [target] = await passkeysOf(other.person);
  const removed = await call(one.person, 'DELETE', `/api/account/passkeys/${target.id}`, {
    password: testPassword,
    passkey: one.authenticator.answer(challenge),
  });
  expect(removed.statusCode).toBe(404);
  expect(await passkeysOf(other.person)).toHaveLength(1);
});

test('no passkey is added to a browser that was left open: its owner is asked for, by both steps where there are two', async () => {
  const { person, recoveryCodes } = await withPasskey();
  const ask = (proof: object) => call(person, 'POST', '/api/account/passkeys/challenge', proof);
  for (const [proof, path] of [
    [{}, 'password'],
    [{ password: 'not the password' }, 'password'],
    [{ password: testPassword }, 'code'],
  ] as const) {
    const refused = await ask(proof);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, path]);
  }
  expect((await ask({ password: testPassword, code: recoveryCodes[0] })).statusCode).toBe(200);
});

test('a passkey that another person has is not added a second time', async () => {
  const { authenticator } = await withPasskey();
  const thief = await product.signIn();
  expect((await add(thief, authenticator)).statusCode).toBe(400);
  expect(await passkeysOf(thief)).toEqual([]);
});

test('what was signed for another site is refused, when adding and when logging in', async () => {
  const elsewhere = 'https://market.example.evil.example';
  const { person, authenticator } = await withPasskey();
  const passkey = authenticator.answer(await loginChallenge(person), { origin: elsewhere });
  expect((await login(person.email, { passkey })).statusCode).toBe(401);
  const newcomer = await product.signIn();
  const made = makeAuthenticator(origin).create(await creationChallenge(newcomer), elsewhere);
  const body = { name: 'Laptop', passkey: made };
  expect((await call(newcomer, 'POST', '/api/account/passkeys', body)).statusCode).toBe(400);
  const otherSite = makeAuthenticator('https://other.example');
  const forOther = otherSite.create(await creationChallenge(newcomer), origin);
  const wrongParty = { name: 'Laptop', passkey: forOther };
  expect((await call(newcomer, 'POST', '/api/account/passkeys', wrongParty)).statusCode).toBe(400);
});

test('a passkey that has signed less often than was seen is refused: there are two of it', async () => {
  const { person, authenticator } = await withPasskey();
  const first = authenticator.answer(await loginChallenge(person), { count: 7 });
  expect((await login(person.email, { passkey: first })).statusCode).toBe(200);
  const copy = authenticator.answer(await loginChallenge(person), { count: 7 });
  expect((await login(person.email, { passkey: copy })).statusCode).toBe(401);
});

test('an authenticator that does not count is taken again and again', async () => {
  const { person, authenticator } = await withPasskey();
  for (let i = 0; i < 2; i += 1) {
    const passkey = authenticator.answer(await loginChallenge(person), { count: 0 });
    expect((await login(person.email, { passkey })).statusCode).toBe(200);
  }
});

test('a challenge to make a passkey is no challenge to log in with, nor the other way', async () => {
  const { person, authenticator, recoveryCodes } = await withPasskey();
  const passkey = authenticator.answer(await creationChallenge(person, recoveryCodes[0]));
  expect((await login(person.email, { passkey })).statusCode).toBe(401);
  const made = makeAuthenticator(origin).create(await loginChallenge(person));
  const body = { name: 'Phone', passkey: made };
  expect((await call(person, 'POST', '/api/account/passkeys', body)).statusCode).toBe(400);
});

test('removing the last passkey asks for both steps and switches two-step sign-in off', async () => {
  const { person, authenticator } = await withPasskey();
  const [{ id }] = await passkeysOf(person);
  const remove = (body: object) => call(person, 'DELETE', `/api/account/passkeys/${id}`, body);
  const wrong = await remove({ password: 'not the password', code: '000000' });
  expect(wrong.json().issues[0].path).toBe('password');
  const without = await remove({ password: testPassword });
  expect([without.statusCode, without.json().issues[0].path]).toEqual([400, 'code']);
  const { data } = (await call(person, 'POST', '/api/account/second-factor/challenge')).json();
  const gone = await remove({ password: testPassword, passkey: authenticator.answer(data.challenge) });
  expect(gone.json().message).toBe('Two-step sign-in is off');
  await mailsTo(product.dataDir, person.email, 'Two-step sign-in is off');
  const account = (await call(person, 'GET', '/api/account')).json().data;
  expect(account).toMatchObject({ secondFactor: false, passkeys: [], recoveryCodesLeft: 0 });
  expect((await login(person.email)).statusCode).toBe(200);
});

test('beside an authenticator a passkey comes and goes, and two-step sign-in stays on', async () => {
  const person = await product.signIn();
  const proof = { password: testPassword };
  const { secret } = (await call(person, 'POST', '/api/account/second-factor', proof)).json().data;
  const totp = new TOTP({ secret });
  const code = totp.generate();
  const on = await call(person, 'POST', '/api/account/second-factor/confirm', { code });
  const authenticator = makeAuthenticator(origin);
  const added = await add(person, authenticator, { code: on.json().data.recoveryCodes[0] });
  expect(added.json().data.recoveryCodes).toEqual([]);
  await mailsTo(product.dataDir, person.email, 'A passkey was added');
  const asked = (await login(person.email)).json().secondFactor;
  expect(asked).toMatchObject({ authenticator: true, passkey: { allowCredentials: [{}] } });
  const [{ id }] = await passkeysOf(person);
  const gone = await call(person, 'DELETE', `/api/account/passkeys/${id}`, {
    password: testPassword,
    // The next one: that of now may have been used.
    code: totp.generate({ timestamp: Date.now() + 30_000 }),
  });
  expect(gone.json().message).toBe('The passkey is removed');
  const account = (await call(person, 'GET', '/api/account')).json().data;
  expect(account).toMatchObject({ secondFactor: true, passkeys: [], recoveryCodesLeft: 9 });
});

test('two passkeys that are added at the same time give one set of recovery codes', async () => {
  const person = await product.signIn();
  const made = [await creationChallenge(person), await creationChallenge(person)].map((challenge) =>
    makeAuthenticator(origin).create(challenge),
  );
  const answers = await Promise.all(
    made.map((passkey) => call(person, 'POST', '/api/account/passkeys', { name: 'Laptop', passkey })),
  );
  const given = answers.map((answer) => answer.json().data.recoveryCodes.length);
  expect(given.toSorted((a, b) => a - b)).toEqual([0, 10]);
});

test('an account has at most ten passkeys, each with a name', async () => {
  const nameless = await add(await product.signIn(), makeAuthenticator(origin), { name: '  ' });
  expect(nameless.json().issues[0].path).toBe('name');
  const { person, recoveryCodes } = await withPasskey();
  const statuses: number[] = [];
  for (const code of recoveryCodes) {
    statuses.push((await add(person, makeAuthenticator(origin), { code })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 409]);
});

test('a passkey is the second factor that admins need', async () => {
  const { person } = await withPasskey('admin');
  expect((await call(person, 'POST', '/get-dossier', {})).statusCode).toBe(200);
  const bare = await product.signIn('admin');
  expect((await call(bare, 'POST', '/get-dossier', {})).statusCode).toBe(403);
  expect((await call(bare, 'GET', '/api/account')).json().data.secondFactorMissing).toBe(true);
  expect((await call(person, 'GET', '/api/account')).json().data.secondFactorMissing).toBe(false);
});

test('passkeys stand in the export, without their keys, and go with the account', async () => {
  const { person, recoveryCodes } = await withPasskey();
  const exported = await call(person, 'GET', '/api/account/export');
  expect(exported.json().passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
  expect(exported.body).not.toMatch(/publicKey|credentialId/);
  const alone = await call(person, 'POST', '/api/account/deletion', { password: testPassword });
  expect([alone.statusCode, alone.json().issues[0].path]).toEqual([400, 'code']);
  const proof = { password: testPassword, code: recoveryCodes[0] };
  expect((await call(person, 'POST', '/api/account/deletion', proof)).statusCode).toBe(200);
  expect(await product.db.select().from(passkeys).where(eq(passkeys.personId, person.id))).toEqual([]);
});
