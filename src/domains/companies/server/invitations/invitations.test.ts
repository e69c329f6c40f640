import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send, takeOut } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { invitationsADay, mostInvitations } from '../../contract/company-limits.ts';
import { companyJoinings } from '../domains/tables.ts';
import { findBelonging } from '../own-companies.ts';
import { companyInvitations } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(() => product.stop());

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `invited-${addresses}@halcyon.example`;
}

async function openCompany() {
  const chief = await product.signIn();
  const company = await foundCompany(product, chief);
  return { chief, company, url: `/api/companies/${company.id}/invitations` };
}

const invite = (by: TestPerson, url: string, email: string, role = 'deal-maker') =>
  send(product, by, 'POST', url, { email, role });

async function mailsTo(email: string) {
  return product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.id);
}

/** What the last mail to an address says, once it has left: its words are wiped where it lay. */
async function lastMailTo(email: string): Promise<{ subject: string; text: string }> {
  const [row] = (await mailsTo(email)).slice(-1);
  return vi.waitFor(
    async () => {
      const mail = (await mailsOf(product.dataDir)).find(({ messageId }) => messageId === row?.messageId);
      if (mail === undefined) throw new Error(`no mail to ${email} has left`);
      return { subject: mail.subject ?? '', text: mail.text ?? '' };
    },
    { timeout: 15_000 },
  );
}

/** The key in the last mail to an address. */
async function keyTo(email: string): Promise<string> {
  return (await lastMailTo(email)).text.match(/\/join\/([\w-]+)/)?.[1] ?? '';
}

const nobody = { headers: {} };
const read = (key: string) => send(product, nobody, 'POST', '/api/company-invitations/read', { key });
const accept = (person: TestPerson, key: string) =>
  send(product, person, 'POST', '/api/company-invitations/accept', { key });

function register(email: string, key: string) {
  return send(product, nobody, 'POST', '/register', {
    ...{ name: 'Rui Dias', organisation: 'Halcyon', phone: '' },
    ...{ Email: email, password: 'an unusual pass phrase', invite: key },
  });
}

async function roleOf(companyId: number, email: string) {
  const { rows } = await product.db.execute<{ role: string; proven: boolean }>(
    sql`select company_people.role, email_verified_at is not null as proven from company_people
      join people on people.id = person_id where company_id = ${companyId} and email = ${email}`,
  );
  return rows[0] ?? null;
}

const dead = /has been used, was withdrawn or has expired/;

test('an address without an account signs up by the invitation: proven, and in, and the key opens nothing more', async () => {
  const { chief, company, url } = await openCompany();
  const email = newAddress();
  const answer = await invite(chief, url, email);
  expect(answer.status).toBe(200);
  const mail = await lastMailTo(email);
  expect(mail.subject).toBe(`${company.name} invites you to Dosebridge`);
  expect(mail.text).toContain(chief.email);
  const key = await keyTo(email);
  expect((await read(key)).body.data).toEqual({
    ...{ company: company.name, role: 'deal-maker', email, hasAccount: false },
  });
  const other = await register(newAddress(), key);
  expect(other.status).toBe(200);
  expect(await roleOf(company.id, email)).toBeNull();
  expect((await register(email, key)).status).toBe(200);
  expect(await roleOf(company.id, email)).toEqual({ role: 'deal-maker', proven: true });
  expect((await read(key)).body.message).toMatch(dead);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([mail.subject]);
});

test('who came by a key for another address belongs to nothing, and has to prove theirs', async () => {
  const { chief, company, url } = await openCompany();
  const email = newAddress();
  await invite(chief, url, email, 'administrator');
  const thief = newAddress();
  expect((await register(thief, await keyTo(email))).status).toBe(200);
  expect(await roleOf(company.id, thief)).toBeNull();
  const [person] = await product.db.select().from(people).where(eq(people.email, thief));
  expect(person?.emailVerifiedAt).toBeNull();
  const stranger = await product.signIn();
  const taken = await accept(stranger, await keyTo(email));
  expect([taken.status, taken.body.message]).toEqual([403, expect.stringContaining('another address')]);
  expect(await roleOf(company.id, stranger.email)).toBeNull();
});

