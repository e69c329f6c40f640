import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { keepLog } from '#testing/kept-log.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { people } from '../tables.ts';
import { normaliseAddresses } from './addresses.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

const typed = { name: 'Ana Costa', organisation: 'Lusitan Generics', password: 'correct horse' };

/** Each is delivered to, or read as, the mailbox of somebody else. */
const disguises = (local: string, domain: string) =>
  [
    `${local}@${domain.replace('b', 'ⓑ')}`,
    `${local}@${domain.replace('b', 'b\u00ad')}`,
    `${local}@${domain.replace('b', 'ｂ')}`,
    `${local}@${domain}.`,
    `${local.replace('k', '\u212a')}@${domain}`,
    `${local.replace('k', 'ｋ')}@${domain}`,
    `${local}\u200b@${domain}`,
  ].filter((address) => address !== `${local}@${domain}`);

test('an address in disguise is refused in words at every door, and neither counted nor mailed to', async () => {
  const [owner] = await product.db
    .insert(people)
    .values({ email: 'karin@buyer.example', name: 'Karin', organisation: 'Buyer', role: 'seller' })
    .returning();
  const mails = await product.db.select().from(outgoingMails);
  for (const address of disguises('karin', 'buyer.example')) {
    const answers = await Promise.all([
      post('/register', { ...typed, Email: address }),
      post('/sign-up', { ...typed, Email: address }),
      post('/forgot-password', { Email: address }),
      post('/login', { email: address, password: testPassword }),
      post('/create-contact', { name: 'Karin', email: address, message: '' }),
    ]);
    expect(
      answers.map(({ statusCode }) => statusCode),
      address,
    ).toEqual([400, 400, 400, 400, 400]);
    for (const answer of answers) expect(answer.json().message).toMatch(/email|Email/);
  }
  expect(await product.db.select().from(people).where(like(people.email, '%uyer%'))).toEqual([owner]);
  expect(await product.db.select().from(outgoingMails)).toEqual(mails);
  expect(await product.db.select().from(contacts)).toEqual([]);
});

test('a domain has one account however it is written by the rules of IDNA', async () => {
  const answers = [
    await post('/register', { ...typed, Email: 'Ana@MÜNCHEN.example'.toLowerCase() }),
    await post('/register', { ...typed, Email: 'ana@XN--MNCHEN-3YA.example' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  const login = { email: 'ana@münchen.example', password: typed.password };
  expect((await post('/login', login)).statusCode).toBe(200);
});

test('a name keeps no control or direction characters, wherever it is typed', async () => {
  const name = '\u202eAna\u200b\tCosta\u2069';
  const answer = await post('/register', {
    ...typed,
    name,
    organisation: name,
    Email: 'names@buyer.example',
  });
  expect(answer.json().name).toBe('Ana Costa');
  const headers = { authorization: `Bearer ${answer.json().token}` };
  const changed = await post(
    '/api/account',
    { name: `B${name}`, organisation: `B${name}`, phone: '' },
    headers,
  );
  expect(changed.json().data).toMatchObject({ name: 'BAna Costa', organisation: 'BAna Costa' });
  const nothing = await post('/register', { ...typed, name: '\u200b\u2066', Email: 'none@buyer.example' });
  expect([nothing.statusCode, nothing.json().message]).toEqual([400, 'Name is required']);
});

test('addresses of earlier versions get their normal form at the start, and nobody loses an account', async () => {
  const values = [
    'same@ⓜove.example',
    'taken@t\u00adaken.example',
    'taken@taken.example',
    'umlaut@würzburg.example',
    'ｗide@local.example',
  ].map((email) => ({ email, name: 'Old', organisation: 'Old', role: 'seller' as const }));
  await product.db.insert(people).values(values);
  const { lines, log } = keepLog();
  await normaliseAddresses(product.db, log);
  const kept = await product.db.select().from(people).where(eq(people.name, 'Old')).orderBy(asc(people.id));
  expect(kept.map(({ email }) => email)).toEqual([
    'same@move.example',
    'taken@t\u00adaken.example',
    'taken@taken.example',
    'umlaut@xn--wrzburg-n2a.example',
    'ｗide@local.example',
  ]);
  const told = [kept[1]?.id, kept[4]?.id];
  expect(
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.includes('the desk has to look'))
      .map(({ person }) => person),
  ).toEqual(told);
});
