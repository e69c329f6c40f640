import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CompanyRole,
  companyRoles,
  mayAs,
  whyNotAs,
} from '#domains/companies/contract/company-roles.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const claim = {
  ...{ kind: 'cep', authority: 'EDQM', holder: '', number: 'CEP 2010-901', substance: '', site: '' },
  ...{ scope: '', dosageForms: [], issuedOn: null, validUntil: null, source: 'A letter' },
};

/** Every door of a listing: a status each. */
async function tryAll(person: TestPerson, companyId: number, id: number) {
  const at = `/api/listings/dossier/${id}`;
  const listing = (await send(product, person, 'GET', at)).body.data;
  const { revision, values } = listing;
  const settlement = {
    market: 'US',
    day: '2030-04-01',
    parties: 'A and B',
    source: 'https://news.example/1',
  };
  const tries: [string, string, object?][] = [
    [at, 'save', { revision, values: { ...values, title: 'Another title' } }],
    [`${at}/confirm`, 'confirm'],
    ['/api/listings/confirmations', 'confirm many', { listings: [{ kind: 'dossier', id: String(id) }] }],
    [`${at}/duplicate`, 'duplicate'],
    [`${at}/evidence`, 'state', claim],
    [`/api/dossiers/${id}/settlements`, 'settle', settlement],
    [
      '/api/listings/dossier',
      'draft',
      { values: { ...values, molecule: `quorvexine-${companyId}` }, company: String(companyId) },
    ],
  ];
  const told: Record<string, number> = { read: listing === undefined ? 404 : 200 };
  for (const [url, name, payload] of tries)
    told[name] = (await send(product, person, 'POST', url, payload)).status;
  return told;
}

test('what of a listing each role opens', async () => {
  const people: [CompanyRole, TestPerson, { id: number; name: string }, number][] = [];
  // All listed before any is drafted: the codes of both are numbered on.
  for (const role of companyRoles) {
    const person = await product.signIn();
    const company = await foundCompany(product, person);
    await putIn(product, company, person, role);
    people.push([role, person, company, await product.list({ companyId: company.id })]);
  }
  for (const [role, person, company, id] of people) await tryRole(role, person, company, id);
});

async function tryRole(
  role: CompanyRole,
  person: TestPerson,
  { id: companyId, name }: { id: number; name: string },
  id: number,
) {
  // What a page hides it hides by these.
  const mayNot = whyNotAs({ name, role }, 'deal');
  const shown = async (url: string) => (await send(product, person, 'GET', url)).body;
  expect((await shown('/api/listings')).data).toMatchObject([{ mayNot }]);
  expect((await shown(`/api/listings/dossier/${id}`)).data).toMatchObject({ mayNot });
  expect(await shown('/api/listings/companies')).toMatchObject({
    ...{ data: mayNot === null ? [{ id: String(companyId) }] : [], mayNot },
  });
  const told = await tryAll(person, companyId, id);
  const { read, ...rest } = told;
  expect(read).toBe(200);
  const refused = Object.values(rest).filter((status) => status === 403).length;
  expect([refused, rest]).toEqual([mayAs(role, 'deal') ? 0 : Object.keys(rest).length, rest]);
  const wrong = Object.values(rest).filter((status) => status !== 403 && status !== 200);
  expect([wrong, rest]).toEqual([[], rest]);
}

test('what a refusal leaves behind is nothing', async () => {
  const person = await product.signIn();
  const company = await foundCompany(product, person);
  await putIn(product, company, person, 'signatory');
  const id = await product.list({ companyId: company.id, confirmedAt: new Date(0), code: 'DB-99' });
  await tryAll(person, company.id, id);
  const { rows } = await product.db.execute(
    `select (select count(*)::int from dossiers where company_id = ${company.id}) as listings,
      (select confirmed_at from dossiers where id = ${id}) as confirmed,
      (select count(*)::int from audit_trail where actor_id = ${person.id}) as lines`,
  );
  expect(rows).toEqual([{ listings: 1, confirmed: expect.stringContaining('1970-01-01'), lines: 0 }]);
});
