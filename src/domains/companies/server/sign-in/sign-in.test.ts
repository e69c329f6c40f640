import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeKey } from '#domains/accounts/server/sign-up/keys.ts';
import { identities, people, sessions } from '#domains/accounts/server/tables.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { openSecrets, readKey } from '#platform/server/secrets/secrets.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { openBrowser } from '#testing/sign-in/browser.ts';
import { type IdentityProvider, startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { addDomain } from '../domains/queries.ts';
import { companyDomains } from '../domains/tables.ts';
import { findRole } from '../people/membership.ts';
import { companies, companyPeople } from '../tables.ts';
import { purposeOf } from './queries.ts';
import { renewSignInSeals } from './renew-seals.ts';
import { companySignIns } from './tables.ts';

const publicUrl = 'https://dosebridge.example';
/** Who is signed in at the provider, as it calls them, and what it says of them. */
let account = { sub: '', email: '', email_verified: true, name: 'Gita Rao', groups: ['staff'], amr: ['pwd'] };
/** What it says otherwise in the ID token. */
let inToken: { email?: string; email_verified?: undefined } = {};
let provider: IdentityProvider;
let product: TestProduct;

/** As many as the tests found, and the provider leads back to. */
const keys = Array.from({ length: 40 }, () => crypto.randomUUID());
let founded = 0;

beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.serve(
    publicUrl,
    (_, where) => ({ ...account, ...(where === 'id_token' && inToken) }),
    (consent) => consent.give(account.sub, account.amr),
    ['/auth/google/callback', ...keys.map((key) => `/auth/company/${key}/callback`)],
  );
  product = await startTestProduct({ PUBLIC_URL: publicUrl, ...provider.settings }, { searches: false });
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});
afterEach(() => provider.bend.clear());

/** A company with a proven domain; its sign-in is set with what is given beside the provider. */
async function openCompany(more: object | null = {}) {
  const key = keys[founded] ?? '';
  founded += 1;
  const domain = `halcyon-${founded}.example`;
  const chief = await product.signIn('seller', { domain });
  const company = await foundCompany(product, chief);
  await product.db.update(companies).set({ signInKey: key }).where(eq(companies.id, company.id));
  const at = `/api/companies/${company.id}/sign-in`;
  const opened = { chief, company, domain, key, at, domainId: await prove(company.id, domain) };
  if (more !== null) expect((await save(opened, more)).status).toBe(200);
  return opened;
}
type Opened = Awaited<ReturnType<typeof openCompany>>;

async function prove(companyId: number, domain: string): Promise<string> {
  const id = (await addDomain(product.db, companyId, domain))?.id ?? 0;
  await setProven(id, new Date());
  return String(id);
}

function setProven(id: number, provenAt: Date | null) {
  return product.db.update(companyDomains).set({ provenAt }).where(eq(companyDomains.id, id));
}

/** Saves after what stands there, unless another revision is given. */
async function save({ chief, at, domainId }: Opened, more: object = {}) {
  const told = (await send(product, chief, 'GET', at)).body.data;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = provider.settings;
  return send(product, chief, 'POST', at, {
    ...{ issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET },
    ...{ domains: [domainId], password: testPassword, after: told?.revision ?? '', ...more },
  });
}

/** Comes by a company's provider, as who it is told to be; the way back to the login page, and the exchange of its code. */
async function comeAs({ key }: Pick<Opened, 'key'>, email: string, more: Partial<typeof account> = {}) {
  account = { ...account, sub: email, email_verified: true, groups: ['staff'], amr: ['pwd'], email, ...more };
  const browser = openBrowser(product, publicUrl);
  const back = (await browser.open(`/auth/company/${key}`)).searchParams;
  const answer = await browser.exchange(back.get('signin') ?? '');
  const { token } = answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return { why: back.get('company'), status: answer.statusCode, headers, browser };
}

async function find(email: string) {
  const [person] = await product.db.select().from(people).where(eq(people.email, email));
  return person;
}

async function roleOf(company: { id: number }, email: string) {
  return findRole(product.db, { companyId: company.id, personId: (await find(email))?.id ?? 0 });
}

async function subjectsTo({ email }: { email: string }) {
  const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows.map(({ subject }) => subject);
}

const closeOthers = (who: { headers: Record<string, string> }, { at }: Opened, only = true) =>
  send(product, who, 'POST', `${at}/only-way`, { only });
