import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitersAre } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

// What takes long is made beside the product: bounded, once, and in nobody's way.

let product: TestProduct;
let dossiers: number[];
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
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
  // Short ones: each another, since what was drawn before is at hand.
  const chains = Array.from({ length: 150 }, (_, n) =>
    [...n.toString(3).padStart(5, '0')].map((digit) => 'CNO'[Number(digit)]).join(''),
  );
  const { rows } = await product.db.$client.query<{ id: number }>(
    `insert into molecules (inn, other_names, brands, about, smiles)
       select 'chain ' || smiles, '{}', '{}', '', smiles from unnest($1::text[]) smiles
       returning id`,
    [chains],
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

const exports = {
  '/api/shortlist/export': 'shortlist_entries',
  '/api/shortlists/own/export': 'shortlist_entries',
  '/api/account/export': 'shortlist_entries',
  '/api/admin/listing-export?kind=dossier': 'dossiers',
  '/api/back-office/tables/dossiers/export?format=csv': 'dossiers',
  '/api/back-office/tables/dossiers/export?format=xlsx': 'dossiers',
};

/** Waits until so many are answered. */
async function settledAre(asked: Promise<unknown>[], count: number): Promise<void> {
  let settled = 0;
  const done = Promise.withResolvers<void>();
  for (const one of asked) void one.finally(() => ++settled === count && done.resolve());
  await done.promise;
}

/** Asks while the rows of a table cannot be read: whatever is let in is inside until all have asked. */
async function whileUnreadable<A>(
  table: string,
  ask: () => Promise<A>[],
  areAsked: (asked: Promise<A>[]) => Promise<void>,
): Promise<A[]> {
  const held = await product.db.$client.connect();
  try {
    await held.query(`begin; lock table ${table} in access exclusive mode`);
    const asked = ask();
    await areAsked(asked);
    await held.query('commit');
    return await Promise.all(asked);
  } finally {
    held.release(true);
  }
}

test.each(Object.entries(exports))(
  'of %s one person gets two at once, and then again',
  async (url, table) => {
    const [greedy, modest] = [await product.signIn('admin'), await product.signIn('admin')];
    const ask = (person: TestPerson) => product.app.inject({ url, headers: person.headers });
    const answers = await whileUnreadable(
      table,
      () => [greedy, greedy, greedy, greedy, modest].map(ask),
      async (asked) => {
        await settledAre(asked, 2);
        await waitersAre(product, 3);
      },
    );
    expect(statusesOf(answers.slice(0, 4)).sort()).toEqual([200, 200, 429, 429]);
    expect(answers[4]?.statusCode).toBe(200);
    for (const { statusCode, headers } of answers)
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Their places are free again.
    expect(statusesOf(await Promise.all([ask(greedy), ask(greedy)]))).toEqual([200, 200]);
  },
  60_000,
);

test('exports of many people wait for each other up to a limit, told with when to come again; all others are served', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => product.signIn('admin')));
  const url = '/api/admin/listing-export?kind=dossier';
  const answers = await whileUnreadable(
    'dossiers',
    () => people.map(({ headers }) => product.app.inject({ url, headers })),
    async (asked) => {
      await settledAre(asked, 4);
      await waitersAre(product, 4);
    },
  );
  expect(statusesOf(answers).sort()).toEqual([...Array(16).fill(200), ...Array(4).fill(503)]);
  for (const { statusCode, headers } of answers)
    if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}, 60_000);

test('a reader who goes away in the middle of an export gives the place back', async () => {
  const person = await product.signIn('admin');
  const origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const url = '/api/admin/listing-export?kind=dossier';
  const gone = new AbortController();
  const { signal } = gone;
  const answers = await whileUnreadable(
    'dossiers',
    () =>
      [1, 2].map(async () => {
        const answer = await fetch(origin + url, { headers: person.headers, signal }).catch(() => null);
        return (await answer?.text().catch(() => null)) ?? 'gone';
      }),
    async () => {
      await waitersAre(product, 2);
      gone.abort();
    },
  );
  expect(answers).toEqual(['gone', 'gone']);
  await vi.waitFor(async () => {
    const { statusCode } = await product.app.inject({ url, headers: person.headers });
    expect(statusCode).toBe(200);
  });
}, 60_000);

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
  const content = await sharp({ create: { width: 560, height: 360, channels: 3, background: '#0b655e' } })
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
