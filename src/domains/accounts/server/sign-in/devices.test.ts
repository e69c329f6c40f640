import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSignInMinutes } from '#platform/contract/validation.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { people, sessions } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInWith(email: string, userAgent: string) {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/login',
    payload: { email, password: testPassword },
    headers: { 'user-agent': userAgent },
  });
  return { authorization: `Bearer ${answer.json().token}` };
}

async function devices(headers: { authorization: string }) {
  const answer = await product.app.inject({ url: '/api/sessions', headers });
  return answer.json().data as { id: string; label: string; current: boolean }[];
}

function end(headers: { authorization: string }, session = '', proof: object = { password: testPassword }) {
  const url = `/api/sessions${session && `/${session}`}`;
  return product.app.inject({ method: 'DELETE', url, headers, payload: proof });
}

test('a person sees where they are signed in, and which of the devices is this one', async () => {
  const person = await product.signIn();
  const headers = await signInWith(person.email, firefox);
  const listed = await devices(headers);
  expect(listed).toHaveLength(2);
  expect(listed.filter((device) => device.current)).toMatchObject([{ label: 'Firefox on Windows' }]);
});

test('one device is signed out from another, and nobody else’s', async () => {
  const [person, stranger] = [await product.signIn(), await product.signIn()];
  const headers = await signInWith(person.email, firefox);
  const [here] = (await devices(headers)).filter((device) => device.current);
  if (here === undefined) throw new Error('no current device');
  expect((await end(stranger.headers, here.id)).statusCode).toBe(404);
  expect((await end(person.headers, here.id)).statusCode).toBe(200);
  expect((await end(person.headers, here.id)).statusCode).toBe(404);
  expect((await product.app.inject({ url: '/api/sessions', headers })).statusCode).toBe(401);
});

test('every other device is signed out at once', async () => {
  const person = await product.signIn();
  await signInWith(person.email, firefox);
  expect((await end(person.headers)).statusCode).toBe(200);
  expect(await devices(person.headers)).toMatchObject([{ current: true }]);
});

test('devices are signed out by who has the password, not by whoever sits at the browser', async () => {
  const person = await product.signIn();
  await signInWith(person.email, firefox);
  const [device] = (await devices(person.headers)).filter(({ current }) => !current);
  for (const proof of [{}, { password: 'not the password' }]) {
    for (const session of ['', device?.id]) {
      const refused = await end(person.headers, session, proof);
      expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'password']);
    }
  }
  expect(await devices(person.headers)).toHaveLength(2);
});

test('who has no password and no second factor signs out others while the own sign-in is fresh', async () => {
  const person = await product.signIn();
  await product.db.update(people).set({ passwordHash: null }).where(eq(people.id, person.id));
  expect((await end(person.headers, '', {})).statusCode).toBe(200);
  const createdAt = new Date(Date.now() - (freshSignInMinutes + 1) * 60_000);
  await product.db.update(sessions).set({ createdAt }).where(eq(sessions.personId, person.id));
  const late = await end(person.headers, '', {});
  expect([late.statusCode, late.json().message]).toEqual([
    400,
    expect.stringMatching(/^It is more than 10 minutes since you logged in\./),
  ]);
});

test('the id of a session is not made from its token', async () => {
  const person = await product.signIn();
  const [row] = await product.db.select().from(sessions).where(eq(sessions.personId, person.id));
  const [listed] = await devices(person.headers);
  expect(listed?.id).toBe(row?.id);
  expect(row?.tokenHash.toString('hex')).not.toContain(row?.id.slice(0, 8));
});

test('last seen is written when it is stale, and not by every call', async () => {
  const person = await product.signIn();
  const seen = async () => {
    await devices(person.headers);
    const [row] = await product.db.select().from(sessions).where(eq(sessions.personId, person.id));
    return row?.lastSeenAt.getTime() ?? 0;
  };
  const minutesAgo = async (minutes: number) => {
    const lastSeenAt = new Date(Date.now() - minutes * 60_000);
    await product.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.personId, person.id));
    return lastSeenAt.getTime();
  };
  const recent = await minutesAgo(4);
  expect(await seen()).toBe(recent);
  const stale = await minutesAgo(6);
  expect((await seen()) - stale).toBeGreaterThan(300_000);
});
