import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { Hit } from '../contract/find.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

async function find({ headers }: TestPerson, q: string): Promise<Hit[]> {
  const url = `/api/find?${new URLSearchParams({ q })}`;
  return (await product.app.inject({ url, headers })).json().data;
}

test('the desk finds any record by some of its words, with the way to it', async () => {
  const { reference, buyer, ownerCompany } = await openDeal(product);
  const hits = await find(desk, reference);
  expect(hits).toMatchObject([{ kind: 'request', title: reference, to: `/requests/${reference}` }]);
  const [person] = await find(desk, buyer.email);
  expect(person).toMatchObject({ kind: 'person', to: `/admin/people/${buyer.id}` });
  expect(await find(desk, ownerCompany.name)).toContainEqual(
    expect.objectContaining({ kind: 'company', to: `/admin/companies/${ownerCompany.id}` }),
  );
  expect(await find(desk, '')).toEqual([]);
});

test('a request is found by who takes part in it, an owner once it was passed on', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, stranger, reference } = deal;
  const whoFinds = async () => {
    const found = await Promise.all(
      Object.entries({ buyer, colleague, owner, stranger }).map(async ([name, person]) =>
        (await find(person, reference)).some(({ title }) => title === reference) ? [name] : [],
      ),
    );
    return found.flat();
  };
  expect(await whoFinds()).toEqual(['buyer', 'colleague']);
  await deal.move(deal.desk, 'review');
  expect(await whoFinds()).toEqual(['buyer', 'colleague', 'owner']);
});

test('a member finds what is published, and neither people, companies nor drafts', async () => {
  const { buyer, owner, companyName } = await openDeal(product);
  const id = await product.list({ title: 'Fumarivost Tablets' });
  const draft = await product.list({ title: 'Fumarivost Capsules', state: 'draft' });
  const plant = await product.listPlant({ city: 'Fumarivost' });
  await product.refresh();
  const found = (await find(buyer, 'fumarivost')).map(({ kind, to }) => ({ kind, to }));
  expect(found).toContainEqual({ kind: 'dossier', to: `/product-details/${id}` });
  expect(found).toContainEqual({ kind: 'supplier', to: `/supplier-details/${plant}` });
  expect(found.map(({ to }) => to)).not.toContain(`/product-details/${draft}`);
  expect(await find(buyer, owner.email)).toEqual([]);
  expect(JSON.stringify(await find(buyer, companyName))).not.toContain(companyName);
});

test('an investor finds the deals that are open to investors, and leads nowhere else', async () => {
  const investor = await product.signIn('investor');
  const open = await product.list({ title: 'Investivir Tablets', supply: ['Tech transfer'] });
  await product.list({ title: 'Investivir Capsules', supply: [], readiness: 'Ready : EU' });
  await product.list({ title: 'Investivir Drops', supply: ['Tech transfer'], state: 'draft' });
  await product.listPlant({ city: 'Investivir' });
  await product.refresh();
  expect((await find(investor, 'investivir')).map(({ to }) => to)).toEqual([
    `/investment/activedeals/${open}`,
  ]);
});

test('a molecule leads to the finder, which has all that is listed of it', async () => {
  const member = await product.signIn();
  await product.list();
  await product.refresh();
  const molecules = (await find(member, 'amlodip')).filter(({ kind }) => kind === 'molecule');
  expect(molecules[0]).toMatchObject({
    title: expect.stringMatching(/^amlodipine/),
    detail: expect.stringMatching(/^\d+ dossiers?$/),
  });
  expect(molecules[0]?.to).toMatch(/^\/dossier-search\?q=amlodipine/);
});

test('of a kind five are found, so that they fit beside the others', async () => {
  const member = await product.signIn();
  for (let made = 0; made < 7; made += 1) await product.list({ title: `Quelvarimab Vial ${made}` });
  await product.refresh();
  const found = await find(member, 'quelvarimab');
  expect(found.filter(({ kind }) => kind === 'dossier')).toHaveLength(5);
});
