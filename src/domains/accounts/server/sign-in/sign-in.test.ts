import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#platform/contract/messages.ts';
import { keepLog } from '#testing/kept-log.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { people, sessions } from '../tables.ts';

const { log, lines, signIns } = keepLog();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { log });
});
afterAll(() => product.stop());

const profile = {
  name: 'Ana Costa',
  organisation: 'Lusitan Generics',
  phone: '',
  password: 'correct horse',
  Email: 'ana@lusitan.example',
};

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

test('registering makes a seller whatever role the body asks for, and signs in', async () => {
  const answer = await post('/register', { ...profile, role: 'admin' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ role: 'seller', name: 'Ana Costa' });
  const token = answer.json().token as string;
  const found = await post('/get-dossier', {}, { authorization: `Bearer ${token}` });
  expect(found.statusCode).toBe(200);
});

test('an address registers once, however it is capitalised', async () => {
  await post('/register', { ...profile, Email: 'one@lusitan.example' });
  const again = await post('/register', { ...profile, Email: 'ONE@Lusitan.Example' });
  expect(again.statusCode).toBe(409);
  expect(again.json().issues[0].path).toBe('Email');
});

test('the rules of the profile are told in their order (§5.3)', async () => {
  const answer = await post('/register', {
    name: ' ',
    organisation: '',
    phone: '12',
    password: 'short',
    Email: 'no',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(messages.nameRequired);
  expect(answer.json().issues.map((issue: { message: string }) => issue.message)).toEqual([
    messages.nameRequired,
    messages.organisationRequired,
    messages.phoneIncorrect,
    messages.registerPasswordShort,
    messages.emailInvalid,
  ]);
});

test('the database holds neither the password nor the token', async () => {
  const person = await product.signIn();
  const [row] = await product.db.select().from(people).where(eq(people.id, person.id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  const stored = await product.db.select().from(sessions).where(eq(sessions.personId, person.id));
  expect(stored[0]?.tokenHash.toString('base64url')).not.toContain(person.token);
});

test('a wrong password, an unknown address and a disabled account get the same answer', async () => {
  const known = await product.signIn();
  const disabled = await product.signIn();
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, disabled.id));
  const answers = await Promise.all([
    post('/login', { email: known.email, password: 'not the password' }),
    post('/login', { email: 'nobody@nowhere.example', password: testPassword }),
    post('/login', { email: disabled.email, password: testPassword }),
  ]);
  const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
  expect(bodies[0]).toMatchObject({ code: 'unauthenticated' });
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
});

test('the log says of every sign-in whose it is and what came of it, and repeats nothing that was typed', async () => {
  const [known, disabled] = [await product.signIn(), await product.signIn()];
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, disabled.id));
  lines.length = 0;
  await post('/login', { email: known.email, password: 'not the password' });
  await post('/login', { email: 'nobody@nowhere.example', password: testPassword });
  await post('/login', { email: disabled.email, password: testPassword });
  await post('/login', { email: known.email, password: testPassword });
  expect(signIns()).toEqual([
    { msg: 'refused', person: known.id, reason: 'wrong-password' },
    { msg: 'refused', reason: 'no-account' },
    { msg: 'refused', person: disabled.id, reason: 'disabled-account' },
    { msg: 'signed in', person: known.id, by: 'password', secondFactor: 'none' },
  ]);
  for (const typed of [known.email, 'nowhere', 'not the password', testPassword]) {
    expect(lines.join('')).not.toContain(typed);
  }
});

test('remember me makes the token live 30 days instead of 12 hours', async () => {
  const person = await product.signIn();
  await product.db.delete(sessions).where(eq(sessions.personId, person.id));
  const hours: number[] = [];
  for (const remember of [false, true]) {
    await post('/login', { email: person.email, password: testPassword, remember });
    const [session] = await product.db.delete(sessions).where(eq(sessions.personId, person.id)).returning();
    hours.push(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000));
  }
  expect(hours).toEqual([12, 720]);
});

test('a session that nobody has used ends: after 14 days for members, after 12 hours for admins', async () => {
  const lastUsed = async (role: 'seller' | 'admin', hours: number) => {
    const person = await product.signIn(role);
    const lastSeenAt = new Date(Date.now() - hours * 3_600_000);
    await product.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.personId, person.id));
    const status = (await product.app.inject({ url: '/api/account', headers: person.headers })).statusCode;
    // From another device: what has ended is not shown as open.
    const again = (await post('/login', { email: person.email, password: testPassword })).json();
    const headers = { authorization: `Bearer ${again.token}` };
    const shown = (await product.app.inject({ url: '/api/sessions', headers })).json().data.length;
    return [status, shown];
  };
  expect(await lastUsed('seller', 14 * 24 - 1)).toEqual([200, 2]);
  expect(await lastUsed('seller', 14 * 24 + 1)).toEqual([401, 1]);
  expect(await lastUsed('admin', 11)).toEqual([200, 2]);
  expect(await lastUsed('admin', 13)).toEqual([401, 1]);
});

test('logging out ends the token on the server', async () => {
  const person = await product.signIn();
  expect((await post('/logout', {}, person.headers)).statusCode).toBe(200);
  const after = await post('/get-dossier', {}, person.headers);
  expect(after.statusCode).toBe(401);
  expect(after.json().code).toBe('unauthenticated');
});

test('an expired session and a disabled account are no longer let in', async () => {
  const expired = await product.signIn();
  await product.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.personId, expired.id));
  const disabled = await product.signIn();
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, disabled.id));
  for (const person of [expired, disabled]) {
    expect((await post('/get-dossier', {}, person.headers)).statusCode).toBe(401);
  }
});

test('an investor is refused by the finders', async () => {
  const investor = await product.signIn('investor');
  lines.length = 0;
  const answer = await post('/get-dossier', {}, investor.headers);
  expect(answer.statusCode).toBe(403);
  expect(signIns()).toEqual([{ msg: 'refused', person: investor.id, reason: 'role' }]);
});