const nobody = { headers: {} };
const ways = async (email: string) =>
  (await send(product, nobody, 'POST', '/api/sign-in-ways', { email })).body.data;

test('a colleague comes by the provider for the first time: proven, one of its people, in the default role', async () => {
  const { company, domain, key, chief } = await openCompany();
  const email = `gita@${domain}`;
  const gita = await comeAs({ key }, `Gita@${domain}`);
  expect(gita.status).toBe(200);
  const person = await find(email);
  expect(person).toMatchObject({ passwordHash: null, name: 'Gita Rao', organisation: company.name });
  expect(person?.emailVerifiedAt).not.toBeNull();
  expect(await roleOf(company, email)).toBe('reader');
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'grant-membership'))
    .orderBy(auditTrail.id)
    .limit(1);
  expect(line).toMatchObject({ actorId: null, detail: { person: person?.id, role: 'reader' } });
  expect((await send(product, gita, 'GET', '/api/companies')).body.data).toMatchObject([{ role: 'reader' }]);
  expect((await comeAs({ key }, email, { sub: `Gita@${domain}` })).status).toBe(200);
  expect(await subjectsTo(chief)).toEqual([`The sign-in of ${company.name} has been changed`]);
});

test('the role is what the claim says at each sign-in: the one that may most, by mail where it changes, and never without an administrator', async () => {
  const { chief, company, domain, key } = await openCompany({
    ...{ roleClaim: 'groups', defaultRole: 'signatory' },
    roleValues: [
      { value: 'sales', role: 'deal-maker' },
      { value: 'board', role: 'administrator' },
    ],
  });
  const email = `rui@${domain}`;
  for (const [groups, role] of [
    [['sales', 'staff'], 'deal-maker'],
    [['sales', 'board'], 'administrator'],
    [['staff'], 'signatory'],
  ] as const) {
    expect((await comeAs({ key }, email, { groups: [...groups] })).status).toBe(200);
    expect(await roleOf(company, email)).toBe(role);
  }
  expect(await subjectsTo(chief)).toHaveLength(1);
  const roles = ['a signatory', 'an administrator'];
  expect((await subjectsTo({ email })).toSorted()).toEqual(
    roles.map((role) => `You are ${role} of ${company.name} now`),
  );
  expect((await comeAs({ key }, chief.email)).status).toBe(200);
  expect(await roleOf(company, chief.email)).toBe('administrator');
});

test('nobody comes in whose address is of another domain, is not verified, or belongs to another account of the provider', async () => {
  const { company, domain, key } = await openCompany();
  const stranger = await product.signIn();
  for (const [email, more, why] of [
    [stranger.email, {}, 'foreign'],
    [`x@mail.${domain}`, {}, 'foreign'],
    [`ana@${domain}`, { email_verified: false }, 'unproven'],
  ] as const)
    expect((await comeAs({ key }, email, more)).why).toBe(why);
  expect(await find(`ana@${domain}`)).toBeUndefined();
  expect((await comeAs({ key }, `ana@${domain}`, { sub: 'first' })).status).toBe(200);
  expect((await comeAs({ key }, `ana@${domain}`, { sub: 'second' })).why).toBe('another');
  // Who is known there, and is told under an address of elsewhere.
  expect((await comeAs({ key }, stranger.email, { sub: 'first' })).why).toBe('foreign');
  expect(await product.db.$count(sessions, eq(sessions.personId, stranger.id))).toBe(1);
  expect(await roleOf(company, stranger.email)).toBeNull();
});

test('the proof of one address proves no other: each is told with its own', async () => {
  const { domain, key } = await openCompany();
  const [typed, own] = [`victim@${domain}`, `own@${domain}`];
  // As a provider does that lets everybody type an address, and says elsewhere which one it has proven.
  inToken = { email: typed, email_verified: undefined };
  try {
    expect((await comeAs({ key }, own)).status).toBe(200);
  } finally {
    inToken = {};
  }
  expect([await find(typed), (await find(own))?.email]).toEqual([undefined, own]);
});

