import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { accountKeys, passkeys, people } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://dosebridge.example' }, { searches: false });
});
afterAll(() => product.stop());

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

async function keyFor(email: string): Promise<string> {
  await post('/forgot-password', { Email: email }, { host: 'evil.example' });
  const link = linkIn((await mailsTo(product.dataDir, email, 'Set a new password')).at(-1));
  expect(link.origin).toBe('https://dosebridge.example');
  const [, page, key = '', address = ''] = link.pathname.split('/');
  expect([page, decodeURIComponent(address)]).toEqual(['reset-password', email]);
  return key;
}

const password = 'a brand new passphrase';

function reset(Email: string, validateStr: string) {
  return post('/reset-password', { Email, validateStr, password });
}

test('a reset sets the password, ends every session and tells the owner', async () => {
  const person = await product.signIn();
  expect((await reset(person.email, await keyFor(person.email))).statusCode).toBe(200);
  expect((await post('/get-dossier', {}, person.headers)).statusCode).toBe(401);
  expect((await post('/login', { email: person.email, password: testPassword })).statusCode).toBe(401);
  expect((await post('/login', { email: person.email, password })).statusCode).toBe(200);
  await mailsTo(product.dataDir, person.email, 'has been changed');
});

test('blanks around a new password do not make it long enough', async () => {
  const person = await product.signIn();
  const validateStr = await keyFor(person.email);
  const answer = await post('/reset-password', { Email: person.email, validateStr, password: '  xk7qzv  ' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toEqual([
    { path: 'password', message: 'Password Length should be greater then 8' },
  ]);
});

test('of fifty parallel uses of one key one succeeds', async () => {
  const person = await product.signIn();
  const key = await keyFor(person.email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => reset(person.email, key)));
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
});

test('two links used at once change the password once', async () => {
  const person = await product.signIn();
  await post('/forgot-password', { Email: person.email });
  await post('/forgot-password', { Email: person.email });
  const mails = await mailsTo(product.dataDir, person.email, 'Set a new password', 2);
  const keys = mails.map((mail) => linkIn(mail).pathname.split('/')[2] ?? '');
  const answers = await Promise.all(keys.map((key) => reset(person.email, key)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
});

test('a link that is used, old, invented or of another address has one kind answer', async () => {
  const [used, old, other] = [await product.signIn(), await product.signIn(), await product.signIn()];
  const usedKey = await keyFor(used.email);
  await reset(used.email, usedKey);
  const oldKey = await keyFor(old.email);
  await product.db
    .update(accountKeys)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(accountKeys.email, old.email));
  const answers = await Promise.all([
    reset(used.email, usedKey),
    reset(old.email, oldKey),
    reset(other.email, await keyFor(used.email)),
    reset(other.email, 'invented'),
    reset('nobody@nowhere.example', 'invented'),
  ]);
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/no longer works.*Ask for a new one/),
    });
  }
});

test('a link works for one hour', async () => {
  const person = await product.signIn();
  await keyFor(person.email);
  const [key] = await product.db.select().from(accountKeys).where(eq(accountKeys.email, person.email));
  expect(((key?.expiresAt.getTime() ?? 0) - (key?.createdAt.getTime() ?? 0)) / 60_000).toBeCloseTo(60, 1);
});

test('whether an address has an account is not in the answer', async () => {
  const person = await product.signIn();
  const known = await post('/forgot-password', { Email: person.email });
  const unknown = await post('/forgot-password', { Email: 'nobody@nowhere.example' });
  expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
});

test('a password that is easy to guess does not use the link up, and without a link tells nothing', async () => {
  const person = await product.signIn();
  const key = await keyFor(person.email);
  const refused = await post('/reset-password', {
    Email: person.email,
    validateStr: key,
    password: 'iloveyou1',
  });
  expect(refused.json().message).toMatch(/list of leaked ones/);
  const guessed = { Email: person.email, password: 'Buyer-of-1' };
  const own = await post('/reset-password', { ...guessed, validateStr: key });
  expect(own.json().issues).toMatchObject([
    { path: 'password', message: expect.stringContaining('here (buyer)') },
  ]);
  const stranger = await post('/reset-password', { ...guessed, validateStr: 'invented' });
  expect(stranger.json().message).toMatch(/no longer works/);
  expect((await reset(person.email, key)).statusCode).toBe(200);
});

test('a reset by mail of an address that nobody had proven takes away all that was set before', async () => {
  const Email = 'victim@lusitan.example';
  const stranger = { name: 'Not The Owner', organisation: 'Some Famous Company', phone: '9876543210' };
  const registered = await post('/register', { ...stranger, Email, password: 'the password of a stranger' });
  const headers = { authorization: `Bearer ${registered.json().token}` };
  const setUp = await post('/api/account/second-factor', { password: 'the password of a stranger' }, headers);
  const code = new TOTP({ secret: setUp.json().data.secret }).generate();
  expect((await post('/api/account/second-factor/confirm', { code }, headers)).statusCode).toBe(200);
  const passkey = {
    credentialId: 'c',
    name: 'Key',
    publicKey: Buffer.from('k'),
    signCount: 0,
    transports: [],
  };
  const [before] = await product.db.select().from(people).where(eq(people.email, Email));
  await product.db.insert(passkeys).values({ ...passkey, personId: before?.id ?? 0 });

  expect((await reset(Email, await keyFor(Email))).statusCode).toBe(200);
  const signedIn = await post('/login', { email: Email, password });
  expect(signedIn.statusCode).toBe(200);
  const owner = { authorization: `Bearer ${signedIn.json().token}` };
  const account = await product.app.inject({ url: '/api/account', headers: owner });
  expect(account.json().data).toMatchObject({
    ...{ name: 'victim', organisation: '', phone: '', emailVerified: true },
    ...{ secondFactor: false, authenticator: false, passkeys: [], recoveryCodesLeft: 0 },
  });
  expect((await product.app.inject({ url: '/api/account', headers })).statusCode).toBe(401);
  const [mail] = await mailsTo(product.dataDir, Email, 'has been changed');
  expect(mail?.text).toContain('had never been confirmed');
});

test('a reset of a proven address leaves the name and the second factor as they are', async () => {
  const person = await product.signIn();
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
  const setUp = await post('/api/account/second-factor', { password: testPassword }, person.headers);
  const code = new TOTP({ secret: setUp.json().data.secret }).generate();
  await post('/api/account/second-factor/confirm', { code }, person.headers);
  expect((await reset(person.email, await keyFor(person.email))).statusCode).toBe(200);
  expect((await post('/login', { email: person.email, password })).json().code).toBe(
    'second-factor-required',
  );
  const [kept] = await product.db.select().from(people).where(eq(people.id, person.id));
  expect([kept?.name, kept?.organisation]).toEqual([
    expect.stringMatching(/^Person \d+$/),
    expect.stringMatching(/^Buyer \d+$/),
  ]);
});
