import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#testing/mailbox.ts';
import { openBrowser } from '#testing/sign-in/browser.ts';
import { type IdentityProvider, startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { people } from '../tables.ts';

const publicUrl = 'https://dosebridge.example';
/** Who is signed in at the provider. */
let google = { email: '', email_verified: true, name: 'Gita Rao' };
/** What the provider calls them; the address where a test does not say. */
let subject: string | undefined;
let provider: IdentityProvider;
let product: TestProduct;

beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.serve(
    publicUrl,
    () => google,
    (consent) => consent.give(subject ?? google.email),
  );
  product = await startTestProduct({ PUBLIC_URL: publicUrl, ...provider.settings }, { searches: false });
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

afterEach(() => provider.bend.clear());

async function signInAs(
  email: string,
  { verified = true, sub, at = product }: { verified?: boolean; sub?: string; at?: TestProduct } = {},
) {
  google = { ...google, email, email_verified: verified };
  subject = sub;
  const browser = openBrowser(at, publicUrl);
  const back = (await browser.open('/auth/google')).searchParams;
  const code = back.get('signin');
  return { browser, code, why: back.get('google'), answer: await browser.exchange(code ?? '') };
}

async function findPerson(email: string) {
  return (await product.db.select().from(people).where(eq(people.email, email)))[0];
}

test('who is new gets an account with a proven address and no password', async () => {
  const { answer } = await signInAs('Gita@Rao.example');
  expect(answer.json()).toMatchObject({ name: 'Gita Rao', role: 'seller' });
  expect(await findPerson('gita@rao.example')).toMatchObject({
    passwordHash: null,
    emailVerifiedAt: expect.any(Date),
  });
  const headers = { authorization: `Bearer ${answer.json().token}` };
  expect((await product.app.inject({ url: '/api/account', headers })).json().data.hasPassword).toBe(false);
});

test('a member with a proven address is found by it and keeps the password', async () => {
  const person = await product.signIn();
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
  const { answer } = await signInAs(person.email);
  expect(answer.statusCode).toBe(200);
  expect((await findPerson(person.email))?.passwordHash).not.toBeNull();
  expect((await product.app.inject({ url: '/api/sessions', headers: person.headers })).statusCode).toBe(200);
});

test('who registered a stranger’s address has no way in once its owner signs in', async () => {
  const squatter = await product.signIn('seller', { proven: false });
  const { answer } = await signInAs(squatter.email);
  expect(answer.statusCode).toBe(200);
  expect((await product.app.inject({ url: '/api/sessions', headers: squatter.headers })).statusCode).toBe(
    401,
  );
  const login = await product.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email: squatter.email, password: testPassword },
  });
  expect(login.statusCode).toBe(401);
  await mailsTo(product.dataDir, squatter.email, 'Your password has been removed');
  const owner = { authorization: `Bearer ${answer.json().token}` };
  const account = await product.app.inject({ url: '/api/account', headers: owner });
  expect(account.json().data).toMatchObject({ name: 'Gita Rao', organisation: '', phone: '' });
});

test('an address that the provider has not proven opens nothing', async () => {
  const { code, why } = await signInAs('unproven@rao.example', { verified: false });
  expect([code, why]).toEqual([null, 'unproven']);
  expect(await findPerson('unproven@rao.example')).toBeUndefined();
});

test('who changes the address at the provider comes home to the same account', async () => {
  await signInAs('before@rao.example', { sub: 'gita' });
  const { answer } = await signInAs('after@rao.example', { sub: 'gita' });
  const headers = { authorization: `Bearer ${answer.json().token}` };
  const { data } = (await product.app.inject({ url: '/api/account', headers })).json();
  expect(data.email).toBe('before@rao.example');
  expect(await findPerson('after@rao.example')).toBeUndefined();
});

test('the address of somebody who came by another account of the provider opens nothing, registered here or there', async () => {
  const member = await product.signIn();
  for (const email of [member.email, 'passed-on@rao.example']) {
    expect((await signInAs(email, { sub: `first ${email}` })).answer.statusCode).toBe(200);
    const { code, why } = await signInAs(email, { sub: `second ${email}` });
    expect([code, why]).toEqual([null, 'another']);
    expect((await signInAs(email, { sub: `first ${email}` })).answer.statusCode).toBe(200);
  }
});