test('an answer counts for the attempt that asked: its state, its nonce, its provider', async () => {
  const [mine, other] = [await openCompany(), await openCompany()];
  for (const spoil of ['state', 'nonce']) {
    account = { ...account, sub: 'spoilt', email: `spoilt@${mine.domain}` };
    const browser = openBrowser(product, publicUrl);
    const address = await browser.step(`/auth/company/${mine.key}`);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    address.searchParams.set(spoil, 'another-one-that-is-long-enough');
    expect((await browser.open(address)).searchParams.get('company')).toBe('failed');
  }
  const browser = openBrowser(product, publicUrl);
  let back = await browser.step(`/auth/company/${mine.key}`);
  while (back.origin !== publicUrl) back = await browser.step(back);
  back.pathname = back.pathname.replace(mine.key, other.key);
  expect((await browser.open(back)).searchParams.get('company')).toBe('failed');
  expect(await find(`spoilt@${mine.domain}`)).toBeUndefined();
  // Whose link it is from elsewhere chooses the provider, and so who would be signed in.
  for (const from of ['cross-site', 'none'] as const) {
    const led = await openBrowser(product, publicUrl, from).step(`/auth/company/${mine.key}`);
    expect(led.href).toBe(`${publicUrl}/login?company=elsewhere`);
  }
  expect((await browser.open('/auth/company/nobody')).searchParams.get('company')).toBe('failed');
});

test('what is no provider, or names another issuer, is refused beside the field, and so is what leads inside', async () => {
  const opened = await openCompany(null);
  const refused = async (more: object) => (await save(opened, more)).body.issues;
  expect(await refused({ issuer: 'login' })).toEqual([
    { path: 'issuer', message: expect.stringMatching(/^Give the issuer as/) },
  ]);
  expect(await refused({ issuer: publicUrl.replace('dosebridge', 'no-such-host') })).toEqual([
    { path: 'issuer', message: expect.stringMatching(/^There is no document/) },
  ]);
  for (const issuer of [
    'https://10.0.0.1',
    'http://192.0.2.1',
    'https://[::ffff:10.0.0.1]',
    'http://0.0.0.0',
  ])
    expect(await refused({ issuer })).toEqual([
      { path: 'issuer', message: expect.stringMatching(/^This address is not reached/) },
    ]);
  const discovery = '/.well-known/openid-configuration';
  provider.bend.set(discovery, (answer) =>
    answer.replace(/"issuer":"[^"]+"/, '"issuer":"https://evil.example"'),
  );
  expect(await refused({})).toEqual([
    { path: 'issuer', message: expect.stringMatching(/names another issuer/) },
  ]);
  provider.bend.clear();
  expect(await refused({ clientSecret: '' })).toEqual([
    { path: 'clientSecret', message: 'Give the client secret' },
  ]);
  expect(await refused({ password: 'not the password' })).toMatchObject([{ path: 'password' }]);
  // The document's address is taken for its issuer.
  expect((await save(opened, { issuer: `${provider.settings.GOOGLE_ISSUER}${discovery}` })).status).toBe(200);
});

test('only proven domains of the company sign in, each by one company', async () => {
  const opened = await openCompany();
  const other = await openCompany(null);
  const theirs = await prove(other.company.id, opened.domain);
  const unproven = await addDomain(product.db, other.company.id, 'unproven.example');
  for (const [domains, words] of [
    [[opened.domainId], /^Choose among/],
    [[String(unproven?.id)], /^Choose among/],
    [[theirs], /sign in elsewhere already/],
  ] as const)
    expect((await save(other, { domains })).body.issues).toEqual([
      { path: 'domains', message: expect.stringMatching(words) },
    ]);
  const second = `second-${opened.domain}`;
  const both = [opened.domainId, await prove(opened.company.id, second)];
  expect((await save(opened, { domains: both })).status).toBe(200);
  expect((await comeAs(opened, `early@${opened.domain}`)).status).toBe(200);
  await setProven(Number(opened.domainId), null);
  // Nobody new, and nobody again; whoever is in stays in.
  expect((await comeAs(opened, `late@${opened.domain}`)).why).toBe('foreign');
  expect((await comeAs(opened, `early@${opened.domain}`)).why).toBe('foreign');
  // Nor by an address of another domain, as long as the account has this one.
  const sub = `early@${opened.domain}`;
  expect((await comeAs(opened, `early@${second}`, { sub })).why).toBe('foreign');
  expect(await roleOf(opened.company, sub)).toBe('reader');
  expect((await save(other, { domains: [theirs] })).status).toBe(200);
  expect(await ways(`x@${opened.domain}`)).toEqual({ at: `/auth/company/${other.key}`, only: false });
});

