import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLog } from '#testing/kept-log.ts';
import { mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';

const { log, lines, signIns } = keepLog();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on', REQUIRE_ADMIN_SECOND_FACTOR: 'on' }, { log });
});
afterAll(() => product.stop());

function call(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  return product.app.inject({ method, url, headers: person.headers, ...(payload ? { payload } : {}) });
}

function login(email: string, code?: string) {
  return product.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email, password: testPassword, ...(code ? { code } : {}) },
  });
}

/** The authenticator's next code, or that of some half minutes from now: one of the past would soon be too old. */
function codeOf(secret: string, steps = 1): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function switchOn(person: TestPerson) {
  const { secret } = (
    await call(person, 'POST', '/api/account/second-factor', { password: testPassword })
  ).json().data;
  const answer = await call(person, 'POST', '/api/account/second-factor/confirm', {
    // That of now, so that the tests have the next one left to use.
    code: codeOf(secret, 0),
  });
  expect(answer.statusCode).toBe(200);
  return { secret: secret as string, recoveryCodes: answer.json().data.recoveryCodes as string[] };
}

test('setting up shows the secret three ways, and asks for nothing until a code has proven it', async () => {
  const person = await product.signIn();
  const { data } = (
    await call(person, 'POST', '/api/account/second-factor', { password: testPassword })
  ).json();
  expect(data.url).toMatch(/^otpauth:\/\/totp\/Dosebridge:.*secret=/);
  expect(data.svg).toMatch(/^<svg[\s\S]*<\/svg>/);
  expect((await login(person.email)).statusCode).toBe(200);
  const wrong = await call(person, 'POST', '/api/account/second-factor/confirm', { code: '000000' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().issues[0].path).toBe('code');
});

test('setting up asks for the password: a browser that was left open is not enough', async () => {
  const person = await product.signIn();
  for (const proof of [{}, { password: 'not the password' }]) {
    const refused = await call(person, 'POST', '/api/account/second-factor', proof);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'password']);
  }
});

test('login asks for a code after the password, and never before', async () => {
  const person = await product.signIn();
  const { secret } = await switchOn(person);
  const asked = await login(person.email);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'second-factor-required']);
  const wrongPassword = await product.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email: person.email, password: 'not the password', code: codeOf(secret) },
  });
  expect(wrongPassword.json().code).toBe('unauthenticated');
  expect((await login(person.email, '000000')).statusCode).toBe(401);
  expect((await login(person.email, codeOf(secret))).statusCode).toBe(200);
  await mailsTo(product.dataDir, person.email, 'Two-step sign-in is on');
});

test('a code is accepted once, also when it is sent twice at the same time', async () => {
  const person = await product.signIn();
  const { secret } = await switchOn(person);
  const code = codeOf(secret);
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(person.email, code)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect((await login(person.email, code)).statusCode).toBe(401);
});

test('a recovery code stands in for the authenticator, once, however it is typed', async () => {
  const person = await product.signIn();
  const { recoveryCodes } = await switchOn(person);
  expect(new Set(recoveryCodes).size).toBe(10);
  // 28 signs of five bits each: beyond the 112 bits from which a plain hash will do.
  for (const given of recoveryCodes) expect(given).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
  const [code = ''] = recoveryCodes;
  expect((await login(person.email, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
  expect((await login(person.email, code)).statusCode).toBe(401);
  const { data } = (await call(person, 'GET', '/api/account')).json();
  expect(data).toMatchObject({ secondFactor: true, recoveryCodesLeft: 9 });
});

test('the log says how the second step was passed or refused, up to the limit, and never the code', async () => {
  const person = await product.signIn();
  const { secret, recoveryCodes } = await switchOn(person);
  const [recovery = ''] = recoveryCodes;
  lines.length = 0;
  for (const code of [undefined, codeOf(secret), recovery, ...Array.from({ length: 11 }, () => '987654')]) {
    await login(person.email, code);
  }
  const refused = { msg: 'refused', person: person.id };
  const passed = { msg: 'signed in', person: person.id, by: 'password' };
  expect(signIns()).toEqual([
    { ...refused, reason: 'second-factor-not-given' },
    { ...passed, secondFactor: 'authenticator' },
    { ...passed, secondFactor: 'recovery-code' },
    ...Array.from({ length: 10 }, () => ({ ...refused, reason: 'wrong-code' })),
    { ...refused, reason: 'limit-login-account' },
  ]);
  for (const typed of [recovery, '987654', person.email]) expect(lines.join('')).not.toContain(typed);
});

test('a code of the shorter kind that was given out earlier still works, once', async () => {
  const person = await product.signIn();
  await switchOn(person);
  const given = 'ABCD-EFGH-IJKL-MNOP';
  const codeHash = createHash('sha256').update(given.replaceAll('-', '')).digest();
  await product.db.insert(recoveryCodes).values({ personId: person.id, codeHash });
  expect((await login(person.email, given)).statusCode).toBe(200);
  expect((await login(person.email, given)).statusCode).toBe(401);
});

test('switching it off asks for the password and a code', async () => {
  const person = await product.signIn();
  const { secret } = await switchOn(person);
  const off = (password: string, code: string) =>
    call(person, 'DELETE', '/api/account/second-factor', { password, code });
  expect((await off('not the password', codeOf(secret))).json().issues[0].path).toBe('password');
  const wrong = await off(testPassword, '000000');
  expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'code']);
  expect((await off(testPassword, codeOf(secret))).statusCode).toBe(200);
  expect((await login(person.email)).statusCode).toBe(200);
});

test('a second factor that is on cannot be replaced by a new secret', async () => {
  const person = await product.signIn();
  const { recoveryCodes: codes } = await switchOn(person);
  const start = (proof: object) => call(person, 'POST', '/api/account/second-factor', proof);
  expect((await start({ password: testPassword })).json().issues[0].path).toBe('code');
  expect((await start({ password: testPassword, code: codes[0] })).statusCode).toBe(409);
});

test('the secret is not readable in the database', async () => {
  const person = await product.signIn();
  const { secret } = await switchOn(person);
  const [row] = await product.db.select().from(secondFactors).where(eq(secondFactors.personId, person.id));
  expect(row?.secret).not.toContain(secret);
  expect(Buffer.from(row?.secret ?? '', 'base64url').toString('latin1')).not.toContain(secret);
});

test('guessing codes is limited for each person', async () => {
  const person = await product.signIn();
  await call(person, 'POST', '/api/account/second-factor', { password: testPassword });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) {
    const answer = await call(person, 'POST', '/api/account/second-factor/confirm', { code: '000000' });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('where admins need one, an admin without reaches only the account, and others are not asked', async () => {
  const [admin, seller] = [await product.signIn('admin'), await product.signIn()];
  const refused = await call(admin, 'POST', '/get-dossier', {});
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    expect.stringMatching(/^Your account needs a second factor/),
  ]);
  expect((await call(admin, 'GET', '/api/account')).statusCode).toBe(200);
  expect((await call(seller, 'POST', '/get-dossier', {})).statusCode).toBe(200);
  await switchOn(admin);
  expect((await call(admin, 'POST', '/get-dossier', {})).statusCode).toBe(200);
});

test('where everybody needs one, a member without reaches only the account', async () => {
  const strict = await startTestProduct({ REQUIRE_SECOND_FACTOR: 'on' });
  const { headers } = await strict.signIn();
  const refused = await strict.app.inject({ method: 'POST', url: '/get-dossier', payload: {}, headers });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-missing']);
  const account = await strict.app.inject({ url: '/api/account', headers });
  expect(account.json().data.secondFactorMissing).toBe(true);
  await strict.stop();
});