test('one with an account accepts, once, however often and at once', async () => {
  const { chief, company, url } = await openCompany();
  const guest = await product.signIn();
  await invite(chief, url, guest.email, 'signatory');
  const key = await keyTo(guest.email);
  expect((await read(key)).body.data).toMatchObject({ hasAccount: true });
  const answers = await Promise.all([accept(guest, key), accept(guest, key)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await roleOf(company.id, guest.email)).toMatchObject({ role: 'signatory' });
});

test('an account that nobody has proven is none: the mail comes all the same, and leads its owner to it', async () => {
  const { chief, company, url } = await openCompany();
  const squatter = await product.signIn('seller', { proven: false });
  await invite(chief, url, squatter.email);
  const key = await keyTo(squatter.email);
  expect((await read(key)).body.data).toMatchObject({ hasAccount: false });
  expect((await accept(squatter, key)).status).toBe(403);
  expect(await roleOf(company.id, squatter.email)).toBeNull();
});

test('the answer and the mail are the same whether the address has an account', async () => {
  const { chief, url } = await openCompany();
  const [known, unknown] = [(await product.signIn()).email as string, newAddress()];
  const told: unknown[] = [];
  for (const email of [known, unknown]) {
    const { status, body } = await invite(chief, url, email);
    const mail = await lastMailTo(email);
    const key = await keyTo(email);
    const plain = (words: string) => words.replaceAll(email, 'ADDRESS').replaceAll(key, 'KEY');
    told.push([status, plain(body.message), plain(mail.subject), plain(mail.text)]);
  }
  expect(told[0]).toEqual(told[1]);
});

test('keys are kept as hashes, listed to administrators without them, and withdrawn', async () => {
  const { chief, company, url } = await openCompany();
  const email = newAddress();
  await invite(chief, url, email);
  const key = await keyTo(email);
  const { rows } = await product.db.execute<{ row: string }>(
    sql`select i::text as row from company_invitations i where email = ${email}`,
  );
  expect(rows[0]?.row).not.toContain(key);
  const listed = await send(product, chief, 'GET', url);
  expect(JSON.stringify(listed.body)).not.toContain(key);
  expect(listed.body.data).toMatchObject([
    { email, role: 'deal-maker', by: expect.stringMatching(/^Person \d+$/) },
  ]);
  const reader = await product.signIn();
  await putIn(product, company, reader, 'deal-maker');
  const one = `${url}/${listed.body.data[0].id}`;
  for (const [method, at] of [
    ['GET', url],
    ['DELETE', one],
  ] as const)
    expect((await send(product, reader, method, at)).status).toBe(403);
  expect((await invite(reader, url, newAddress(), 'administrator')).status).toBe(403);
  const outsider = await openCompany();
  expect((await send(product, outsider.chief, 'DELETE', one)).status).toBe(404);
  expect((await invite(outsider.chief, url, newAddress())).status).toBe(404);
  expect((await send(product, chief, 'DELETE', one)).status).toBe(200);
  expect((await register(email, key)).status).toBe(200);
  expect(await roleOf(company.id, email)).toBeNull();
});

test('a second invitation takes the place of the first, and one that has expired opens nothing', async () => {
  const { chief, company, url } = await openCompany();
  const guest = await product.signIn();
  await invite(chief, url, guest.email, 'administrator');
  const first = await keyTo(guest.email);
  await invite(chief, url, guest.email, 'reader');
  const second = await keyTo(guest.email);
  expect((await accept(guest, first)).body.message).toMatch(dead);
  await product.db
    .update(companyInvitations)
    .set({ expiresAt: new Date() })
    .where(eq(companyInvitations.email, guest.email));
  expect((await accept(guest, second)).body.message).toMatch(dead);
  expect((await send(product, chief, 'GET', url)).body.data).toEqual([]);
  await invite(chief, url, guest.email, 'reader');
  expect((await accept(guest, await keyTo(guest.email))).status).toBe(200);
  expect(await roleOf(company.id, guest.email)).toMatchObject({ role: 'reader' });
});

test.each([
  [
    'leaves',
    (at: string, second: TestPerson) => send(product, second, 'DELETE', `${at}/people/${second.id}`),
  ],
  [
    'is demoted',
    (at: string, second: TestPerson, chief: TestPerson) =>
      send(product, chief, 'POST', `${at}/people/${second.id}/role`, { role: 'reader' }),
  ],
])(
  'what an administrator invited is void once they are none: who %s comes back by no other address',
  async (_, end) => {
    const { chief, company, url } = await openCompany();
    const second = await product.signIn();
    await putIn(product, company, second, 'administrator');
    const other = await product.signIn();
    await invite(second, url, other.email, 'administrator');
    const key = await keyTo(other.email);
    expect((await end(`/api/companies/${company.id}`, second, chief)).status).toBe(200);
    expect((await accept(other, key)).body.message).toMatch(dead);
    expect(await product.db.$count(companyInvitations, eq(companyInvitations.email, other.email))).toBe(0);
  },
);

test('an invitation of who was disabled, or taken out behind it, opens nothing while that is so', async () => {
  const { company, url } = await openCompany();
  const second = await product.signIn();
  await putIn(product, company, second, 'administrator');
  const guest = await product.signIn();
  await invite(second, url, guest.email);
  const key = await keyTo(guest.email);
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, second.id));
  expect((await accept(guest, key)).status).toBe(400);
  await product.db.update(people).set({ disabledAt: null }).where(eq(people.id, second.id));
  await takeOut(product, company, second);
  expect((await accept(guest, key)).status).toBe(400);
});