test('who was ended is not brought back by deleting their account, until they are invited', async () => {
  const opened = await openCompany();
  const { chief, company, domain } = opened;
  const email = `gone@${domain}`;
  const gone = await comeAs(opened, email);
  const id = (await find(email))?.id ?? 0;
  expect((await send(product, chief, 'DELETE', `/api/companies/${company.id}/people/${id}`)).status).toBe(
    200,
  );
  expect((await send(product, gone, 'POST', '/api/account/deletion', {})).status).toBe(200);
  expect((await comeAs(opened, email)).why).toBe('ended');
  expect(await find(email)).toBeUndefined();
  // What says so is nobody's address: neither in words nor as a hash that addresses could be tried against.
  const { rows } = await product.db.$client.query('select t::text as kept from company_former_addresses t');
  expect(rows.length).toBeGreaterThan(0);
  for (const { kept } of rows)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      for (const text of [email, `${company.id}${email}`, domain])
        expect(kept).not.toContain(createHash('sha256').update(text).digest(encoding));
  expect(JSON.stringify(rows)).not.toContain(domain);
  const invite = { email, role: 'reader' };
  expect(
    (await send(product, chief, 'POST', `/api/companies/${company.id}/invitations`, invite)).status,
  ).toBe(200);
  expect((await comeAs(opened, email)).status).toBe(200);
  expect(await roleOf(company, email)).toBe('reader');
});

test('who deletes their account at the moment at which they come by it is made one of nobody’s people', async () => {
  const opened = await openCompany();
  const { company, domain } = opened;
  const email = `leaving@${domain}`;
  const { headers } = await comeAs(opened, email);
  const id = (await find(email))?.id ?? 0;
  const leave = async () =>
    String((await send(product, { headers }, 'POST', '/api/account/deletion', {})).status);
  const come = async () => (await comeAs(opened, email)).why;
  const row: [string, unknown[]] = ['select from people where id = $1', [id]];
  const acts: (() => Promise<string | null>)[] = [leave, come];
  expect(await whileHeld(product, row, acts)).toEqual(['200', 'failed']);
  expect(await findRole(product.db, { companyId: company.id, personId: id })).toBeNull();
});

test('who was ended or disabled stays out, until somebody puts them in again', async () => {
  const { chief, company, domain, key } = await openCompany();
  const email = `ines@${domain}`;
  const ines = await comeAs({ key }, email);
  const id = (await find(email))?.id ?? 0;
  const member = `/api/companies/${company.id}/people/${id}`;
  expect((await send(product, chief, 'DELETE', member)).status).toBe(200);
  expect((await send(product, ines, 'GET', `/api/companies/${company.id}/people`)).status).toBe(404);
  expect((await comeAs({ key }, email)).why).toBe('ended');
  expect(await roleOf(company, email)).toBeNull();
  // Who never came by it, too.
  const colleague = await product.signIn('seller', { domain });
  await putIn(product, company, colleague, 'reader');
  expect(
    (await send(product, colleague, 'DELETE', `/api/companies/${company.id}/people/${colleague.id}`)).status,
  ).toBe(200);
  expect((await comeAs({ key }, colleague.email)).why).toBe('ended');
  await send(product, colleague, 'POST', `/api/companies/${company.id}/joinings`);
  const admitted = `/api/companies/${company.id}/joinings/${colleague.id}/admission`;
  expect((await send(product, chief, 'POST', admitted, { role: 'deal-maker' })).status).toBe(200);
  expect((await comeAs({ key }, colleague.email)).status).toBe(200);
  expect(await roleOf(company, colleague.email)).toBe('deal-maker');
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, colleague.id));
  expect((await comeAs({ key }, colleague.email)).why).toBe('failed');
});

test('nobody of the desk comes by a company’s provider, and it makes none of them one of its people', async () => {
  const { company, domain, key } = await openCompany();
  const desk = await product.signIn('admin', { domain });
  const colleague = await product.signIn('seller', { domain });
  for (const [{ id, email }, first] of [
    [desk, 'failed'],
    [colleague, null],
  ] as const) {
    expect((await comeAs({ key }, email)).why).toBe(first);
    // Whom it knew before they were of the desk, too.
    await product.db.update(people).set({ role: 'admin' }).where(eq(people.id, id));
    expect((await comeAs({ key }, email)).why).toBe('failed');
  }
  expect(await roleOf(company, desk.email)).toBeNull();
  expect(await product.db.$count(identities, eq(identities.personId, desk.id))).toBe(0);
  expect(await product.db.$count(sessions, eq(sessions.personId, desk.id))).toBe(1);
});

