import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct, testPassword } from '#server/testing/test-product.ts';
import { people } from './tables.ts';

const publicUrl = 'http://localhost:3000';
/** Who is signed in at the provider. */
let google = { email: '', email_verified: true, name: 'Gita Rao' };
let provider: Server;
let product: TestProduct;

beforeAll(async () => {
  provider = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: 'dosebridge',
        client_secret: 'secret',
        redirect_uris: [`${publicUrl}/auth/google/callback`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['cookies of the test provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the address stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...google }) }),
    async loadExistingGrant(ctx) {
      const { clientId } = ctx.oidc.client ?? {};
      const { accountId } = ctx.oidc.session ?? {};
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = oidc.callback();
  provider.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    return oidc.interactionFinished(request, response, { login: { accountId: google.email } });
  });
  product = await startTestProduct({
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: 'dosebridge',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: issuer,
  });
});
afterAll(async () => {
  await product.stop();
  provider.close();
});

/** A browser: keeps cookies and follows the ways between the product and the provider until a page. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  function keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }
  async function open(url: string): Promise<URL> {
    const address = new URL(url, publicUrl);
    if (address.pathname === '/login') return address;
    if (address.origin === publicUrl) {
      const answer = await product.app.inject({
        url: address.pathname + address.search,
        headers: { cookie: header() },
      });
      keep([answer.headers['set-cookie'] ?? []].flat());
      return open(String(answer.headers.location));
    }
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: header() } });
    keep(answer.headers.getSetCookie());
    return open(new URL(String(answer.headers.get('location')), address).href);
  }
  return {
    cookies,
    open,
    exchange: (code: string | null) =>
      product.app.inject({
        method: 'POST',
        url: '/api/sign-in-codes',
        payload: { code },
        headers: { cookie: header() },
      }),
  };
}

async function signInAs(email: string, verified = true) {
  google = { ...google, email, email_verified: verified };
  const browser = openBrowser();
  const code = (await browser.open('/auth/google')).searchParams.get('signin');
  return { browser, code, answer: await browser.exchange(code) };
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
  const squatter = await product.signIn();
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
});

test('an address that the provider has not proven opens nothing', async () => {
  const { code, answer } = await signInAs('unproven@rao.example', false);
  expect(code).toBe('failed');
  expect(answer.json()).toMatchObject({ code: 'invalid', message: expect.stringMatching(/did not work/) });
  expect(await findPerson('unproven@rao.example')).toBeUndefined();
});

test('a code works once, and only in the browser that it was made for', async () => {
  google = { ...google, email: 'once@rao.example', email_verified: true };
  const browser = openBrowser();
  const code = (await browser.open('/auth/google')).searchParams.get('signin');
  expect((await openBrowser().exchange(code)).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.exchange(code)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
});

test('an answer of the provider counts only in the browser that asked, and unchanged', async () => {
  const { answer, browser } = await signInAs('forged@rao.example');
  expect(answer.statusCode).toBe(200);
  for (const cookie of ['', `google-sign-in=${browser.cookies.get('google-sign-in')}`, 'google-sign-in=x']) {
    const forged = await product.app.inject({
      url: '/auth/google/callback?code=stolen&state=guessed',
      headers: { cookie },
    });
    expect(forged.headers.location).toBe(`${publicUrl}/login?signin=failed`);
  }
});

test('the way to the provider is built from PUBLIC_URL, with PKCE and a cookie that scripts cannot read', async () => {
  const answer = await product.app.inject({ url: '/auth/google', headers: { host: 'evil.example' } });
  const address = new URL(String(answer.headers.location));
  expect(address.searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/google/callback`);
  expect(address.searchParams.get('code_challenge_method')).toBe('S256');
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
});
