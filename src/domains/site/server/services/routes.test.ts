import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const url = '/api/service-interests';

async function tell(person: TestPerson, service: string) {
  const answer = await product.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { service },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function interestsOf(person: TestPerson) {
  return (await product.app.inject({ url, headers: person.headers })).json().data;
}

test('a choice is stored once, however often it is made', async () => {
  const member = await product.signIn();
  const first = await tell(member, 'Analytical');
  expect(await tell(member, 'Analytical')).toEqual(first);
  await tell(member, 'Clinical supplies');
  const services = (await interestsOf(member)).map((interest: { service: string }) => interest.service);
  expect(services).toEqual(['Analytical', 'Clinical supplies']);
});

test('one sees one’s own choices only', async () => {
  await tell(await product.signIn(), 'Analytical');
  expect(await interestsOf(await product.signIn())).toEqual([]);
});

test('a kind of service that there is not is refused', async () => {
  expect((await tell(await product.signIn(), 'Catering')).status).toBe(400);
});

test('the services are for those who are admitted to the finders', async () => {
  expect((await tell(await product.signIn('investor'), 'Analytical')).status).toBe(403);
  expect((await product.app.inject({ url })).statusCode).toBe(401);
});
