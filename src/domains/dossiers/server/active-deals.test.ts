import { afterAll, beforeAll, expect, test } from 'vitest';
import { craftedCursors } from '#testing/crafted-cursors.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let investor: TestPerson;
let ids: { early: number; transfer: number; pilot: number };
let closed: number[];
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  investor = await product.signIn('investor');
  const day = (date: number) => ({ listedAt: new Date(Date.UTC(2026, 0, date)) });
  ids = {
    early: await product.list({
      ...day(1),
      title: 'Apixaban',
      readiness: 'Early development',
      markets: ['US', 'EU'],
      offerDays: 9,
    }),
    transfer: await product.list({
      ...day(2),
      title: 'Bosentan',
      supply: ['With supply', 'Tech transfer'],
      royalty: '7%',
    }),
    pilot: await product.list({
      ...day(3),
      title: 'Celecoxib',
      readiness: 'Pilot BE Complete/ Late stage development',
      dealType: 'Co-development',
    }),
  };
  closed = [
    await product.list({ title: 'Ready' }),
    await product.list({ title: 'Draft', readiness: 'Early development', state: 'draft' }),
    await product.list({ title: 'Retired', supply: ['Tech transfer'], state: 'retired' }),
  ];
});
afterAll(() => product.stop());

async function ask(path = '', person = investor) {
  const answer = await product.app.inject({ url: `/api/active-deals${path}`, headers: person.headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function titles(query: string): Promise<string[]> {
  const { body } = await ask(`?${query}`);
  return body.data.map((row: { cells: { title: string } }) => row.cells.title);
}

test('what can be transferred or is being developed is listed, the latest first, and nothing else', async () => {
  const { body } = await ask();
  expect(body).toMatchObject({ count: 3, more: false, next: null, previous: null });
  expect(body.data.map((row: { id: number }) => row.id)).toEqual([ids.pilot, ids.transfer, ids.early]);
  expect(body.data[1].cells).toMatchObject({ title: 'Bosentan', techTransfer: true, royalty: '7%' });
});

test.each([
  ['sort=title', ['Apixaban', 'Bosentan', 'Celecoxib']],
  ['sort=-offerDays', ['Apixaban', 'Celecoxib', 'Bosentan']],
  ['q=bosen', ['Bosentan']],
  ['techTransfer=yes', ['Bosentan']],
  ['markets=US', ['Apixaban']],
  ['readiness=Early development', ['Apixaban']],
  ['dealType=co-dev', ['Celecoxib']],
  ['offerDays=6..', ['Apixaban']],
])('it is filtered and sorted by %s', async (query, expected) => {
  expect(await titles(query.replaceAll(' ', '%20'))).toEqual(expected);
});

test('its pages follow one another both ways', async () => {
  const first = (await ask('?limit=2')).body;
  const second = (await ask(`?limit=2&after=${first.next}`)).body;
  expect(second.data.map((row: { id: number }) => row.id)).toEqual([ids.early]);
  expect((await ask(`?limit=2&before=${second.previous}`)).body.data).toEqual(first.data);
});

test.each(['sort=royalty', 'owner=x', 'markets=Atlantis', 'offerDays=x', 'after=x'])(
  'what the table does not know is refused: %s',
  async (query) => {
    expect((await ask(`?${query}`)).status).toBe(400);
  },
);

test('a cursor that nobody was given is refused, whatever is sorted by', async () => {
  for (const sort of ['title', 'code', 'dosageForm', 'readiness', 'offerDays', 'listedAt']) {
    const ofText = sort !== 'offerDays' && sort !== 'listedAt';
    for (const cursor of craftedCursors(sort, { ofText })) {
      for (const name of ['after', 'before']) {
        const { status, body } = await ask(`?${new URLSearchParams({ sort, [name]: cursor })}`);
        const what = `${sort} ${name} ${Buffer.from(cursor, 'base64url')}`;
        expect.soft(status, what).toBe(400);
        expect
          .soft(body.issues, what)
          .toEqual([{ path: name, message: 'This page cannot be found again. Start from the first one.' }]);
      }
    }
  }
});

test('one of them is served whole, without its company’s name; any other is unknown', async () => {
  const { body } = await ask(`/${ids.early}`);
  expect(body.data).toMatchObject({
    ListingTitle: 'Apixaban',
    productDetails: { dossierStatus: 'Early development' },
  });
  expect(JSON.stringify(body)).not.toMatch(/Company \d/);
  for (const id of [...closed, 0, 'x', 999999]) expect((await ask(`/${id}`)).status).toBe(404);
});

test('members have the finders instead', async () => {
  const member = await product.signIn();
  expect([(await ask('', member)).status, (await ask(`/${ids.early}`, member)).status]).toEqual([403, 403]);
  expect((await ask('', await product.signIn('admin'))).status).toBe(200);
});

test('an interest in a dossier that is no active deal is refused as one in no dossier, and leaves nothing', async () => {
  const person = await product.signIn('investor');
  const register = async (dossier: number) => {
    const payload = { kind: 'investment', dossier: String(dossier), interest: 'EU rights' };
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/requests',
      headers: person.headers,
      payload,
    });
    return { status: answer.statusCode, words: answer.payload.replace(/"requestId":"[^"]*"/, '') };
  };
  const absent = await register(999_999);
  expect(absent.status).toBe(404);
  for (const id of closed) expect(await register(id)).toEqual(absent);
  const mine = await product.app.inject({ url: '/api/requests', headers: person.headers });
  expect(mine.json().data).toEqual([]);
});

test('an interest is a request of its own kind, made once', async () => {
  const person = await product.signIn('investor');
  const register = (more: object = {}) =>
    product.app.inject({
      method: 'POST',
      url: '/api/requests',
      headers: person.headers,
      payload: { kind: 'investment', dossier: String(ids.pilot), interest: 'EU rights', ...more },
    });
  const { reference } = (await register()).json();
  expect((await register()).json().reference).toBe(reference);
  expect((await register({ interest: 'US rights' })).json().code).toBe('asked-before');
  const seen = await product.app.inject({ url: `/api/requests/${reference}`, headers: person.headers });
  expect(seen.json().data).toMatchObject({ kind: 'investment', listing: { id: String(ids.pilot) } });
});