test('who registered a colleague’s address has no way in once its owner comes', async () => {
  const { domain, key } = await openCompany();
  const squatter = await product.signIn('seller', { domain, proven: false });
  expect((await comeAs({ key }, squatter.email)).status).toBe(200);
  expect((await send(product, squatter, 'GET', '/api/sessions')).status).toBe(401);
  expect(await subjectsTo(squatter)).toContain('Your password has been removed');
});

test('the only way: set by who has just come in by it, it closes every other to its domains, and whatever may break it opens them', async () => {
  const opened = await openCompany();
  const { chief, company, domain, key, at } = opened;
  const refused = await closeOthers(chief, opened);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Log in by the company/),
  ]);
  // Another way in by the same provider shows nothing of this one.
  const elsewhere = await openCompany();
  await putIn(product, company, { id: elsewhere.chief.id } as TestPerson, 'administrator');
  const foreign = await comeAs(elsewhere, elsewhere.chief.email);
  expect((await closeOthers(foreign, opened)).status).toBe(409);
  const came = await comeAs({ key }, chief.email);
  const [begun, stranger] = [openBrowser(product, publicUrl), await product.signIn()];
  account = { ...account, sub: 'chief by google' };
  const code = (await begun.open('/auth/google')).searchParams.get('signin') ?? '';
  expect((await closeOthers(came, opened)).status).toBe(200);
  // Whatever another way had opened, or begun to, is over.
  expect((await send(product, chief, 'GET', '/api/sessions')).status).toBe(401);
  expect((await begun.exchange(code)).statusCode).toBe(400);
  for (const kept of [came, stranger])
    expect((await send(product, kept, 'GET', '/api/sessions')).status).toBe(200);
  // Nor is its domain taken away beneath it.
  const itsDomain = `/api/companies/${company.id}/domains/${opened.domainId}`;
  expect((await send(product, came, 'DELETE', itsDomain)).status).toBe(409);
  expect(await ways(`anybody@${domain}`)).toEqual({ at: `/auth/company/${key}`, only: true });
  expect(await ways('anybody@elsewhere.example')).toBeNull();
  const email = `anybody@${domain}`;
  for (const [url, body] of [
    ['/login', { email: chief.email, password: testPassword }],
    ['/sign-up', { name: 'A', Email: email }],
    ['/register', { name: 'A', organisation: 'H', password: 'an unusual pass phrase', Email: email }],
    ['/forgot-password', { Email: email }],
    ['/reset-password', { Email: chief.email, validateStr: 'any', password: 'an unusual pass phrase' }],
  ] as const) {
    const answer = await send(product, nobody, 'POST', url, body);
    expect([url, answer.status, answer.body.issues?.[0].message]).toEqual([
      ...[url, 403, expect.stringContaining(`Choose ‘Continue with ${domain}’`)],
    ]);
  }
  account = { ...account, sub: 'by google', email };
  const google = await openBrowser(product, publicUrl).open('/auth/google');
  expect([google.searchParams.get('google'), await find(email)]).toEqual(['company', undefined]);
  const desk = await product.signIn('admin', { domain });
  const login = { email: desk.email, password: testPassword };
  expect((await send(product, nobody, 'POST', '/login', login)).status).toBe(200);
  // Nor is whom the company lets in no more, who may be somebody elsewhere.
  const former = await product.signIn('seller', { domain });
  const byPassword = { email: former.email, password: testPassword };
  expect((await send(product, nobody, 'POST', '/login', byPassword)).status).toBe(403);
  await putIn(product, company, former, 'reader');
  const member = `/api/companies/${company.id}/people/${former.id}`;
  expect((await send(product, came, 'DELETE', member)).status).toBe(200);
  expect((await send(product, nobody, 'POST', '/login', byPassword)).status).toBe(200);
  expect((await send(product, nobody, 'POST', '/forgot-password', { Email: former.email })).status).toBe(200);
  expect(await ways(former.email)).toMatchObject({ only: true });
  const inside = { ...opened, chief: { ...chief, headers: came.headers } };
  // The same again changes nothing; another secret may lock everybody out.
  expect((await save(inside, { clientSecret: '' })).status).toBe(200);
  expect((await ways(email)).only).toBe(true);
  expect((await save(inside)).status).toBe(200);
  expect((await ways(email)).only).toBe(false);
  expect((await closeOthers(came, opened)).status).toBe(200);
  const lifted = await send(product, desk, 'DELETE', `/api/back-office/companies/${company.id}/only-way`);
  expect([lifted.status, (await ways(email)).only]).toEqual([200, false]);
  expect((await send(product, came, 'DELETE', at, { password: testPassword })).status).toBe(200);
  expect([await ways(email), (await comeAs({ key }, chief.email)).why]).toEqual([null, 'failed']);
  const actions = (
    await product.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subject, `company:${company.id}`))
      .orderBy(auditTrail.id)
  ).map(({ action }) => action);
  expect(actions).toEqual([
    ...['set-sign-in', 'close-other-ways', 'revoke-membership', 'set-sign-in', 'set-sign-in'],
    ...['close-other-ways', 'open-other-ways', 'drop-sign-in'],
  ]);
});

