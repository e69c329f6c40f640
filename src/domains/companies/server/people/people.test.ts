import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { companyRoles } from '../../contract/company-roles.ts';
import { companyPeople } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

/** A company with an administrator and one of each other role. */
async function openCompany() {
  const [chief, maker, signer, reader] = [
    await product.signIn(),
    await product.signIn(),
    await product.signIn(),
    await product.signIn(),
  ];
  const company = await foundCompany(product, chief);
  await putIn(product, company, maker, 'deal-maker');
  await putIn(product, company, signer, 'signatory');
  await putIn(product, company, reader, 'reader');
  return { chief, maker, signer, reader, company, at: `/api/companies/${company.id}` };
}

const setRole = (by: TestPerson, at: string, of: TestPerson, role: string) =>
  send(product, by, 'POST', `${at}/people/${of.id}/role`, { role });
const end = (by: TestPerson, at: string, of: TestPerson, query = '') =>
  send(product, by, 'DELETE', `${at}/people/${of.id}${query}`);

async function rolesOf(companyId: number) {
  const rows = await product.db.select().from(companyPeople).where(eq(companyPeople.companyId, companyId));
  return new Map(rows.map(({ personId, role }) => [personId, role]));
}

async function mailsTo({ email }: TestPerson) {
  const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows.map(({ subject }) => subject);
}

async function lastLine(action: string) {
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, action))
    .orderBy(desc(auditTrail.id))
    .limit(1);
  return line;
}

test('a company’s people see each other with roles; addresses are the administrators’, and one’s own', async () => {
  const { chief, reader, company, at } = await openCompany();
  const asChief = (await send(product, chief, 'GET', `${at}/people`)).body;
  expect(asChief.more).toBe(false);
  expect(asChief.data.map(({ role }: { role: string }) => role).sort()).toEqual([...companyRoles].sort());
  expect(asChief.data.every(({ email }: { email: string }) => email.includes('@'))).toBe(true);
  const asReader = (await send(product, reader, 'GET', `${at}/people`)).body.data;
  const told = asReader.filter(({ email }: { email: string }) => email !== '');
  expect(told).toMatchObject([{ id: String(reader.id), email: reader.email, isViewer: true }]);
  expect((await send(product, reader, 'GET', '/api/companies')).body.data).toEqual([
    { id: String(company.id), name: company.name, role: 'reader' },
  ]);
});

test('one reads beforehand why one asks for nothing; not where one may for any company of theirs', async () => {
  const { maker, signer, reader, company } = await openCompany();
  const told = async (person: TestPerson) =>
    (await send(product, person, 'GET', '/api/companies')).body.mayNotAsk;
  for (const person of [signer, reader])
    expect(await told(person)).toContain(`Your role at ${company.name} is `);
  expect(await told(maker)).toBeNull();
  expect(await told(await product.signIn())).toBeNull();
  await foundCompany(product, reader);
  expect(await told(reader)).toBeNull();
});

test('people are told page by page, each once, whoever is called like another', async () => {
  const { chief, maker, at } = await openCompany();
  await product.db.update(people).set({ name: 'Same' }).where(eq(people.id, maker.id));
  await product.db.update(people).set({ name: 'Same' }).where(eq(people.id, chief.id));
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { data, more } = (await send(product, chief, 'GET', `${at}/people?limit=1${after}`)).body;
    ids.push(...data.map(({ id }: { id: string }) => id));
    if (!more) break;
    after = `&after=${ids.at(-1)}`;
  }
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
});

test('only administrators give roles and end memberships, and none of another company', async () => {
  const { chief, maker, signer, reader, company, at } = await openCompany();
  const before = await rolesOf(company.id);
  for (const person of [maker, signer, reader]) {
    expect((await setRole(person, at, person, 'administrator')).status).toBe(403);
    expect((await setRole(person, at, chief, 'reader')).status).toBe(403);
    expect((await end(person, at, chief)).status).toBe(403);
  }
  const other = await openCompany();
  expect((await setRole(other.chief, at, other.chief, 'administrator')).status).toBe(404);
  expect((await setRole(other.chief, at, reader, 'administrator')).status).toBe(404);
  expect((await end(other.chief, at, reader)).status).toBe(404);
  expect((await send(product, other.chief, 'GET', `${at}/people`)).status).toBe(404);
  // An administrator of one company reaches nobody of another through their own.
  expect((await setRole(chief, at, other.reader, 'administrator')).status).toBe(404);
  expect(await rolesOf(company.id)).toEqual(before);
});

test('a role is given, told by mail and trail, and counts at once', async () => {
  const { chief, reader, company, at } = await openCompany();
  const given = await setRole(chief, at, reader, 'administrator');
  expect([given.status, given.body.message]).toEqual([200, `Person ${reader.id} is an administrator now`]);
  expect(await mailsTo(reader)).toEqual([`You are an administrator of ${company.name} now`]);
  const line = await lastLine('change-membership');
  expect(line).toMatchObject({
    ...{ actorId: chief.id, subject: `company:${company.id}` },
    detail: { person: reader.id, role: 'administrator', was: 'reader' },
  });
  expect((await setRole(reader, at, chief, 'reader')).status).toBe(200);
  expect((await setRole(chief, at, reader, 'reader')).status).toBe(403);
  expect((await setRole(reader, at, reader, 'king')).status).toBe(400);
});

