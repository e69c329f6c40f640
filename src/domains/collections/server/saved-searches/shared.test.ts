import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { askLists } from '#testing/collections/shared-lists.ts';
import { send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { mostSavedSearches, mostSharedSearches } from '../../contract/saved-searches.ts';
import { savedSearches } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const ask = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  send(product, person, method, `/api/saved-searches${path}`, payload);
const sharedWith = async (person: TestPerson) => (await ask(person, 'GET')).body.shared;
const oral = {
  kind: 'dossier',
  name: 'Oral in the EU',
  address: '?market=eu',
  search: { RegionofInterest: ['EU'] },
};

/** Two of one company, and a search with alerts that the first shares with it. */
async function share() {
  const [owner, colleague] = [await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, owner, colleague);
  const search = { ...oral, alert: 'daily', company: String(company.id) };
  const { body } = await ask(owner, 'POST', '', search);
  return { owner, colleague, company, id: body.data.id as string };
}

test('colleagues see a shared search and keep it as theirs; they change nothing of it, and nobody else knows of it', async () => {
  const { owner, colleague, company, id } = await share();
  expect(await sharedWith(owner)).toEqual([]);
  const [seen] = await sharedWith(colleague);
  expect(seen).toMatchObject({ id, name: oral.name, address: oral.address, company: company.name });
  expect(seen.owner).toMatch(/^Person/);
  expect(Object.keys(seen)).not.toContain('alert');
  expect((await ask(colleague, 'GET')).body.data).toEqual([]);

  const unproven = await product.signIn('seller', { proven: false });
  await product.db.insert(companyPeople).values({ companyId: company.id, personId: unproven.id });
  const others = [await product.signIn(), await product.signIn('admin'), unproven];
  for (const person of others) expect(await sharedWith(person)).toEqual([]);
  const proven = others.filter((person) => person !== unproven);
  for (const person of [colleague, ...proven]) {
    const change = { name: 'Theirs', alert: 'none', company: null };
    expect((await ask(person, 'POST', `/${id}`, change)).status).toBe(404);
    await ask(person, 'DELETE', `/${id}`);
  }
  expect((await ask(owner, 'GET')).body.data).toMatchObject([
    { id, name: oral.name, alert: 'daily', company: { id: String(company.id), name: company.name } },
  ]);

  const kept = await ask(colleague, 'POST', '', { ...oral, alert: 'none' });
  expect(kept.body.data).toMatchObject({ name: oral.name, company: null });
  await ask(owner, 'DELETE', `/${id}`);
  expect(await sharedWith(colleague)).toEqual([]);
  expect((await ask(colleague, 'GET')).body.data).toHaveLength(1);
});

test('it is shared with own companies alone, and no longer than its owner wants and belongs there', async () => {
  const { owner, colleague, company, id } = await share();
  const other = await foundCompany(product);
  const foreign = { company: String(other.id) };
  expect((await ask(owner, 'POST', `/${id}`, foreign)).status).toBe(404);
  expect((await ask(owner, 'POST', '', { ...oral, alert: 'none', ...foreign })).status).toBe(404);
  expect(await sharedWith(colleague)).toHaveLength(1);
  expect((await ask(owner, 'POST', `/${id}`, { company: null })).body.data.company).toBeNull();
  expect(await sharedWith(colleague)).toEqual([]);
  // What is not said stays.
  await ask(owner, 'POST', `/${id}`, { company: String(company.id) });
  expect((await ask(owner, 'POST', `/${id}`, { name: 'EU' })).body.data.company).not.toBeNull();
  expect(await sharedWith(colleague)).toMatchObject([{ name: 'EU' }]);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, owner.id));
  expect(await sharedWith(colleague)).toEqual([]);
  expect((await ask(owner, 'GET')).body).toMatchObject({ data: [{ company: null }], companies: [] });
});

