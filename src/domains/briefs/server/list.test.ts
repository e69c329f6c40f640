import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { openBrief, openCast } from '#testing/briefs/test-brief.ts';
import { putIn } from '#testing/companies/roles.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { briefs } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function get(person: TestPerson, url: string) {
  return (await product.app.inject({ url, headers: person.headers })).json();
}

test('the list counts how the requests of a brief stand, and names the awarded one', async () => {
  const brief = await openBrief(product, 4);
  const counts = async () => (await get(brief.colleague, '/api/briefs')).data[0];
  expect(await counts()).toMatchObject({ requests: 4, yourTurn: 0, offers: 0, ended: 0, awarded: null });
  for (const place of [0, 1, 2]) await brief.offer(place);
  await brief.move(1, brief.owners[1]?.person as TestPerson, 'decline', { note: 'We are sold out.' });
  expect(await counts()).toMatchObject({ requests: 4, yourTurn: 2, offers: 2, ended: 1, awarded: null });
  const [{ reference }] = (await brief.read()).requests;
  await brief.award(0);
  expect(await counts()).toMatchObject({ yourTurn: 1, offers: 1, ended: 3, awarded: reference });
  await product.db
    .update(requests)
    .set({ state: 'closed', dueAt: null })
    .where(eq(requests.reference, reference));
  // A deal is no end without one.
  expect(await counts()).toMatchObject({ yourTurn: 0, offers: 1, ended: 3 });
});

test('the board names an owner once they have offered, and not before', async () => {
  const brief = await openBrief(product, 2);
  const owners = async () => (await brief.read()).requests.map(({ owner }: { owner: string }) => owner);
  expect(await owners()).toEqual([null, null]);
  await brief.offer(1);
  expect(await owners()).toEqual([null, brief.owners[1]?.company.name]);
});

test('a request leads its buyer and their colleagues to its brief, and nobody else', async () => {
  const brief = await openBrief(product, 2);
  await brief.offer(0);
  const [{ reference }] = (await brief.read()).requests;
  const told = async (person: TestPerson) =>
    (await get(person, `/api/brief-requests?references=${reference},DB-2020-000001`)).data;
  const known = [{ reference, brief: { id: brief.id, title: 'Amlodipine 2027' } }];
  expect(await told(brief.buyer)).toEqual(known);
  expect(await told(brief.colleague)).toEqual(known);
  for (const person of [brief.owners[0]?.person as TestPerson, brief.desk, await product.signIn()]) {
    expect(await told(person)).toEqual([]);
  }
});

test('briefs are listed the latest first, each once, page by page', async () => {
  const person = await product.signIn();
  const row = { personId: person.id, title: 'One of three', firstYear: 2027, lines: [] };
  await product.db
    .insert(briefs)
    .values(Array.from({ length: 3 }, () => ({ ...row, currency: 'EUR' as const })));
  const first = await get(person, '/api/briefs?limit=2');
  const [one, two] = first.data.map(({ id }: { id: string }) => Number(id));
  expect([one > two, first.data.length, first.more]).toEqual([true, 2, true]);
  const rest = await get(person, `/api/briefs?limit=2&before=${two}`);
  expect([rest.data.map(({ id }: { id: string }) => Number(id) < two), rest.more]).toEqual([[true], false]);
});

test('what a brief may go to is found in the order in which it was named, or by its code, while it is published', async () => {
  const { buyer, owners } = await openCast(product, 2);
  const [first, second] = owners.map(({ id }) => String(id));
  const retired = await product.list({ state: 'retired' });
  const draft = await product.listPlant({ state: 'retired' });
  const plant = await product.listPlant({ city: 'Goa', country: 'India' });
  const named = await get(
    buyer,
    `/api/brief-listings?dossiers=${second},${retired},${first}&plants=${draft},${plant}`,
  );
  expect(named.data.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
    ['dossier', second],
    ['dossier', first],
    ['supplier', String(plant)],
  ]);
  const { code } = named.data[1];
  const byCode = await get(buyer, `/api/brief-listings?code=${code}`);
  expect(byCode.data.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect((await get(buyer, '/api/brief-listings?code=DB-99999')).data).toEqual([]);
});

test('of the same product one is called as the first of it is, however the titles write it', async () => {
  const { buyer } = await openCast(product, 0);
  const plain = await product.list({ dosageForm: 'Film Coated Tablets', title: 'Amlo-Fit 5 mg' });
  const [of] = await product.db
    .select({ moleculeId: molecules.id, inn: molecules.inn })
    .from(molecules)
    .innerJoin(dossiers, eq(dossiers.moleculeId, molecules.id))
    .where(eq(dossiers.id, plain));
  if (of === undefined) throw new Error('nothing was listed');
  const { moleculeId, inn } = of;
  const title = `${inn.toUpperCase()} Film-coated Tablets 5 mg`;
  const hyphened = await product.list({ moleculeId, dosageForm: 'Film Coated Tablets', title });
  const productsOf = async (...ids: number[]) =>
    (await get(buyer, `/api/brief-listings?dossiers=${ids.join()}`)).data.map(
      (one: { product: string }) => one.product,
    );
  const called = `${capitalise(inn)} Film Coated Tablets`;
  const spelled = title.replace(' 5 mg', '');
  expect(await productsOf(plain, hyphened)).toEqual([called, called]);
  expect(await productsOf(hyphened, plain)).toEqual([spelled, spelled]);
});

test('the board tells a colleague whose role neither awards nor writes who may', async () => {
  const brief = await openBrief(product, 1);
  await putIn(product, brief.buyerCompany, brief.colleague, 'reader');
  const told = await brief.read(brief.colleague);
  expect(told.refusal).toContain(`Your role at ${brief.buyerCompany.name} is reader. A deal maker or`);
  expect(told.mayNotWrite).toContain('A signatory, a deal maker or an administrator may write');
  expect(await brief.read()).toMatchObject({ refusal: null, mayNotWrite: null });
});