test('the last administrator who can sign in neither leaves, nor is demoted, nor ended', async () => {
  const { chief, reader, company, at } = await openCompany();
  const words = `${company.name} would be without an administrator. Make somebody else one first.`;
  expect((await setRole(chief, at, chief, 'reader')).body.message).toBe(words);
  expect((await end(chief, at, chief)).body.message).toBe(words);
  await setRole(chief, at, reader, 'administrator');
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, reader.id));
  expect((await end(chief, at, chief)).status).toBe(409);
  await product.db.update(people).set({ disabledAt: null }).where(eq(people.id, reader.id));
  expect((await end(chief, at, chief)).status).toBe(200);
  expect((await rolesOf(company.id)).has(chief.id)).toBe(false);
  const alone = await product.signIn();
  const own = await foundCompany(product, alone);
  expect((await end(alone, `/api/companies/${own.id}`, alone)).body.message).toBe(
    `${own.name} would be without an administrator. Make somebody else one first, or ask the desk.`,
  );
});

test('of two administrators who leave at once one stays', async () => {
  const { chief, reader, company, at } = await openCompany();
  await setRole(chief, at, reader, 'administrator');
  const both = await whileHeld(
    product,
    ['select from companies where id = $1', [company.id]],
    [() => end(chief, at, chief), () => end(reader, at, reader)],
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const administrators = [...(await rolesOf(company.id)).values()].filter((role) => role === 'administrator');
  expect(administrators).toHaveLength(1);
});

test('who is ended has no access from the next call on, in the sessions that they have', async () => {
  const { chief, maker, company, at } = await openCompany();
  const listing = await product.list({ companyId: company.id });
  const reads = async () => [
    (await send(product, maker, 'GET', `${at}/people`)).status,
    (await send(product, maker, 'GET', `/api/listings/dossier/${listing}`)).status,
    (await send(product, maker, 'GET', '/api/companies')).body.data.length,
  ];
  expect(await reads()).toEqual([200, 200, 1]);
  expect((await end(chief, at, maker)).status).toBe(200);
  expect(await reads()).toEqual([404, 404, 0]);
  expect(await mailsTo(maker)).toEqual([`You belong to ${company.name} no more`]);
  expect((await lastLine('revoke-membership'))?.detail).toEqual({ person: maker.id, role: 'deal-maker' });
  expect((await end(chief, at, maker)).status).toBe(404);
});

test('leaving is one’s own, whatever the role', async () => {
  const { reader, company, at } = await openCompany();
  expect((await end(reader, at, reader)).body.message).toBe(`You belong to ${company.name} no more`);
  expect((await lastLine('leave-company'))?.actorId).toBe(reader.id);
  const left = and(eq(companyPeople.companyId, company.id), eq(companyPeople.personId, reader.id));
  expect(await product.db.$count(companyPeople, left)).toBe(0);
});

test('administrators set the limits of authority, and only they; all of its people read them', async () => {
  const { chief, signer, reader, company, at } = await openCompany();
  const limit = { person: signer.id, reach: 'up-to', currency: 'EUR', amount: '1000' };
  expect((await send(product, signer, 'POST', `${at}/signing-limits`, limit)).status).toBe(403);
  expect((await send(product, chief, 'POST', `${at}/signing-limits`, limit)).body.message).toBe(
    `Person ${signer.id} may sign up to 1,000 EUR for ${company.name} now`,
  );
  // No limit is no amount that was forgotten: one says so.
  for (const [wrong, path] of [
    [{ ...limit, amount: '' }, 'amount'],
    [{ ...limit, reach: 'any' }, 'amount'],
    [{ ...limit, reach: undefined }, 'reach'],
    [{ ...limit, person: '' }, 'person'],
  ] as const) {
    const { status, body } = await send(product, chief, 'POST', `${at}/signing-limits`, wrong);
    expect([status, body.issues?.[0]?.path], JSON.stringify(wrong)).toEqual([400, path]);
  }
  const outsider = await product.signIn();
  const foreign = { ...limit, person: outsider.id };
  expect((await send(product, chief, 'POST', `${at}/signing-limits`, foreign)).status).toBe(400);
  expect((await send(product, outsider, 'GET', `${at}/signing-limits`)).status).toBe(404);
  const { data } = (await send(product, reader, 'GET', `${at}/signing-limits`)).body;
  expect(data).toMatchObject([{ person: { id: String(signer.id), signs: true }, currency: 'EUR' }]);
  const url = `${at}/signing-limits/${data[0].id}`;
  expect((await send(product, signer, 'DELETE', url)).status).toBe(403);
  expect((await send(product, chief, 'DELETE', url)).status).toBe(200);
});