test('who comes by another way at the moment at which it is closed gets no session: before it they are signed out, after it refused', async () => {
  const opened = await openCompany();
  const { chief, company, domain, key } = opened;
  const came = await comeAs({ key }, chief.email);
  const member = await product.signIn('seller', { domain });
  const resetting = await product.signIn('seller', { domain });
  const byPassword = { email: member.email, password: testPassword };
  const newcomer = { name: 'Nia', organisation: 'H', phone: '', password: 'an unusual pass phrase' };
  const reset = await makeKey(product.db, 'reset', emailAddress.parse(resetting.email));
  const google = openBrowser(product, publicUrl);
  account = { ...account, sub: 'member by google', email: member.email };
  const post = (url: string, body: object) => () => send(product, nobody, 'POST', url, body);
  const close = () => closeOthers(came, opened);
  const row: [string, unknown[]] = ['select from companies where id = $1', [company.id]];

  const [early, closing] = await whileHeld(product, row, [post('/login', byPassword), close]);
  expect([early?.status, closing?.status]).toEqual([200, 200]);
  const headers = { authorization: `Bearer ${early?.body.token}` };
  expect((await send(product, { headers }, 'GET', '/api/sessions')).status).toBe(401);

  await product.db
    .update(companySignIns)
    .set({ onlyWay: false })
    .where(eq(companySignIns.companyId, company.id));
  const code = (await google.open('/auth/google')).searchParams.get('signin') ?? '';
  const late = await whileHeld(product, row, [
    close,
    post('/login', byPassword),
    post('/register', { ...newcomer, Email: `nia@${domain}` }),
    post('/reset-password', { Email: resetting.email, validateStr: reset, password: newcomer.password }),
    async () => {
      const answer = await google.exchange(code);
      return { status: answer.statusCode, body: answer.json() };
    },
  ]);
  expect(late.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403]);
  expect(late[1]?.body.message).toContain(`Choose ‘Continue with ${domain}’`);
  expect(await find(`nia@${domain}`)).toBeUndefined();
  expect(await product.db.$count(sessions, eq(sessions.personId, member.id))).toBe(0);
});

test('whom the company puts in again is bound by the only way again, and out of what another way had opened', async () => {
  const opened = await openCompany();
  const { chief, company, domain, key } = opened;
  const came = await comeAs({ key }, chief.email);
  const former = await product.signIn('seller', { domain });
  await putIn(product, company, former, 'reader');
  const member = `/api/companies/${company.id}/people/${former.id}`;
  expect((await send(product, came, 'DELETE', member)).status).toBe(200);
  expect((await closeOthers(came, opened)).status).toBe(200);
  expect((await send(product, former, 'GET', '/api/sessions')).status).toBe(200);
  expect((await send(product, former, 'POST', `/api/companies/${company.id}/joinings`)).status).toBe(200);
  const admitted = `/api/companies/${company.id}/joinings/${former.id}/admission`;
  expect((await send(product, came, 'POST', admitted, { role: 'reader' })).status).toBe(200);
  expect((await send(product, former, 'GET', '/api/sessions')).status).toBe(401);
  const login = { email: former.email, password: testPassword };
  expect((await send(product, nobody, 'POST', '/login', login)).status).toBe(403);
  expect((await comeAs({ key }, former.email)).status).toBe(200);
});

test('who has only claimed a domain, or proves it no more, holds up and leads nobody of it', async () => {
  const [opened, claiming] = [await openCompany(), await openCompany(null)];
  const { company, domain, key, chief } = opened;
  const came = await comeAs({ key }, chief.email);
  expect((await closeOthers(came, opened)).status).toBe(200);
  await setProven(Number(opened.domainId), null);
  await addDomain(product.db, claiming.company.id, domain);
  const member = await product.signIn('seller', { domain });
  const held = await product.db.$client.connect();
  try {
    await held.query('begin');
    await held.query('select from companies where id = any($1) for update', [
      [company.id, claiming.company.id],
    ]);
    const login = { email: member.email, password: testPassword };
    expect((await send(product, nobody, 'POST', '/login', login)).status).toBe(200);
  } finally {
    await held.query('rollback');
    held.release();
  }
  expect(await ways(member.email)).toBeNull();
});

