import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { openDns } from '#platform/server/dns/dns.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { type NameServer, startNameServer } from '#testing/dns/name-server.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { findRole } from '../people/membership.ts';
import { companySignIns } from '../sign-in/tables.ts';
import { checkProven } from './jobs.ts';
import { companyDomains } from './tables.ts';

let product: TestProduct;
let names: NameServer;
beforeAll(async () => {
  names = await startNameServer();
  product = await startTestProduct({ DNS_SERVERS: names.address }, { searches: false });
});
afterAll(async () => {
  await product.stop();
  await names.stop();
});

let domains = 0;
let domain = '';
beforeEach(() => {
  domains += 1;
  domain = `halcyon-${domains}.example`;
});

async function openCompany() {
  const chief = await product.signIn();
  const company = await foundCompany(product, chief);
  return { chief, company, at: `/api/companies/${company.id}` };
}
type Opened = Awaited<ReturnType<typeof openCompany>>;

async function nameDomain({ chief, at }: Opened, typed = domain) {
  const added = await send(product, chief, 'POST', `${at}/domains`, { domain: typed });
  const { data } = (await send(product, chief, 'GET', `${at}/domains`)).body;
  return { added, row: data[0] };
}

const check = ({ chief, at }: Opened, id: string) =>
  send(product, chief, 'POST', `${at}/domains/${id}/check`);

/** A company whose domain DNS proves. */
async function openProven() {
  const opened = await openCompany();
  const { row } = await nameDomain(opened);
  names.domains.set(domain, ['v=spf1 -all', row.text]);
  expect((await check(opened, row.id)).body.proven).toBe(true);
  return { ...opened, row };
}

const ask = (person: TestPerson, at: string) => send(product, person, 'POST', `${at}/joinings`);
const open = async (person: TestPerson) =>
  (await send(product, person, 'GET', '/api/companies/open')).body.data;
const admit = (chief: TestPerson, at: string, person: TestPerson, role = 'reader') =>
  send(product, chief, 'POST', `${at}/joinings/${person.id}/admission`, { role });

async function mailsTo({ email }: TestPerson) {
  const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows.map(({ subject }) => subject);
}

async function lastAction() {
  const [line] = await product.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1);
  return [line?.action, line?.actorId];
}

/** As the job does every week. */
async function checkAgain(): Promise<void> {
  const jobs = await startJobs(product.db.$client, pino({ level: 'silent' }));
  await checkProven({ db: product.db, dns: openDns([names.address]), jobs, publicUrl: 'http://localhost' });
  await jobs.stop();
}

test('a domain is proven by the text that only its company was told, and by no other', async () => {
  const opened = await openCompany();
  const { added, row } = await nameDomain(opened);
  expect(added.status).toBe(200);
  expect(row).toMatchObject({ domain, provenAt: null, checkedAt: null });
  expect(row.text).toMatch(/^dosebridge-verification=[\w-]{43}$/);
  expect((await check(opened, row.id)).body).toMatchObject({ proven: false });
  const other = await openCompany();
  const theirs = await nameDomain(other);
  names.domains.set(domain, [theirs.row.text]);
  expect((await check(opened, row.id)).body.proven).toBe(false);
  names.domains.set(domain, ['other', row.text]);
  expect((await check(opened, row.id)).body.proven).toBe(true);
  expect(await lastAction()).toEqual(['prove-domain', opened.chief.id]);
  expect((await check(other, theirs.row.id)).body.proven).toBe(false);
});

test.each([
  ['gmail.com', /^Anybody can have an address at gmail.com/],
  ['https://halcyon.example/', /^Give the domain alone/],
  ['', /^Give the domain alone/],
])('%j is no domain of a company', async (typed, words) => {
  const opened = await openCompany();
  const { added } = await nameDomain(opened, typed);
  expect(added.body.issues).toEqual([{ path: 'domain', message: expect.stringMatching(words) }]);
});

