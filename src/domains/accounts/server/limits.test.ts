import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { linkIn, mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { limits } from './limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(() => product.stop());

let networks = 0;
/** A network address that nobody else in this file has. */
function elsewhere(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

function post(url: string, payload: object, remoteAddress = elsewhere()) {
  return product.app.inject({ method: 'POST', url, payload, remoteAddress });
}

async function exhaustLogin(email: string): Promise<void> {
  for (let i = 0; i < limits.loginPerAccount.max; i += 1) {
    await post('/login', { email, password: 'not the password' });
  }
}

test('an account is tried ten times, from wherever, and then the answer says how long to wait', async () => {
  const person = await product.signIn();
  await exhaustLogin(person.email);
  const answer = await post('/login', { email: person.email, password: testPassword });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
  expect(answer.json()).toMatchObject({
    code: 'rate-limited',
    message: 'Too many attempts. Try again in 15 minutes.',
  });
});

test('an address without an account meets the same limit', async () => {
  await exhaustLogin('nobody@nowhere.example');
  const answer = await post('/login', { email: 'nobody@nowhere.example', password: testPassword });
  expect(answer.statusCode).toBe(429);
});

test('who signs in gets all tries back', async () => {
  const person = await product.signIn();
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < limits.loginPerAccount.max - 1; i += 1) {
      await post('/login', { email: person.email, password: 'not the password' });
    }
    expect((await post('/login', { email: person.email, password: testPassword })).statusCode).toBe(200);
  }
});

test('tries side by side are all counted', async () => {
  const person = await product.signIn();
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => post('/login', { email: person.email, password: 'not the password' })),
  );
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(limits.loginPerAccount.max);
});

test('a locked account is opened by its owner with a reset, however often a stranger asked for one', async () => {
  const person = await product.signIn();
  await exhaustLogin(person.email);
  for (let i = 0; i < 12; i += 1) {
    expect((await post('/forgot-password', { Email: person.email })).statusCode).toBe(200);
  }
  const mails = await mailsTo(
    product.dataDir,
    person.email,
    'Set a new password',
    limits.mailsPerMailbox.max,
  );
  expect(mails).toHaveLength(limits.mailsPerMailbox.max);
  const key = linkIn(mails[0]).pathname.split('/')[2];
  const password = 'a brand new passphrase';
  const reset = await post('/reset-password', { Email: person.email, validateStr: key, password });
  expect(reset.statusCode).toBe(200);
  expect((await post('/login', { email: person.email, password })).statusCode).toBe(200);
});

test('one is renamed only so often a day; what one is called already, and a phone, may be saved as often as one likes', async () => {
  const { headers } = await product.signIn();
  const save = (organisation: string, phone = '') =>
    product.app.inject({
      ...{ method: 'POST', url: '/api/account', headers },
      payload: { name: 'Ana Costa', organisation, phone },
    });
  for (let i = 0; i < dailyCaps.renames; i += 1) expect((await save(`Costa ${i}`)).statusCode).toBe(200);
  const refused = await save('Costa and more');
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'You can change your name or organisation 10 times in 24 hours, and have done so. Go on tomorrow, or write to the desk.',
  ]);
  const kept = await save(`Costa ${dailyCaps.renames - 1}`, '9121234567');
  expect([kept.statusCode, kept.json().data.phone]).toEqual([200, '9121234567']);
});

test('a mailbox is one, whatever stands behind a plus in its address', async () => {
  const answers: number[] = [];
  for (let i = 0; i <= limits.registerPerAccount.max; i += 1) {
    const Email = `victim+${i}@mailbox.example`;
    const payload = { Email, name: 'Ana', organisation: 'Costa', password: 'correct horse of the tests' };
    answers.push((await post('/register', payload)).statusCode);
    await post('/sign-up', { Email: `invited+${i}@mailbox.example`, name: 'Ana' });
  }
  expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => 200));
  expect(answers.at(-1)).toBe(429);
  // Counted and written by jobs: all of them are through.
  const unfinished = sql`select from pgboss.job where name = 'account-mail' and state in ('created', 'retry', 'active')`;
  await expect.poll(async () => (await product.db.execute(unfinished)).rows, { timeout: 10_000 }).toEqual([]);
  const counted = await product.db.execute(sql`select count from attempts where key like 'mails-mailbox:%'`);
  expect(counted.rows).toContainEqual({ count: limits.mailsPerMailbox.max + 1 });
  const { rows } = await product.db.execute(
    sql`select from outgoing_mails where recipient like 'invited+%@mailbox.example'`,
  );
  expect(rows).toHaveLength(limits.mailsPerMailbox.max);
});

test.each([
  ['/register', limits.registerPerAddress.max, { name: 'Ana', organisation: 'L', password: 'correct horse' }],
  ['/forgot-password', limits.forgotPerAddress.max, {}],
  ['/sign-up', limits.signUpPerAddress.max, { name: 'Ana' }],
  ['/reset-password', limits.resetPerAddress.max, { validateStr: 'invented', password: 'correct horse' }],
])('%s answers one network address %i times an hour', async (url, max, payload) => {
  const network = elsewhere();
  let answered = 0;
  for (;;) {
    const answer = await post(url, { ...payload, Email: `${answered}@${url.slice(1)}.example` }, network);
    if (answer.statusCode === 429) break;
    answered += 1;
  }
  expect(answered).toBe(max);
  expect((await post(url, { ...payload, Email: `elsewhere@${url.slice(1)}.example` })).statusCode).not.toBe(
    429,
  );
});
