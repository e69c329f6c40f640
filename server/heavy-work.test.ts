import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from './testing/test-product.ts';

// What takes long is made beside the product: bounded, once, and in nobody's way.

let product: TestProduct;
let dossiers: number[];
beforeAll(async () => {
  product = await startTestProduct();
  dossiers = [];
  for (let n = 0; n < 40; n += 1) dossiers.push(await product.list());
});
afterAll(() => product.stop());

function dataSheet(id: number | undefined, { headers }: TestPerson) {
  return product.app.inject({ url: `/api/dossiers/${id}/data-sheet`, headers });
}

const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

test('of data sheets that one member asks for all at once some are drawn, and the others get through beside them', async () => {
  const [greedy, modest] = [await product.signIn(), await product.signIn()];
  const asked = Promise.all(dossiers.slice(0, 30).map((id) => dataSheet(id, greedy)));
  const other = await dataSheet(dossiers[39], modest);
  const answers = await asked;
  expect(other.statusCode).toBe(200);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBeLessThan(30);
  expect(new Set(statusesOf(refused))).toEqual(new Set([429]));
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
}, 120_000);

test('data sheets of many members have a limit in whole, told with when to come again', async () => {
  const people = await Promise.all(dossiers.slice(0, 38).map(() => product.signIn()));
  await product.refresh();
  const answers = await Promise.all(people.map((person, n) => dataSheet(dossiers[n], person)));
  const statuses = statusesOf(answers);
  expect(statuses).toContain(200);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const { statusCode, headers } of answers)
    if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}, 120_000);

test('a visitor who asks for every structure takes no member’s place: data sheets are made beside them', async () => {
  const { rows } = await product.db.$client.query<{ id: number }>(
    `insert into molecules (inn, other_names, brands, about, smiles)
       select 'chain ' || n, '{}', '{}', '', repeat('C', n) from generate_series(1, 150) n
       returning id`,
  );
  const member = await product.signIn();
  const id = await product.list();
  const structures = rows.map((row) => product.app.inject({ url: `/api/molecules/${row.id}/structure.svg` }));
  await Promise.race(structures);
  expect((await dataSheet(id, member)).statusCode).toBe(200);
  const statuses = statusesOf(await Promise.all(structures));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
}, 120_000);

test('what has not changed is not drawn again, and what has is', async () => {
  const person = await product.signIn();
  const id = await product.list();
  const answers = await Promise.all(Array.from({ length: 20 }, () => dataSheet(id, person)));
  const [first, ...others] = answers.map(({ rawPayload }) => rawPayload);
  // Each drawing carries the moment of its making: the same bytes are the same drawing.
  expect(statusesOf(answers)).toEqual(Array(20).fill(200));
  expect(others.every((other) => first?.equals(other))).toBe(true);
  await product.db.$client.query("update dossiers set indication = 'Something else' where id = $1", [id]);
  expect(first?.equals((await dataSheet(id, person)).rawPayload)).toBe(false);
}, 120_000);

test('forty pictures at once: some are encoded, the rest told when to come again, and a login overtakes them', async () => {
  // Each a person of their own: how much one may send at once is another limit.
  const desks = await Promise.all(Array.from({ length: 40 }, () => product.signIn('admin')));
  const member = await product.signIn();
  const content = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#0b655e' } })
    .jpeg()
    .toBuffer();
  const ended: string[] = [];
  const uploads = desks.map(async (desk) => {
    const payload = new FormData();
    payload.append('picture', new Blob([new Uint8Array(content)]), 'a.jpg');
    const answer = await product.app.inject({
      ...{ method: 'POST', url: '/api/blog-pictures', headers: desk.headers, payload },
    });
    if (answer.statusCode === 200) ended.push('picture');
    return answer;
  });
  const login = product.app
    .inject({ method: 'POST', url: '/login', payload: { email: member.email, password: testPassword } })
    .then(({ statusCode }) => {
      ended.push('login');
      return statusCode;
    });
  const answers = await Promise.all(uploads);
  expect(await login).toBe(200);
  expect(new Set(statusesOf(answers))).toEqual(new Set([200, 503]));
  for (const { statusCode, headers } of answers)
    if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(ended.at(-1)).toBe('picture');
}, 120_000);