test('the secret is sealed, and told to nobody; the settings are the administrators’ own', async () => {
  const opened = await openCompany();
  const { chief, company, at } = opened;
  const told = await send(product, chief, 'GET', at);
  expect(told.body.data).toEqual({
    redirectUri: `${publicUrl}/auth/company/${opened.key}/callback`,
    requiresSecondFactor: false,
    revision: expect.stringMatching(/^\d+-\d+$/),
    signIn: {
      ...{ issuer: provider.settings.GOOGLE_ISSUER, clientId: 'dosebridge', onlyWay: false },
      ...{ mayBeOnlyWay: false, roleClaim: '', roleValues: [], defaultRole: 'reader' },
    },
    domains: [{ id: opened.domainId, domain: opened.domain, signsIn: true }],
  });
  const [row] = await product.db
    .select()
    .from(companySignIns)
    .where(eq(companySignIns.companyId, company.id));
  expect(row?.secret).not.toContain('secret');
  const desk = await product.signIn('admin');
  const record = await send(product, desk, 'GET', `/api/back-office/companies/${company.id}`);
  expect(record.body.data.signIn).toEqual({ issuer: provider.settings.GOOGLE_ISSUER, onlyWay: false });
  const reader = await product.signIn();
  await putIn(product, company, reader, 'deal-maker');
  const stranger = await product.signIn();
  for (const [person, status] of [
    [reader, 403],
    [stranger, 404],
  ] as const) {
    expect((await send(product, person, 'GET', at)).status).toBe(status);
    expect((await save({ ...opened, chief: person })).status).toBe(status);
    expect((await closeOthers(person, opened, false)).status).toBe(status);
    expect((await send(product, person, 'DELETE', at, { password: testPassword })).status).toBe(status);
    const required = `/api/companies/${company.id}/second-factor`;
    expect((await send(product, person, 'POST', required, { required: true })).status).toBe(status);
  }
});

test('of administrators who save at once the later one is told, and nothing newer is overwritten', async () => {
  const opened = await openCompany();
  const { chief, at, domain, key, company } = opened;
  const told = async () => (await send(product, chief, 'GET', at)).body.data;
  const { revision } = await told();
  const first = await save(opened, { defaultRole: 'signatory', after: revision });
  expect(first.status).toBe(200);
  for (const after of [revision, ''])
    expect(await save(opened, { defaultRole: 'administrator', after })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Somebody saved another sign-in meanwhile/) },
    });
  expect(await told()).toMatchObject({
    revision: first.body.revision,
    signIn: { defaultRole: 'signatory' },
  });
  // Both at one moment: their company is held, and each has asked its provider already.
  const row: [string, unknown[]] = ['select from companies where id = $1', [company.id]];
  const saving = (defaultRole: string) => () =>
    save(opened, { defaultRole, clientSecret: '', after: first.body.revision });
  const both = await whileHeld(product, row, [saving('deal-maker'), saving('administrator')]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect((await told()).signIn.defaultRole).toBe('deal-maker');
  // Nor is the only way opened by who saved beside whoever closed the others.
  const came = await comeAs({ key }, chief.email);
  const inside = { ...opened, chief: { ...chief, headers: came.headers } };
  const { revision: after } = (await send(product, came, 'GET', at)).body.data;
  const closed = await whileHeld(product, row, [
    () => closeOthers(came, opened),
    () => save(inside, { clientSecret: '', after }),
  ]);
  expect(closed.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ways(`anybody@${domain}`)).only).toBe(true);
});

test('another client vouches for nobody yet, and may call people otherwise', async () => {
  const opened = await openCompany();
  const email = `lia@${opened.domain}`;
  await comeAs(opened, email, { sub: 'lia' });
  const id = (await find(email))?.id ?? 0;
  const ties = () => product.db.select().from(identities).where(eq(identities.personId, id));
  expect(await ties()).toMatchObject([{ subject: 'lia' }]);
  expect((await save(opened, { clientId: 'another' })).status).toBe(200);
  expect(await ties()).toEqual([]);
});

