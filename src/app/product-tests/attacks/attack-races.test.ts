import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeKey } from '#domains/accounts/server/sign-up/keys.ts';
import { people, sessions } from '#domains/accounts/server/tables.ts';
import { sessionChecked } from '#platform/server/telemetry/channels.ts';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

// A sign-in and what must leave it no session, each held half-way while the other goes as far as it can; and calls whose
// body is on its way while the session of their sender ends.

let product: TestProduct;
let desk: TestPerson;
let origin: string;

/** Where something is held: a sign-in before its session is there, a change before it is committed. */
const holds = { session: 4242, change: 4243 };

beforeAll(async () => {
  product = await startTestProduct();
  desk = await product.signIn('admin');
  origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  await product.db.execute(sql`
    create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(tg_argv[0]::int); return new; end $$`);
  await product.db.execute(
    sql`create trigger hold before insert on sessions for each row execute function hold('4242')`,
  );
  await product.db.execute(sql`
    create trigger hold before update of sign_in_version on people for each row execute function hold('4243')`);
});
afterAll(() => product.stop());

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}
type Response = Awaited<ReturnType<typeof post>>;

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await product.db.execute<{ held: number }>(sql`
    select count(*)::int as held from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.held ?? 0;
}

/** Starts something, waits until it is held, has something else done beside it as far as it goes, and lets go. */
async function beside<First, Second>(
  hold: keyof typeof holds,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const released = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holder = product.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${holds[hold]})`);
    isHeld.resolve();
    await released.promise;
  });
  await isHeld.promise;
  const begun = first();
  await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 20_000 });
  let done = false;
  const other = second().finally(() => {
    done = true;
  });
  await vi.waitUntil(async () => done || (await waiting()) > 1, { timeout: 20_000 });
  released.resolve();
  await holder;
  return [await begun, await other];
}

function logIn(person: TestPerson): Promise<Response> {
  return post('/login', { email: person.email, password: testPassword });
}

async function expectNobody(answer: Response): Promise<void> {
  const { token = '' } = answer.json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await product.app.inject({ url: '/api/account', headers })).statusCode).toBe(401);
}

async function sessionsOf({ id }: TestPerson) {
  return product.db.select().from(sessions).where(eq(sessions.personId, id));
}

async function reset(person: TestPerson): Promise<Response> {
  const validateStr = await makeKey(product.db, 'reset', person.email);
  return post('/reset-password', { Email: person.email, validateStr, password: 'a brand new passphrase' });
}

function byDesk(method: 'POST' | 'DELETE', path: string, payload: object = {}) {
  return (person: TestPerson) =>
    product.app.inject({
      method,
      url: `/api/back-office/people/${person.id}/${path}`,
      headers: desk.headers,
      payload,
    });
}

const enders: Record<string, { kept: number; end: (person: TestPerson) => Promise<Response> }> = {
  'a change of the password': {
    kept: 1,
    end: ({ headers }) =>
      post('/api/account/password', { current: testPassword, password: 'a brand new passphrase' }, headers),
  },
  'a reset': { kept: 0, end: reset },
  'signing every other device out': {
    kept: 1,
    end: ({ headers }) =>
      product.app.inject({
        method: 'DELETE',
        url: '/api/sessions',
        headers,
        payload: { password: testPassword },
      }),
  },
  'the desk’s signing out': { kept: 0, end: byDesk('DELETE', 'sessions') },
  'a disablement': { kept: 0, end: byDesk('POST', 'disablement', { disabled: true }) },
  'another role': { kept: 0, end: byDesk('POST', 'role', { role: 'investor' }) },
  'the deletion of the account': {
    kept: 0,
    end: ({ headers }) => post('/api/account/deletion', { password: testPassword }, headers),
  },
};

test.each(Object.entries(enders))(
  'a login half-way at %s leaves no session',
  async (_what, { kept, end }) => {
    const person = await product.signIn();
    const [signedIn, ended] = await beside(
      'session',
      () => logIn(person),
      () => end(person),
    );
    expect(ended.statusCode, ended.body).toBe(200);
    expect(await sessionsOf(person)).toHaveLength(kept);
    await expectNobody(signedIn);
  },
);

test.each(Object.entries(enders))(
  'a login that comes during %s makes no session',
  async (_what, { kept, end }) => {
    const person = await product.signIn();
    const [ended, signedIn] = await beside(
      'change',
      () => end(person),
      () => logIn(person),
    );
    expect([ended.statusCode, signedIn.statusCode]).toEqual([200, 401]);
    expect(await sessionsOf(person)).toHaveLength(kept);
  },
);

