import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

function post(person: TestPerson, url: string, payload: object) {
  return product.app.inject({ method: 'POST', url, payload, headers: person.headers });
}

function get(person: TestPerson, url: string) {
  return product.app.inject({ url, headers: person.headers });
}

function login(email: string, password: string) {
  return product.app.inject({ method: 'POST', url: '/login', payload: { email, password } });
}

test('a profile is read and changed, its address and role never', async () => {
  const person = await product.signIn();
  const changed = await post(person, '/api/account', {
    name: ' Ana Costa ',
    organisation: 'Lusitan Generics',
    phone: '9123456780',
    email: 'other@lusitan.example',
    role: 'admin',
  });
  expect(changed.json().data).toMatchObject({ name: 'Ana Costa', phone: '9123456780' });
  const { data } = (await get(person, '/api/account')).json();
  expect(data).toMatchObject({ name: 'Ana Costa', email: person.email, role: 'seller', hasPassword: true });
});

test('changing the password asks for the current one, ends the other sessions and tells the owner', async () => {
  const person = await product.signIn();
  const elsewhere = (await login(person.email, testPassword)).json().token as string;
  const password = 'a brand new passphrase';
  const wrong = await post(person, '/api/account/password', { current: 'not this one', password });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().issues[0].path).toBe('current');
  const common = await post(person, '/api/account/password', {
    current: testPassword,
    password: 'sunshine1',
  });
  expect(common.json().message).toMatch(/list of leaked ones/);
  const own = await post(person, '/api/account/password', { current: testPassword, password: 'Buyer-of-1' });
  expect(own.json().issues).toMatchObject([
    { path: 'password', message: expect.stringContaining('here (buyer)') },
  ]);
  const right = await post(person, '/api/account/password', { current: testPassword, password });
  expect(right.statusCode).toBe(200);
  expect((await get(person, '/api/account')).statusCode).toBe(200);
  const other = { ...person, headers: { authorization: `Bearer ${elsewhere}` } };
  expect((await get(other, '/api/account')).statusCode).toBe(401);
  expect((await login(person.email, password)).statusCode).toBe(200);
  await mailsTo(product.dataDir, person.email, 'has been changed');
});