test('of sign-ins side by side each finds the one account that they make', async () => {
  const email = 'twice@rao.example';
  const browsers = Array.from({ length: 4 }, () => openBrowser(product, publicUrl));
  google = { ...google, email, email_verified: true };
  subject = 'twice';
  const codes = await Promise.all(browsers.map(async (browser) => browser.open('/auth/google')));
  expect(codes.map(({ searchParams }) => searchParams.get('google'))).toEqual([null, null, null, null]);
});

test('a code works once, and only in the browser that it was made for', async () => {
  google = { ...google, email: 'once@rao.example', email_verified: true };
  subject = undefined;
  const browser = openBrowser(product, publicUrl);
  const code = (await browser.open('/auth/google')).searchParams.get('signin') ?? '';
  expect((await openBrowser(product, publicUrl).exchange(code)).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.exchange(code)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
});

test('an answer of the provider counts only in the browser that asked, and unchanged', async () => {
  const { answer, browser } = await signInAs('forged@rao.example');
  expect(answer.statusCode).toBe(200);
  const name = '__Host-google-sign-in';
  const kept = browser.cookies.get(name);
  // A cookie of the bare name may come from a neighbour under the same domain.
  for (const cookie of ['', `${name}=${kept}`, `${name}=x`, `google-sign-in=${kept}`]) {
    const forged = await product.app.inject({
      url: '/auth/google/callback?code=stolen&state=guessed',
      headers: { cookie },
    });
    expect(forged.headers.location).toBe(`${publicUrl}/login?google=failed`);
  }
});

test('the way to the provider is built from PUBLIC_URL, with PKCE and a cookie that scripts cannot read', async () => {
  const answer = await product.app.inject({ url: '/auth/google', headers: { host: 'evil.example' } });
  const address = new URL(String(answer.headers.location));
  expect(address.searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/google/callback`);
  expect(address.searchParams.get('code_challenge_method')).toBe('S256');
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-google-sign-in=[\w-]+; Path=\/; Secure; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
});

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The token with another header or signature; what it says stays. */
function resign(token: string, algorithm: string | undefined, signature: (signed: string) => Buffer): string {
  const [head = '', payload = ''] = token.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const newHead = Buffer.from(JSON.stringify({ ...header, alg: algorithm ?? header.alg })).toString(
    'base64url',
  );
  const made = signature(`${newHead}.${payload}`);
  return `${newHead}.${payload}.${made.toString('base64url')}`;
}

test.each([
  ['an empty signature', undefined, () => Buffer.of()],
  ['a stranger’s signature', undefined, (text: string) => sign('sha256', Buffer.from(text), stranger)],
  ['the algorithm none', 'none', () => Buffer.of()],
  [
    'our own secret for a signature',
    'HS256',
    (text: string) => createHmac('sha256', 'secret').update(text).digest(),
  ],
])('an ID token with %s opens nothing, from the token endpoint too', async (_, algorithm, signature) => {
  provider.bend.set('/token', (answer) => {
    const tokens = JSON.parse(answer);
    return JSON.stringify({ ...tokens, id_token: resign(tokens.id_token, algorithm, signature) });
  });
  const email = `forged-${algorithm}-${signature('').length}@rao.example`;
  const { code, why } = await signInAs(email);
  expect([code, why]).toEqual([null, 'failed']);
  expect(await findPerson(email)).toBeUndefined();
});

test.each(['/token', '/jwks', '/.well-known/openid-configuration'] as const)(
  'an answer of the provider at %s that goes on past a megabyte is not read to its end',
  async (path) => {
    const fresh = await startTestProduct(
      { PUBLIC_URL: publicUrl, ...provider.settings },
      { searches: false },
    );
    provider.bend.set(path, (answer) => `${answer.slice(0, -1)},"padding":"${'x'.repeat(1024 * 1024)}"}`);
    const { code, why } = await signInAs('long-answer@rao.example', { at: fresh });
    expect([code, why]).toEqual([null, path.endsWith('configuration') ? 'unreachable' : 'failed']);
    await fresh.stop();
  },
);
