import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#platform/contract/messages.ts';
import { pdf } from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles, requests } from '../tables.ts';

let product: TestProduct;
let origin: string;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  origin = await product.app.listen({ port: 0 });
});
afterAll(() => product.stop());

async function send(person: TestPerson, fields: Record<string, string>, file?: Buffer, key?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('cdaOrNda', new Blob([new Uint8Array(file)]), 'cda.pdf');
  const answer = await fetch(`${origin}/api/dossiers/proposals`, {
    method: 'POST',
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }) },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

function requestsOf(person: TestPerson) {
  return product.db.select().from(requests).where(eq(requests.personId, person.id)).orderBy(requests.id);
}

test('one form makes a request for each dossier, each with its own reference and its own files', async () => {
  const person = await product.signIn();
  const ids = [await product.list(), await product.list(), await product.list()];
  const { status, body } = await send(person, { ids: ids.join(), marketsOfInterest: 'EU' }, pdf('Signed'));
  expect(status).toBe(200);
  const rows = await requestsOf(person);
  expect(rows.map((row) => row.dossierId)).toEqual(ids);
  expect(body.data).toEqual(
    rows.map((row) => ({ id: String(row.dossierId), reference: row.reference, failure: null })),
  );
  const files = await product.db.select().from(requestFiles);
  expect(files).toHaveLength(3);
  const kept = await keptFiles(product);
  for (const { storageKey } of files) expect(kept.some((path) => path.endsWith(storageKey))).toBe(true);
  expect(kept.filter((path) => path.includes('uploads'))).toEqual([]);
});

test('a market that a dossier does not offer is told of in its thread alone, and keeps nobody from asking', async () => {
  const person = await product.signIn();
  const silent = {
    gmpStatuses: [],
    stabilityConditions: '',
    clinicalDetails: '',
    cppCountry: '',
    apiDmf: '',
  };
  const ids = [
    await product.list({ markets: ['EU'], ...silent }),
    await product.list({ markets: ['EU', 'LatAm'], ...silent }),
  ];
  const { body } = await send(person, { ids: ids.join(), marketsOfInterest: 'Germany, Brazil, tenders' });
  const notes = [];
  for (const { reference } of body.data) {
    const { data } = (
      await product.app.inject({ url: `/api/requests/${reference}`, headers: person.headers })
    ).json();
    notes.push([data.listing.code, data.timeline[0].what, data.timeline[0].note]);
  }
  const [[without], [withIt]] = notes as [[string], [string]];
  expect(notes).toEqual([
    [without, 'Submitted', `Not among the markets of ${without}: Brazil`],
    [withIt, 'Submitted', ''],
  ]);
});

test('what a country asks for and a dossier lacks is told in its thread, and keeps nobody from asking', async () => {
  const person = await product.signIn();
  const id = await product.list({
    markets: ['MENA', 'US'],
    stabilityConditions: 'Zone IVa, 24 months',
    clinicalDetails: 'BE completed, n = 24, EU reference product',
    gmpStatuses: ['ANVISA'],
    apiDmf: 'CEP',
  });
  const { body } = await send(person, { ids: String(id), marketsOfInterest: 'Germany, US, Iceland' });
  const url = `/api/requests/${body.data[0].reference}`;
  const { data } = (await product.app.inject({ url, headers: person.headers })).json();
  const { code } = data.listing;
  expect(data.timeline[0].note).toBe(
    `Not among the markets of ${code}: Germany, Iceland. Gaps of ${code}: Germany (GMP); US (bioequivalence, GMP, active substance file)`,
  );
});

test('the same form sent twice, and at once, makes one request for each dossier', async () => {
  const person = await product.signIn();
  const ids = `${await product.list()},${await product.list()}`;
  const form = { ids, indicativeVolumes: '1 M' };
  const answers = await Promise.all([
    send(person, form, undefined, 'a-key'),
    send(person, form, undefined, 'a-key'),
  ]);
  const later = await send(person, form, undefined, 'a-key');
  expect(new Set([...answers, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await requestsOf(person)).toHaveLength(2);
});

test('one that fails says why and leaves the others as they are', async () => {
  const person = await product.signIn();
  const [open, retired] = [await product.list(), await product.list({ state: 'retired' })];
  const { body } = await send(person, { ids: `${retired},${open},nothing`, marketsOfInterest: 'EU' });
  const missing = { code: 'not-found', message: messages.dossierMissing };
  expect(body.data).toEqual([
    { id: String(retired), reference: null, failure: missing },
    { id: String(open), reference: expect.stringMatching(/^DB-\d{4}-\d{6}$/), failure: null },
    { id: 'nothing', reference: null, failure: missing },
  ]);
});

test('one asked for before is told apart, and is sent once that is confirmed', async () => {
  const person = await product.signIn();
  const [first, second] = [await product.list(), await product.list()];
  await send(person, { ids: String(first), marketsOfInterest: 'EU' }, undefined, 'before');
  const form = { ids: `${first},${second}`, marketsOfInterest: 'UK' };
  const asked = await send(person, form, undefined, 'now');
  expect(asked.body.data[0].failure).toMatchObject({ code: 'asked-before' });
  expect(asked.body.data[1].failure).toBeNull();
  const again = await send(person, { ...form, repeat: 'true' }, undefined, 'now');
  expect(again.body.data[0].failure).toBeNull();
  expect(again.body.data[1].reference).toBe(asked.body.data[1].reference);
  expect(await requestsOf(person)).toHaveLength(3);
});

test('an empty form, too many dossiers, none, and a bad file are refused whole', async () => {
  const person = await product.signIn();
  const id = String(await product.list());
  const empty = await send(person, { ids: id, status: 'true' });
  expect([empty.status, empty.body.message]).toEqual([400, messages.termSheetEmpty]);
  const many = await send(person, { ids: '1,2,3,4,5', marketsOfInterest: 'EU' });
  expect([many.status, many.body.message]).toEqual([400, 'Compare at most 4 dossiers']);
  expect((await send(person, { marketsOfInterest: 'EU' })).status).toBe(400);
  expect((await send(person, { ids: ',', marketsOfInterest: 'EU' })).status).toBe(400);
  expect((await send(person, { ids: id }, Buffer.from('MZ'))).status).toBe(415);
  expect(await requestsOf(person)).toEqual([]);
});

test('an investor is not admitted', async () => {
  expect((await send(await product.signIn('investor'), { ids: '1', marketsOfInterest: 'EU' })).status).toBe(
    403,
  );
});