test('domains are the administrators’ own to see and name', async () => {
  const proven = await openProven();
  const reader = await product.signIn();
  await putIn(product, proven.company, reader, 'deal-maker');
  const stranger = await openCompany();
  const one = `${proven.at}/domains/${proven.row.id}`;
  for (const [person, status] of [
    [reader, 403],
    [stranger.chief, 404],
  ] as const) {
    expect((await send(product, person, 'GET', `${proven.at}/domains`)).status).toBe(status);
    expect((await send(product, person, 'POST', `${one}/check`)).status).toBe(status);
    expect((await send(product, person, 'DELETE', one)).status).toBe(status);
    expect((await send(product, person, 'GET', `${proven.at}/joinings`)).status).toBe(status);
  }
  // Nor through one's own company.
  expect(
    (await send(product, stranger.chief, 'DELETE', `${stranger.at}/domains/${proven.row.id}`)).status,
  ).toBe(404);
});

test('a colleague with a proven address asks to join, and belongs to nothing until an administrator admits them', async () => {
  const { chief, company, at } = await openProven();
  const colleague = await product.signIn('seller', { domain });
  expect(await open(colleague)).toEqual([{ id: String(company.id), name: company.name, asked: false }]);
  expect((await ask(colleague, at)).status).toBe(200);
  expect((await ask(colleague, at)).status).toBe(200);
  expect(await mailsTo(chief)).toEqual([`Somebody asks to join ${company.name}`]);
  expect(await open(colleague)).toMatchObject([{ asked: true }]);
  expect((await send(product, colleague, 'GET', `${at}/people`)).status).toBe(404);
  expect((await admit(colleague, at, colleague, 'administrator')).status).toBe(404);
  const { data } = (await send(product, chief, 'GET', `${at}/joinings`)).body;
  expect(data).toMatchObject([{ person: String(colleague.id), email: colleague.email }]);
  expect((await admit(chief, at, colleague, 'deal-maker')).status).toBe(200);
  expect((await send(product, colleague, 'GET', '/api/companies')).body.data).toMatchObject([
    { role: 'deal-maker' },
  ]);
  expect(await mailsTo(colleague)).toEqual([`You belong to ${company.name} now`]);
  expect([await open(colleague), (await admit(chief, at, colleague)).status]).toEqual([[], 404]);
});

test('nobody else asks: another domain, one below or above, an address that is not proven, a domain that is not', async () => {
  const { at, chief } = await openProven();
  const strangers = [
    await product.signIn('seller', { domain: `mail.${domain}` }),
    await product.signIn('seller', { domain: `x${domain}` }),
    await product.signIn('seller', { domain: 'example' }).catch(() => product.signIn()),
  ];
  for (const person of strangers)
    expect([await open(person), (await ask(person, at)).status]).toEqual([[], 404]);
  const unproven = await product.signIn('seller', { domain, proven: false });
  expect([await open(unproven), (await ask(unproven, at)).status]).toEqual([[], 403]);
  const named = await openCompany();
  domain = `unproven-${domain}`;
  await nameDomain(named);
  const early = await product.signIn('seller', { domain });
  expect((await ask(early, named.at)).status).toBe(404);
  // An administrator admits nobody who did not ask.
  expect((await admit(chief, at, strangers[0] as TestPerson)).status).toBe(404);
});

test('refused, one may ask again; an account that lost its proof is not admitted any more', async () => {
  const { chief, at } = await openProven();
  const colleague = await product.signIn('seller', { domain });
  await ask(colleague, at);
  expect((await send(product, chief, 'DELETE', `${at}/joinings/${colleague.id}`)).status).toBe(200);
  expect((await admit(chief, at, colleague)).status).toBe(404);
  await ask(colleague, at);
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, colleague.id));
  expect((await send(product, chief, 'GET', `${at}/joinings`)).body.data).toEqual([]);
  expect((await admit(chief, at, colleague)).status).toBe(404);
});