test.each(Object.entries(enders))('no sign-in code outlives %s', async (_what, { end }) => {
  const person = await product.signIn();
  const [used, unused] = [
    await makeKey(product.db, 'sign-in', person.email),
    await makeKey(product.db, 'sign-in', person.email),
  ];
  const exchange = (key: string) =>
    post('/api/sign-in-codes', { code: key.slice(0, 22) }, { cookie: `sign-in-code=${key.slice(22)}` });
  const [opened, ended] = await beside(
    'session',
    () => exchange(used),
    () => end(person),
  );
  expect(ended.statusCode, ended.body).toBe(200);
  await expectNobody(opened);
  expect((await exchange(unused)).statusCode).toBe(400);
});

test('a login without the second factor that is being switched on makes no session', async () => {
  const person = await product.signIn();
  const setUp = await post('/api/account/second-factor', { password: testPassword }, person.headers);
  const code = new TOTP({ secret: setUp.json().data.secret }).generate();
  const [confirmed, signedIn] = await beside(
    'change',
    () => post('/api/account/second-factor/confirm', { code }, person.headers),
    () => logIn(person),
  );
  expect([confirmed.statusCode, signedIn.statusCode]).toEqual([200, 401]);
});

test('what a reset takes away is not set again by a call that came before its end', async () => {
  const person = await product.signIn();
  const [ended, changed] = await beside(
    'change',
    () => reset(person),
    () => post('/api/account', { name: 'Eve', organisation: 'Eve', phone: '' }, person.headers),
  );
  expect([ended.statusCode, changed.statusCode]).toEqual([200, 401]);
  const [kept] = await product.db.select().from(people).where(eq(people.id, person.id));
  expect(kept?.name).not.toBe('Eve');
});

/** Sends the first half of a call, does something else once the gate let it in, and then sends the rest. */
async function dripped(
  { headers }: TestPerson,
  path: string,
  encoded: globalThis.Response,
  meanwhile: () => Promise<Response>,
): Promise<{ status: number | undefined; body: string; ended: number }> {
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? 'application/json';
  const call: ClientRequest = open(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  const answered: Promise<IncomingMessage[]> = once(call, 'response');
  const letIn = Promise.withResolvers<void>();
  const onCheck = () => letIn.resolve();
  sessionChecked.subscribe(onCheck);
  const half = Math.floor(body.length / 2);
  call.write(body.subarray(0, half));
  await letIn.promise;
  sessionChecked.unsubscribe(onCheck);
  const { statusCode: ended } = await meanwhile();
  call.end(body.subarray(half));
  const [answer] = await answered;
  if (answer === undefined) throw new Error('there was no answer');
  return { status: answer.statusCode, body: await text(answer), ended };
}

test('an admin who is made a member while a call of theirs is on its way does not make themself one again', async () => {
  const admin = await product.signIn('admin');
  const answer = await dripped(
    admin,
    `/api/back-office/people/${admin.id}/role`,
    globalThis.Response.json({ role: 'admin' }),
    () => byDesk('POST', 'role', { role: 'investor' })(admin),
  );
  expect([answer.ended, answer.status], answer.body).toEqual([200, 401]);
  const [kept] = await product.db.select().from(people).where(eq(people.id, admin.id));
  expect(kept?.role).toBe('investor');
});

test('a member who is disabled while a form of theirs is on its way moves nothing by it', async () => {
  const deal = await openDeal(product);
  const form = new FormData();
  const { revision, state } = await deal.read(deal.buyer);
  for (const [name, value] of [
    ['move', 'withdraw'],
    ['revision', String(revision)],
    ['note', 'Sent by an account that was disabled'],
  ] as const) {
    form.append(name, value);
  }
  const answer = await dripped(deal.buyer, `${deal.url}/moves`, new globalThis.Response(form), () =>
    byDesk('POST', 'disablement', { disabled: true })(deal.buyer),
  );
  expect([answer.ended, answer.status], answer.body).toEqual([200, 401]);
  expect((await deal.read(deal.desk)).state).toBe(state);
});

test('a member who is signed out while a search of theirs is on its way is not answered it', async () => {
  const person = await product.signIn();
  const search = globalThis.Response.json({ searchChar: 'apixaban', limit: 12 });
  const answer = await dripped(person, '/search-dossier', search, () => post('/logout', {}, person.headers));
  expect([answer.ended, answer.status], answer.body).toEqual([200, 401]);
});

test('a call that only reads looks the session up once, one that writes twice', async () => {
  const person = await product.signIn();
  let looks = 0;
  const count = () => {
    looks += 1;
  };
  sessionChecked.subscribe(count);
  await post('/get-dossier', {}, person.headers);
  const reading = looks;
  await post('/api/account', { name: 'Ana', organisation: 'Costa', phone: '' }, person.headers);
  sessionChecked.unsubscribe(count);
  expect([reading, looks - reading]).toEqual([1, 2]);
});