test('who belongs to the company by then keeps the role they have', async () => {
  const { chief, company, url } = await openCompany();
  const guest = await product.signIn();
  await invite(chief, url, guest.email, 'administrator');
  await putIn(product, company, guest, 'reader');
  expect((await accept(guest, await keyTo(guest.email))).status).toBe(200);
  expect(await roleOf(company.id, guest.email)).toMatchObject({ role: 'reader' });
  expect((await invite(chief, url, guest.email)).body.issues).toMatchObject([{ path: 'email' }]);
});

test('no mailbox is flooded, whoever invites it, and nobody is told; a company invites so often a day', async () => {
  const email = newAddress();
  const answers = new Set<string>();
  for (let count = 0; count < invitationsADay.mailbox + 2; count += 1) {
    const { chief, url } = await openCompany();
    // Most providers deliver both to one mailbox.
    const to = count % 2 === 0 ? email : email.replace('@', '+more@');
    const { status, body } = await invite(chief, url, to);
    answers.add(`${status} ${body.message.replace('+more', '')}`);
  }
  expect(answers.size).toBe(1);
  const mails = [...(await mailsTo(email)), ...(await mailsTo(email.replace('@', '+more@')))];
  expect(mails).toHaveLength(invitationsADay.mailbox);
  const { chief, url } = await openCompany();
  const statuses: number[] = [];
  for (let count = 0; count <= invitationsADay.company; count += 1)
    statuses.push((await invite(chief, url, newAddress())).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(invitationsADay.company);
  expect(statuses.at(-1)).toBe(429);
});

test('withdrawing gives nothing back, and neither do dots where the provider reads over them', async () => {
  const { chief, url } = await openCompany();
  const email = newAddress();
  for (let count = 0; count < invitationsADay.mailbox + 2; count += 1) {
    expect((await invite(chief, url, email)).status).toBe(200);
    const [waiting] = (await send(product, chief, 'GET', url)).body.data;
    expect((await send(product, chief, 'DELETE', `${url}/${waiting.id}`)).status).toBe(200);
  }
  expect(await mailsTo(email)).toHaveLength(invitationsADay.mailbox);
  const alike = [
    'anacosta@gmail.com',
    'ana.costa@gmail.com',
    'a.n.a.costa+x@gmail.com',
    'anacosta@googlemail.com',
  ];
  for (const one of alike) expect((await invite(chief, url, one)).status).toBe(200);
  expect((await Promise.all(alike.map(mailsTo))).flat()).toHaveLength(invitationsADay.mailbox);
  const apart = ['rui.dias@halcyon.example', 'ruidias@halcyon.example', 'r.uidias@halcyon.example'];
  for (const one of [...apart, 'ru.idias@halcyon.example'])
    expect((await invite(chief, url, one)).status).toBe(200);
  expect(await mailsTo('ru.idias@halcyon.example')).toHaveLength(1);
});

test('who is given one role after the other is told so often a day', async () => {
  const { chief, company } = await openCompany();
  const colleague = await product.signIn();
  await putIn(product, company, colleague, 'reader');
  const give = (role: string) =>
    send(product, chief, 'POST', `/api/companies/${company.id}/people/${colleague.id}/role`, { role });
  expect((await give('signatory')).status).toBe(200);
  // As one would be who has gone on so.
  await product.db.execute(
    sql`update attempts set count = ${dailyCaps.messages} where key like 'messages-day:%'`,
  );
  expect((await give('reader')).status).toBe(429);
  expect(await roleOf(company.id, colleague.email)).toMatchObject({ role: 'signatory' });
  expect(await mailsTo(colleague.email)).toHaveLength(1);
});

test('so many wait at once, and one that waits can be sent anew', async () => {
  const { chief, company, url } = await openCompany();
  const values = Array.from({ length: mostInvitations }, (_, at) => ({
    ...{ companyId: company.id, email: `full-${at}@halcyon.example`, role: 'reader' as const },
    ...{ keyHash: Buffer.from(`full-${company.id}-${at}`), invitedBy: chief.id },
    expiresAt: new Date(Date.now() + 86_400_000),
  }));
  await product.db.insert(companyInvitations).values(values);
  expect((await invite(chief, url, newAddress())).body.message).toMatch(/50 invitations wait already/);
  expect((await invite(chief, url, 'full-3@halcyon.example')).status).toBe(200);
});

test('what one is in a company is told of nobody who has not proven their address', async () => {
  const { company } = await openCompany();
  const unproven = await product.signIn('seller', { proven: false });
  await putIn(product, company, unproven, 'administrator');
  const viewer = { personId: unproven.id, proven: false } as Parameters<typeof findBelonging>[1];
  expect(await findBelonging(product.db, viewer, company.id)).toBeNull();
});

test('whom the company ended comes back by no invitation and by no question from before', async () => {
  for (const how of ['ended', 'ended by the desk', 'left']) {
    const { chief, company, url } = await openCompany();
    const person = await product.signIn();
    await invite(chief, url, person.email);
    const key = await keyTo(person.email);
    // They came by another way than the mail.
    await putIn(product, company, person, 'deal-maker');
    await product.db.insert(companyJoinings).values({ companyId: company.id, personId: person.id });
    const desk = await product.signIn('admin');
    const by = { ended: chief, 'ended by the desk': desk, left: person }[how] ?? chief;
    const at = how === 'ended by the desk' ? '/api/back-office/companies' : '/api/companies';
    const ended = await send(product, by, 'DELETE', `${at}/${company.id}/people/${person.id}`);
    expect([how, ended.status]).toEqual([how, 200]);
    expect((await accept(person, key)).body.message).toMatch(dead);
    expect(await roleOf(company.id, person.email)).toBeNull();
    expect(await product.db.$count(companyJoinings, eq(companyJoinings.companyId, company.id))).toBe(0);
    // Whoever is invited after it comes back.
    await invite(chief, url, person.email);
    expect((await accept(person, await keyTo(person.email))).status).toBe(200);
  }
});