test('a domain that is proven no more lets nobody new in, who asked before neither, and ends nothing', async () => {
  const { chief, company, at, row } = await openProven();
  const [inside, asking, late] = [
    await product.signIn('seller', { domain }),
    await product.signIn('seller', { domain }),
    await product.signIn('seller', { domain }),
  ];
  await ask(inside, at);
  await admit(chief, at, inside);
  await ask(asking, at);
  names.domains.set(domain, ['v=spf1 -all']);
  await checkAgain();
  expect(await lastAction()).toEqual(['lose-domain', null]);
  expect(await mailsTo(chief)).toContain(`${domain} is proven no more`);
  expect((await admit(chief, at, asking)).status).toBe(404);
  expect((await ask(late, at)).status).toBe(404);
  expect((await send(product, inside, 'GET', `${at}/people`)).status).toBe(200);
  expect(await findRole(product.db, { companyId: company.id, personId: inside.id })).toBe('reader');
  names.domains.set(domain, [row.text]);
  expect((await check({ chief, company, at }, row.id)).body.proven).toBe(true);
  expect((await admit(chief, at, asking)).status).toBe(200);
});

test('a domain that is proven again closes the other ways again, where the company’s own sign-in is the only one', async () => {
  const { company, ...opened } = await openProven();
  const id = Number(opened.row.id);
  const { db } = product;
  const settings = { issuer: 'https://login.example', clientId: 'dosebridge', secret: 'sealed' };
  await db.insert(companySignIns).values({ companyId: company.id, ...settings, onlyWay: true });
  await db.update(companyDomains).set({ signsIn: true }).where(eq(companyDomains.id, id));
  const sessionOf = async (person: TestPerson) =>
    (await send(product, person, 'GET', '/api/sessions')).status;
  names.domains.set(domain, []);
  await checkAgain();
  const colleague = await product.signIn('seller', { domain });
  const stranger = await product.signIn();
  const login = { email: colleague.email, password: testPassword };
  expect((await send(product, { headers: {} }, 'POST', '/login', login)).status).toBe(200);
  names.domains.set(domain, [opened.row.text]);
  expect((await check({ company, ...opened }, opened.row.id)).body.proven).toBe(true);
  expect([await sessionOf(colleague), await sessionOf(stranger)]).toEqual([401, 200]);
  // What is proven already ends nothing more.
  const desk = await product.signIn('admin', { domain });
  expect((await check({ company, ...opened }, opened.row.id)).body.proven).toBe(true);
  expect(await sessionOf(desk)).toBe(200);
});

test('where nobody answers in DNS nothing changes, and who asks is told', async () => {
  const opened = await openProven();
  names.domains.set(domain, 'refused');
  await checkAgain();
  const [row] = await product.db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, opened.company.id));
  expect(row?.provenAt).not.toBeNull();
  const asked = await check(opened, opened.row.id);
  expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('Nobody answered')]);
}, 30_000);

test('a domain that is taken away lets nobody in either', async () => {
  const { chief, at, row } = await openProven();
  const colleague = await product.signIn('seller', { domain });
  await ask(colleague, at);
  expect((await send(product, chief, 'DELETE', `${at}/domains/${row.id}`)).status).toBe(200);
  expect((await admit(chief, at, colleague)).status).toBe(404);
  expect(await open(colleague)).toEqual([]);
});

test('who asked and came in by another way asks no more: admitting them would give the last administrator another role', async () => {
  const { chief, company, at } = await openProven();
  const person = await product.signIn('seller', { domain });
  expect((await ask(person, at)).status).toBe(200);
  await putIn(product, company, person, 'administrator');
  expect((await send(product, chief, 'GET', `${at}/joinings`)).body.data).toEqual([]);
  expect((await send(product, chief, 'DELETE', `${at}/people/${chief.id}`)).status).toBe(200);
  expect((await admit(person, at, person)).status).toBe(404);
  expect(await findRole(product.db, { companyId: company.id, personId: person.id })).toBe('administrator');
});
