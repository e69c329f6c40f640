import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { putIn } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, person = admin) {
  const answer = await product.app.inject({
    method,
    url: `/api/back-office${url}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function isIn(person: TestPerson) {
  return (await product.app.inject({ url: '/api/account', headers: person.headers })).statusCode === 200;
}

async function lastAudit() {
  const [line] = await product.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1);
  return line && { actor: line.actorId, action: line.action, subject: line.subject, detail: line.detail };
}

test('a disabled account is out with its next call, and may come back', async () => {
  const member = await product.signIn();
  expect(await isIn(member)).toBe(true);
  await call('POST', `/people/${member.id}/disablement`, { disabled: true });
  expect(await isIn(member)).toBe(false);
  expect(await lastAudit()).toEqual({
    actor: admin.id,
    action: 'disable-account',
    subject: `person:${member.id}`,
    detail: {},
  });
  expect((await call('GET', `/people/${member.id}`)).body.data).toMatchObject({ devices: 0, deleted: false });
  await call('POST', `/people/${member.id}/disablement`, { disabled: false });
  expect((await call('GET', `/people/${member.id}`)).body.data.disabledAt).toBeNull();
  expect(await isIn(member)).toBe(false);
});

test('disabling twice is one line of the audit trail', async () => {
  const member = await product.signIn();
  await call('POST', `/people/${member.id}/disablement`, { disabled: true });
  expect((await call('POST', `/people/${member.id}/disablement`, { disabled: true })).body.message).toContain(
    'already',
  );
  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `person:${member.id}`))
    .orderBy(auditTrail.id);
  expect(lines).toHaveLength(1);
});

test('signing out everywhere ends every session, and the account may log in again', async () => {
  const member = await product.signIn();
  await call('DELETE', `/people/${member.id}/sessions`);
  expect(await isIn(member)).toBe(false);
  const [row] = await product.db.select().from(people).where(eq(people.id, member.id));
  expect(row?.disabledAt).toBeNull();
});

test('a new role counts from the next call, and asks for a new login', async () => {
  const member = await product.signIn();
  await call('POST', `/people/${member.id}/role`, { role: 'investor' });
  expect(await isIn(member)).toBe(false);
  expect((await call('GET', `/people/${member.id}`)).body.data.role).toBe('investor');
  expect((await lastAudit())?.detail).toEqual({ from: 'seller', to: 'investor' });
});

test('the last admin can neither be disabled nor lose the role; one of two can, even at the same time', async () => {
  for (const [path, body] of [
    ['disablement', { disabled: true }],
    ['role', { role: 'seller' }],
  ] as const) {
    const { status, body: answer } = await call('POST', `/people/${admin.id}/${path}`, body);
    expect([status, answer.message]).toEqual([409, 'This is the only admin. Make somebody else one first.']);
  }
  const other = await product.signIn('admin');
  const answers = await Promise.all([
    call('POST', `/people/${other.id}/disablement`, { disabled: true }, admin),
    call('POST', `/people/${admin.id}/disablement`, { disabled: true }, other),
  ]);
  const [done, refused] = answers.map(({ status }) => status).sort();
  expect(done).toBe(200);
  expect([401, 409]).toContain(refused);
  admin = (await isIn(admin)) ? admin : other;
});

test('an account that its owner deleted stays as it is', async () => {
  const [gone] = await product.db
    .insert(people)
    .values({
      email: 'former-member-9@deleted.invalid',
      name: 'Former member',
      organisation: '',
      role: 'seller',
      disabledAt: new Date(),
    })
    .returning();
  expect((await call('POST', `/people/${gone?.id}/role`, { role: 'admin' })).status).toBe(409);
});

test.each(['999999', 'x', '0'])('an account %s that there is not is not found', async (id) => {
  expect((await call('GET', `/people/${id}`)).status).toBe(404);
  expect((await call('POST', `/people/${id}/disablement`, { disabled: true })).status).toBe(404);
});

const company = { name: 'Nordwall Pharma', headquarters: 'Kiel', foundedYear: '1994' };

test('a company is added, changed, and its people come and go', async () => {
  const { id } = (await call('POST', '/companies', company)).body;
  expect(
    (await call('POST', '/companies', { ...company, name: 'nordwall PHARMA' })).body.issues[0].path,
  ).toBe('name');
  await call('POST', `/companies/${id}`, { ...company, headquarters: 'Lübeck' });
  expect((await lastAudit())?.detail).toEqual({ headquarters: ['Kiel', 'Lübeck'] });

  const other = (await call('POST', '/companies', { ...company, name: 'Harbour Labs' })).body;
  expect((await call('POST', `/companies/${other.id}`, { ...company, name: 'NORDWALL Pharma' })).status).toBe(
    400,
  );

  const member = await product.signIn();
  await call('POST', `/companies/${id}/people`, { email: member.email.toUpperCase() });
  expect((await call('GET', `/companies/${id}`)).body.data.people).toMatchObject([{ id: member.id }]);
  expect((await call('GET', `/people/${member.id}`)).body.data.companies).toMatchObject([{ id }]);
  expect((await call('POST', `/companies/${id}/people`, { email: 'no@one.example' })).status).toBe(400);
  await call('DELETE', `/companies/${id}/people/${member.id}`);
  expect((await lastAudit())?.action).toBe('revoke-membership');
  expect((await call('DELETE', `/companies/${id}/people/${member.id}`)).status).toBe(404);
  expect((await call('GET', `/companies/${id}`)).body.data.people).toEqual([]);
});

test('what the desk does with people and companies is the desk’s alone', async () => {
  const member = await product.signIn();
  const calls = [
    call('GET', `/people/${member.id}`, undefined, member),
    call('POST', `/people/${member.id}/role`, { role: 'admin' }, member),
    call('POST', '/companies', company, member),
    call('POST', '/companies/1/people', { email: member.email }, member),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
});

test('the desk gives roles, and leaves no company whose people are there without an administrator', async () => {
  const [first, second] = [await product.signIn(), await product.signIn()];
  const { id, name } = await foundCompany(product);
  const put = (person: TestPerson, role?: string) =>
    call('POST', `/companies/${id}/people`, { email: person.email, ...(role && { role }) });
  const without = `${name} would be without an administrator. Make somebody else one first.`;
  expect((await put(first, 'reader')).body.message).toBe(without);
  expect((await put(first)).status).toBe(200);
  expect((await put(second, 'reader')).status).toBe(200);
  const listed: { id: number; role: string }[] = (await call('GET', `/companies/${id}`)).body.data.people;
  expect(new Map(listed.map(({ id, role }) => [id, role]))).toEqual(
    new Map([
      [first.id, 'administrator'],
      [second.id, 'reader'],
    ]),
  );
  expect((await put(first, 'deal-maker')).body.message).toBe(without);
  expect((await call('DELETE', `/companies/${id}/people/${first.id}`)).body.message).toBe(without);
  expect((await put(second, 'administrator')).body.message).toMatch(/ is an administrator of /);
  expect((await lastAudit())?.detail).toEqual({ person: second.id, role: 'administrator', was: 'reader' });
  expect((await call('DELETE', `/companies/${id}/people/${first.id}`)).status).toBe(200);
  // Who is left alone may be taken out: the company is the desk's then.
  expect((await call('DELETE', `/companies/${id}/people/${second.id}`)).status).toBe(200);
});

test('of a company’s listings those that are published are counted, drafts are not', async () => {
  const { id: companyId } = await foundCompany(product);
  for (const state of ['draft', 'published', 'retired'] as const) {
    await product.list({ companyId, state });
    await product.listPlant({ companyId, state });
  }
  expect((await call('GET', `/companies/${companyId}`)).body.data).toMatchObject({ dossiers: 1, plants: 1 });
});

test('the desk is told which company it leaves without an administrator as it disables an account', async () => {
  const [chief, colleague] = [await product.signIn(), await product.signIn()];
  const { id, name } = await foundCompany(product, chief, colleague);
  const disable = async ({ id: person }: TestPerson) =>
    (await call('POST', `/people/${person}/disablement`, { disabled: true })).body.message;
  expect(await disable(colleague)).toMatch(/signed out everywhere$/);
  const reader = await product.signIn();
  await putIn(product, { id }, reader, 'reader');
  expect(await disable(chief)).toContain(
    `signed out everywhere. ${name} has no administrator now who can sign in: make somebody else one`,
  );
  // Nobody is there any more who could miss one.
  expect(await disable(reader)).toMatch(/signed out everywhere$/);
});
