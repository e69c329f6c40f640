import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { listingEdits } from '#domains/listings/server/tables.ts';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function read(url: string, { headers }: TestPerson) {
  return (await product.app.inject({ url, headers })).json().data;
}

async function unprove({ id }: TestPerson): Promise<void> {
  await product.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, id));
}

async function queue(name: string, desk: TestPerson): Promise<string[]> {
  const queues = await read('/api/back-office/queues', desk);
  const found = queues.find((one: { name: string }) => one.name === name);
  return found.first.map(({ detail }: { detail: string }) => detail);
}

test('of a request from before whose buyer has proven nothing the desk reads so, in the record and in every list', async () => {
  const { reference, url, buyer, colleague, desk } = await openDeal(product);
  const proofs = async (viewer: TestPerson, scope: string) => [
    (await read(url, viewer)).requester.notProven,
    (await read(`/api/requests?scope=${scope}&q=${reference}`, viewer))[0].requester.notProven,
  ];
  const ofTable = async () =>
    (await read(`/api/back-office/tables/requests?q=${reference}`, desk))[0].cells.proven;
  expect([await proofs(desk, 'all'), await ofTable()]).toEqual([[false, false], true]);
  await unprove(buyer);
  expect([await proofs(desk, 'all'), await ofTable()]).toEqual([[true, true], false]);
  expect(await proofs(colleague, 'company')).toEqual([false, false]);
  expect((await queue('new', desk)).every((detail) => detail.endsWith(' (not proven)'))).toBe(true);
});

test('the queue of new companies says of which of them nobody has proven the address', async () => {
  const desk = await product.signIn('admin');
  const person = await product.signIn();
  await product.db
    .update(people)
    .set({ name: 'Ana Costa', organisation: 'Lusitan Newcomers' })
    .where(eq(people.id, person.id));
  expect(await queue('newcomers', desk)).toContain('Ana Costa');
  await unprove(person);
  expect(await queue('newcomers', desk)).toContain('Ana Costa (not proven)');
});

test('of a change of a listing the desk reads that who proposed it has proven nothing', async () => {
  const { owner, listing, desk } = await openDeal(product);
  await product.db
    .insert(listingEdits)
    .values({ kind: 'dossier', dossierId: listing, changes: {}, proposedBy: owner.id });
  const table = async () => (await read('/api/back-office/tables/edits', desk))[0];
  const { id } = await table();
  const record = async () => (await read(`/api/admin/listing-edits/${id}`, desk)).edit.proposerNotProven;
  expect([(await table()).cells.proven, await record()]).toEqual([true, false]);
  await unprove(owner);
  expect([(await table()).cells.proven, await record()]).toEqual([false, true]);
});

test('a company whose only person has proven nothing has nobody to whom a request is passed on', async () => {
  const { url, owner, ownerCompany, desk } = await openDeal(product);
  expect((await read(url, desk)).owner.hasPeople).toBe(true);
  await unprove(owner);
  expect(await product.db.$count(companyPeople, eq(companyPeople.companyId, ownerCompany.id))).toBe(1);
  expect((await read(url, desk)).owner.hasPeople).toBe(false);
});
