import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayWords } from '#platform/contract/dates.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { people } from '../tables.ts';
import { operatorVersions, termsAcceptances } from './tables.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.db.delete(termsAcceptances);
  await product.db.delete(operatorVersions);
});

const today = dayIn('UTC');
const day = (ahead: number) => new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);

const operator = {
  ...{ name: 'Fictive Operations Lda', address: 'Rua Nova 1\nLisbon', register: 'CRC Lisbon 1', phone: '' },
  ...{ email: 'legal@operator.example', law: 'Portugal', changes: 'The fee is 300 EUR.', asks: true },
};

async function save(change: object, person = desk) {
  const { statusCode, body } = await product.app.inject({
    ...{ method: 'POST', url: '/api/admin/operator-versions', headers: person.headers },
    payload: { ...operator, after: 0, inForceFrom: today, ...change },
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const read = async (url: string, headers = {}) => (await product.app.inject({ url, headers })).json().data;

async function isOlder(person: TestPerson): Promise<TestPerson> {
  await product.db
    .update(people)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(people.id, person.id));
  return person;
}

test('until somebody is named the calls say so; then the version in force and the one to come', async () => {
  expect(await read('/api/operator')).toEqual({ current: null, next: null });
  expect((await save({})).status).toBe(200);
  expect((await save({ after: 1, name: 'Another Lda', inForceFrom: day(30) })).status).toBe(200);
  const { current, next } = await read('/api/operator');
  expect([current, next]).toMatchObject([
    { version: 1, name: operator.name, address: operator.address },
    { version: 2, name: 'Another Lda', inForceFrom: day(30) },
  ]);
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'operator:2'))
    .orderBy(auditTrail.id);
  expect(line).toMatchObject({ action: 'name-operator', actorId: desk.id });
  expect((await read('/api/admin/operator-versions', desk.headers)).length).toBe(2);
});

test('terms that ask begin thirty days after they are told, a correction at once, and days never go back', async () => {
  await save({});
  const soon = await save({ after: 1, inForceFrom: day(29) });
  expect([soon.status, soon.body.issues[0]]).toEqual([
    400,
    {
      path: 'inForceFrom',
      message: `Give ${dayWords(day(30))} or a later day: members are told 30 days ahead`,
    },
  ]);
  expect((await save({ after: 1, asks: false })).status).toBe(200);
  expect((await save({ after: 2, inForceFrom: day(40) })).status).toBe(200);
  const before = await save({ after: 3, asks: false, inForceFrom: day(39) });
  expect([before.status, before.body.issues[0].path]).toEqual([400, 'inForceFrom']);
  expect((await save({ after: 3, inForceFrom: '2020-01-01' })).status).toBe(400);
});

test('of two who save at once one is told of the other', async () => {
  const answers = await Promise.all([save({}), save({ name: 'Another Lda' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is missing is said beside its field, and nobody but the desk saves or reads versions', async () => {
  const wrong = await save({ name: ' ', address: '', email: 'nobody', law: '' });
  expect(wrong.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['address', 'email', 'law', 'name'],
  ]);
  const member = await product.signIn();
  expect((await save({}, member)).status).toBe(403);
});

test('who was there before is asked once, for the latest that asks; who came since is not', async () => {
  const old = await isOlder(await product.signIn());
  const fresh = await product.signIn();
  await save({});
  await save({ after: 1, asks: false, changes: 'A phone number' });
  expect(await read('/api/terms', old.headers)).toEqual({
    ...{ version: 1, inForceFrom: today, changes: operator.changes },
  });
  expect(await read('/api/terms', fresh.headers)).toBeNull();
  const accept = (version: number) =>
    product.app.inject({
      ...{ method: 'POST', url: '/api/terms/acceptances', headers: old.headers, payload: { version } },
    });
  expect((await accept(3)).statusCode).toBe(404);
  expect((await accept(1)).statusCode).toBe(200);
  expect((await accept(1)).statusCode).toBe(200);
  expect(await read('/api/terms', old.headers)).toBeNull();
  expect(await product.db.select().from(termsAcceptances)).toMatchObject([{ personId: old.id, version: 1 }]);
});

test('every member with a proven address is told once, and a broken telling goes on', async () => {
  const member = await product.signIn();
  const unproven = await product.signIn();
  await product.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, unproven.id));
  await save({});
  await vi.waitFor(async () => {
    expect(await product.db.select().from(operatorVersions)).toMatchObject([{ toldUpTo: null }]);
  });
  const told = async (person: TestPerson) =>
    (await mailsOf(product.dataDir)).filter(
      ({ recipient, subject }) => recipient === person.email && subject === 'The terms of Dosebridge change',
    ).length;
  await vi.waitFor(async () => {
    expect([await told(member), await told(unproven)]).toEqual([1, 0]);
  });
  const before = await told(desk);
  // As a process leaves it that dies after the first of them.
  await product.db.delete(operatorVersions);
  const { changes, ...stated } = operator;
  await product.db.insert(operatorVersions).values({
    ...{ ...stated, changes, version: 1, inForceFrom: today, savedBy: desk.id, toldUpTo: member.id - 1 },
  });
  await save({ after: 1, inForceFrom: day(30) });
  await vi.waitFor(async () => {
    expect([(await told(desk)) - before, await told(member)]).toEqual([1, 3]);
  });
});
