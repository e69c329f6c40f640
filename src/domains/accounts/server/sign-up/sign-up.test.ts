import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { linkIn, mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { accountKeys, people } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://dosebridge.example' }, { searches: false });
});
afterAll(() => product.stop());

const typed = { name: 'Ana Costa', organisation: 'Lusitan Generics', phone: '', password: 'correct horse' };

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

async function verifiedAt(email: string): Promise<Date | null> {
  const [person] = await product.db.select().from(people).where(eq(people.email, email));
  if (person === undefined) throw new Error(`${email} has no account`);
  return person.emailVerifiedAt;
}

async function invite(email: string): Promise<URL> {
  await post('/sign-up', { name: 'Ana', Email: email, organisation: '' });
  return linkIn((await mailsTo(product.dataDir, email, 'invitation'))[0]);
}

test('an invitation reaches the mailbox, and registering with it proves the address', async () => {
  const link = await invite('ana@lusitan.example');
  expect(link.origin + link.pathname).toBe('https://dosebridge.example/sign-up');
  expect(link.searchParams.get('email')).toBe('ana@lusitan.example');
  const answer = await post('/register', {
    ...typed,
    Email: 'ana@lusitan.example',
    invite: link.searchParams.get('invite'),
  });
  expect(answer.statusCode).toBe(200);
  expect(await verifiedAt('ana@lusitan.example')).not.toBeNull();
});

test('an invitation proves no other address, and none a second time', async () => {
  const key = (await invite('first@lusitan.example')).searchParams.get('invite');
  await post('/register', { ...typed, Email: 'other@lusitan.example', invite: key });
  expect(await verifiedAt('other@lusitan.example')).toBeNull();
  await post('/register', { ...typed, Email: 'first@lusitan.example', invite: key });
  expect(await verifiedAt('first@lusitan.example')).not.toBeNull();
});

test('a member who asks for an invitation gets the same answer, and a mail that shows the login', async () => {
  const member = await product.signIn();
  const answers = await Promise.all(
    [member.email, 'nobody@lusitan.example'].map((Email) => post('/sign-up', { ...typed, Email })),
  );
  expect(answers[0]?.statusCode).toBe(200);
  expect(answers[0]?.body).toBe(answers[1]?.body);
  const [mail] = await mailsTo(product.dataDir, member.email, 'already a member');
  expect(linkIn(mail).href).toBe('https://dosebridge.example/login');
});

test('a poisoned Host header changes no link', async () => {
  await post(
    '/sign-up',
    { ...typed, Email: 'poisoned@lusitan.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  );
  const [mail] = await mailsTo(product.dataDir, 'poisoned@lusitan.example', 'invitation');
  expect(linkIn(mail).host).toBe('dosebridge.example');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('without an invitation the account works, and a mailed link proves the address once', async () => {
  const email = 'walk-in@lusitan.example';
  const registered = await post('/register', { ...typed, Email: email });
  expect(registered.statusCode).toBe(200);
  expect(await verifiedAt(email)).toBeNull();
  const link = linkIn((await mailsTo(product.dataDir, email, 'confirm'))[0]);
  const key = link.pathname.replace('/verify-email/', '');
  expect((await post('/api/email-verifications/confirm', { key })).statusCode).toBe(200);
  expect(await verifiedAt(email)).not.toBeNull();
  const again = await post('/api/email-verifications/confirm', { key });
  expect(again.json()).toMatchObject({ code: 'invalid' });
});

test('who lost the mail that proves the address asks for another', async () => {
  const email = 'lost@lusitan.example';
  const { token } = (await post('/register', { ...typed, Email: email })).json();
  await mailsTo(product.dataDir, email, 'confirm');
  const answer = await post('/api/email-verifications', {}, { authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  await mailsTo(product.dataDir, email, 'confirm', 2);
});

test('no key that was mailed can be read from the database', async () => {
  const key = (await invite('hashed@lusitan.example')).searchParams.get('invite') ?? '';
  const keys = await product.db.select().from(accountKeys);
  expect(keys.map((row) => row.keyHash.toString('base64url'))).not.toContain(key);
  await expect
    .poll(() =>
      product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'hashed@lusitan.example')),
    )
    .toMatchObject([{ text: '', html: '' }]);
});

test.each([
  ['Password1', /^This password, or the word in it, stands on a list of leaked ones/],
  ['Lusitan-2026', /^Without what is easy to guess here \(lusitan\)/],
  ['easycosta1', /^Without what is easy to guess here \(costa, easy\)/],
])('the password %j is refused kindly, beside its field', async (password, message) => {
  const answer = await post('/register', { ...typed, password, Email: 'easy@lusitan.example' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toEqual([{ path: 'password', message: expect.stringMatching(message) }]);
});