test('a sign-in that began at other settings counts for none: neither its way back nor its code', async () => {
  const opened = await openCompany();
  const email = `noa@${opened.domain}`;
  account = { ...account, sub: email, email_verified: true, email };
  const browser = openBrowser(product, publicUrl);
  let back = await browser.step(`/auth/company/${opened.key}`);
  while (back.origin !== publicUrl) back = await browser.step(back);
  const other = openBrowser(product, publicUrl);
  const code = (await other.open(`/auth/company/${opened.key}`)).searchParams.get('signin') ?? '';
  // The same provider is set again: it has vouched for nobody since.
  for (const clientId of ['another', provider.settings.GOOGLE_CLIENT_ID])
    expect((await save(opened, { clientId })).status).toBe(200);
  expect((await browser.open(back)).searchParams.get('company')).toBe('changed');
  expect((await other.exchange(code)).statusCode).toBe(403);
  expect(await product.db.$count(sessions, eq(sessions.personId, (await find(email))?.id ?? 0))).toBe(0);
  expect((await comeAs(opened, email)).status).toBe(200);
});

test('a company asks all of its people for a second factor; its own provider’s word for one counts, another’s does not', async () => {
  const [opened, other] = [await openCompany(), await openCompany()];
  const { chief, company, domain } = opened;
  const email = `eva@${domain}`;
  const plain = await comeAs(opened, email);
  const required = `/api/companies/${company.id}/second-factor`;
  expect((await send(product, chief, 'POST', required, { required: true })).status).toBe(200);
  const needed = [403, expect.stringMatching(/^Your account needs a second factor/)];
  const asks = async (who: { headers: Record<string, string> }) => {
    const { status, body } = await send(product, who, 'GET', '/api/companies');
    return [status, body.message];
  };
  for (const who of [plain, chief]) expect(await asks(who)).toEqual(needed);
  expect((await send(product, plain, 'GET', '/api/account')).body.data.secondFactorMissing).toBe(true);
  expect((await asks(await comeAs(opened, email, { amr: ['pwd', 'mfa'] })))[0]).toBe(200);
  expect((await asks(other.chief))[0]).toBe(200);
  // One of both companies, who came by the other one's.
  const both = await comeAs(other, other.chief.email, { amr: ['mfa'] });
  expect((await asks(both))[0]).toBe(200);
  await putIn(product, company, other.chief, 'reader');
  expect(await asks(both)).toEqual(needed);
});

// The last: the product's own key opens no secret any more.
test('a secret that a fallback key has sealed is sealed with the present key, and one that none opens is left, and asked for anew', async () => {
  const opened = await openCompany();
  const { company } = opened;
  const { dataDir } = product;
  const keys = { secretKey: 'k'.repeat(32), secretKeyFallbacks: [], dataDir };
  const rowNow = async () => {
    const [row] = await product.db
      .select()
      .from(companySignIns)
      .where(eq(companySignIns.companyId, company.id));
    return row?.secret ?? '';
  };
  const before = await rowNow();
  const log = pino({ level: 'silent' });
  await renewSignInSeals(product.db, await openSecrets(keys), log);
  expect(await rowNow()).toBe(before);
  const old = await readKey({ secretKey: undefined, dataDir });
  await renewSignInSeals(product.db, await openSecrets({ ...keys, secretKeyFallbacks: [old] }), log);
  expect((await openSecrets(keys)).open(await rowNow(), purposeOf(company.id))).toBe('secret');
  // The product itself has neither of these keys.
  const refused = await save(opened, { clientSecret: '' });
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [
      {
        path: 'clientSecret',
        message: expect.stringMatching(/^The client secret that was set cannot be read/),
      },
    ],
  ]);
  expect((await save(opened)).status).toBe(200);
});

test('who changed it is told by the address, which goes out of the mails with the account', async () => {
  const { chief, company } = await openCompany();
  const other = await product.signIn();
  await product.db.insert(companyPeople).values({ companyId: company.id, personId: other.id });
  await product.db.update(people).set({ name: 'Zita Quorn' }).where(eq(people.id, chief.id));
  await send(product, chief, 'DELETE', `/api/companies/${company.id}/sign-in`, { password: testPassword });
  const mailed = async () => {
    const rows = await product.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, other.email));
    return rows.map(({ text, html }) => text + html).join();
  };
  expect(await mailed()).toContain(chief.email);
  await product.db.update(outgoingMails).set({ sentAt: new Date() });
  await send(product, chief, 'POST', '/api/account/deletion', { password: testPassword });
  expect(await mailed()).toBe('');
});
