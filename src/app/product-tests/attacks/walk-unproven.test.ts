import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { RouteOptions } from 'fastify';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { type Role, roles } from '#platform/contract/roles.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { type Account, join } from '#testing/walk/accounts.ts';
import { cases } from '#testing/walk/cases.ts';

// Every route once more, for accounts whose address nobody has proven: whoever has registered a stranger's.

let product: TestProduct;
let desk: Account;
/** One of each role. They were members of companies before that needed the proof. */
const unproven = new Map<Role, Account>();

beforeAll(async () => {
  product = await startTestProduct(
    { GOOGLE_CLIENT_ID: 'dosebridge', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    { pages: true, searches: false },
  );
  desk = await join(product, 'admin', 'an admin');
  for (const role of roles) {
    const account = await join(product, role, `an unproven ${role}`);
    await product.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, account.id));
    unproven.set(role, account);
  }
}, 600_000);
afterAll(() => product.stop());

/** One's own account, where whatever is set goes when its true owner comes. */
const ownAccount = [
  'DELETE /api/account/passkeys/:id',
  'DELETE /api/account/second-factor',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:session',
  'POST /api/account',
  'POST /api/account/deletion',
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/challenge',
  'POST /api/account/password',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/challenge',
  'POST /api/account/second-factor/confirm',
  'POST /api/email-verifications',
  'POST /api/terms/acceptances',
  'POST /logout',
];
const reads = [
  'POST /get-dossier',
  'POST /get-dossierbyid',
  'POST /get-productcode',
  'POST /get-supplier',
  'POST /get-supplierbyid',
  'POST /search-dossier',
  'POST /search-supplier',
];

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;

/** Everything that is not a GET and not public, with an account of a role that it admits. */
function writes(): { route: RouteOptions; name: string; role: Role }[] {
  return product.app.guardedRoutes
    .flatMap((route) => [route.method].flat().map((method) => ({ ...route, method })))
    .filter(({ method, config }) => method !== 'GET' && method !== 'HEAD' && config?.access !== 'public')
    .map((route) => {
      const access = route.config?.access ?? [];
      const role = typeof access === 'string' ? 'seller' : (access[0] as Role);
      return { route, name: nameOf(route), role };
    });
}

test('before the proof everything that writes is shut, but one’s own account', async () => {
  const open: string[] = [];
  for (const { route, name, role } of writes()) {
    const account = unproven.get(role) as Account;
    const found = cases[name];
    const row = (await found?.row?.make(product, account)) ?? {};
    let bodyWasRead = false;
    const answer = await product.app.inject({
      method: route.method as 'POST',
      url: route.url.replace(/:(\w+)/g, (_, part) => encodeURIComponent(row[part] ?? '')),
      headers: {
        ...account.headers,
        'content-type': found?.form ? 'multipart/form-data; boundary=x' : 'application/json',
      },
      payload: new Readable({
        read() {
          bodyWasRead = true;
          this.push('{ no JSON');
          this.push(null);
        },
      }),
    });
    if (answer.statusCode !== 403) open.push(name);
    else {
      expect.soft(answer.json().message, name).toMatch(/^Confirm your email address first/);
      expect.soft(bodyWasRead, `${name} reads the body`).toBe(false);
    }
    // It is signed out, so that the next call needs another.
    if (name === 'POST /logout') unproven.set(role, await again(role));
  }
  expect(open.sort()).toEqual([...ownAccount, ...reads].sort());
}, 300_000);

async function again(role: Role): Promise<Account> {
  const account = await join(product, role, `an unproven ${role}`);
  await product.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, account.id));
  return account;
}

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

async function mailsTo({ email }: TestPerson): Promise<string[]> {
  const mails = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return mails.map(({ subject }) => subject);
}

test('to an address that nobody has proven no mail leaves but the proof', async () => {
  const account = await again('seller');
  const setUp = await post('/api/account/second-factor', { password: testPassword }, account.headers);
  const code = new TOTP({ secret: setUp.json().data.secret }).generate();
  expect((await post('/api/account/second-factor/confirm', { code }, account.headers)).statusCode).toBe(200);
  const change = { current: testPassword, password: 'a brand new passphrase' };
  expect((await post('/api/account/password', change, account.headers)).statusCode).toBe(200);
  expect((await post('/api/email-verifications', {}, account.headers)).statusCode).toBe(200);
  expect(await mailsTo(account)).toEqual(['Please confirm your email address']);
});

test('the desk gives no membership and no other role to who has not proven the address', async () => {
  const person = await product.signIn('seller', { proven: false });
  const grant = { email: person.email };
  const url = `/api/back-office/companies/${desk.companyId}/people`;
  const refused = await post(url, grant, desk.headers);
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('not proven')]);
  const role = await post(`/api/back-office/people/${person.id}/role`, { role: 'admin' }, desk.headers);
  expect([role.statusCode, role.json().message]).toEqual([409, expect.stringContaining('not proven')]);
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
  expect((await post(url, grant, desk.headers)).statusCode).toBe(200);
});

test('a membership from before counts from the proof on, and the desk reads that it does not yet', async () => {
  const owner = await join(product, 'seller');
  const companyId = owner.companyId;
  const listing = await product.list({ companyId });
  const person = await product.signIn('seller', { proven: false });
  await product.db.insert(companyPeople).values({ companyId, personId: person.id });
  const listings = async () =>
    (await product.app.inject({ url: '/api/listings', headers: person.headers })).json().data.length;
  expect(await listings()).toBe(0);
  const shown = await product.app.inject({
    url: `/api/back-office/companies/${companyId}`,
    headers: desk.headers,
  });
  expect(shown.json().data.people).toMatchObject([{ emailVerified: true }, { emailVerified: false }]);
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
  expect([await listings(), listing > 0]).toEqual([1, true]);
});