test('a copy counts among one’s own, what colleagues share does not, and there is an end to both', async () => {
  const { owner, colleague, company } = await share();
  const row = { ...oral, kind: 'dossier', alert: 'none' } as const;
  const rows = (of: TestPerson, many: number, companyId: number | null) =>
    product.db
      .insert(savedSearches)
      .values(Array.from({ length: many }, () => ({ ...row, companyId, personId: of.id })));
  await rows(owner, mostSharedSearches, company.id);
  await rows(colleague, mostSavedSearches - 1, null);
  const copy = () => ask(colleague, 'POST', '', { ...oral, alert: 'none' });
  expect([(await copy()).status, (await copy()).status]).toEqual([200, 409]);
  expect(await sharedWith(colleague)).toHaveLength(mostSharedSearches);
});

test('whoever leaves the company sees nothing of it any more', async () => {
  const { colleague } = await share();
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, colleague.id));
  expect(await sharedWith(colleague)).toEqual([]);
});

test('whatever another company keeps and shares moves no number that one is told', async () => {
  const { owner, colleague, company, id } = await share();
  const dossier = await product.list();
  const list = (await askLists(product, owner, 'POST', '', { name: 'Ours', company: String(company.id) }))
    .body;
  await askLists(product, owner, 'POST', `/${list.data.id}/entries/${dossier}`, { note: 'ours' });
  const told = async () => {
    const paths = [
      '/api/saved-searches',
      `/api/shortlists?dossier=${dossier}`,
      '/api/home',
      '/api/offers/scenarios',
    ];
    const answers = [owner, colleague].flatMap((person) =>
      [...paths, `/api/shortlists/${list.data.id}`, `/api/companies/${company.id}/people`].map((path) =>
        send(product, person, 'GET', path),
      ),
    );
    return (await Promise.all(answers)).map(({ body }) => body);
  };
  // Somebody of theirs is a colleague in a third company, and what they have is called alike and holds the same.
  const theirs = await share();
  await foundCompany(product, theirs.colleague, colleague);
  const before = await told();
  await ask(theirs.colleague, 'POST', '', { ...oral, alert: 'none', company: String(theirs.company.id) });
  const theirList = { name: 'Ours', company: String(theirs.company.id) };
  const other = (await askLists(product, theirs.owner, 'POST', '', theirList)).body.data.id;
  await askLists(product, theirs.colleague, 'POST', `/${other}/entries/${dossier}`, { note: 'theirs' });
  expect(await told()).toEqual(before);
  // What is theirs and what nobody has are told alike.
  const never = '2147483647';
  for (const [method, path, payload] of [
    ['POST', '/api/saved-searches/ID', { name: 'x' }],
    ['DELETE', '/api/saved-searches/ID', undefined],
    ['GET', '/api/shortlists/ID', undefined],
    ['POST', '/api/shortlists/ID', { name: 'x', company: null }],
    ['DELETE', '/api/shortlists/ID', undefined],
    ['POST', `/api/shortlists/ID/entries/${dossier}`, {}],
    ['POST', `/api/shortlists/ID/entries/${dossier}/note`, { note: 'x', was: 'y' }],
    ['POST', '/api/shortlists/ID/entries', { ids: [String(dossier)] }],
    ['POST', '/api/shortlists/moves', { from: 'ID', to: 'own', ids: [String(dossier)], keep: true }],
    ['POST', '/api/shortlists/moves', { from: 'own', to: 'ID', ids: [String(dossier)], keep: true }],
  ] as const) {
    const as = (one: string) =>
      send(
        product,
        owner,
        method,
        path.replace('ID', one),
        payload && JSON.parse(JSON.stringify(payload).replace('"ID"', `"${one}"`)),
      );
    const foreign = path.includes('saved') ? theirs.id : other;
    const [one, none] = [await as(foreign), await as(never)];
    const told = (answer: typeof one, named: string) => [
      answer.status,
      JSON.stringify({ ...answer.body, requestId: '' }).replace(named, ''),
    ];
    expect(told(one, foreign), path).toEqual(told(none, never));
  }
  expect(await sharedWith(colleague)).toMatchObject([{ id }]);
});
