import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canSignIn } from '#domains/accounts/server/queries.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { askLists } from '#testing/collections/shared-lists.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { savedSearches } from './saved-searches/tables.ts';
import { shortlists } from './shortlist/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

/** Two administrators, a deal maker and a reader, each of whom shares something; the deal maker looks after a request. */
async function openCompany() {
  const [one, two] = [await product.signIn(), await product.signIn()];
  const [maker, reader] = [await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, one, two);
  await putIn(product, company, maker, 'deal-maker');
  await putIn(product, company, reader, 'reader');
  for (const person of [one, two, maker, reader]) {
    await askLists(product, person, 'POST', '', { name: 'Ours', company: String(company.id) });
    await product.db.insert(savedSearches).values({
      ...{
        personId: person.id,
        companyId: company.id,
        kind: 'dossier',
        name: 'Ours',
        address: '',
        search: {},
      },
      alert: 'none',
    });
  }
  const asked = { id: String(await product.list()), marketsOfInterest: 'EU' };
  expect((await sendForm(product, maker, '/create-dossertermsheet', asked)).status).toBe(200);
  return { one, two, maker, reader, company };
}
type Opened = Awaited<ReturnType<typeof openCompany>>;

const end = ({ company }: Opened, by: TestPerson, of: TestPerson, to?: TestPerson) =>
  send(
    product,
    ...[by, 'DELETE' as const, `/api/companies/${company.id}/people/${of.id}${to ? `?to=${to.id}` : ''}`],
  );
const demote = ({ company }: Opened, by: TestPerson, of: TestPerson) =>
  send(product, by, 'POST', `/api/companies/${company.id}/people/${of.id}/role`, { role: 'reader' });
const deleteOwn = (person: TestPerson) =>
  send(product, person, 'POST', '/api/account/deletion', { password: testPassword });

/** Whatever the answers: it has an administrator who can sign in, and all of it is of somebody who belongs to it. */
async function expectWhole({ company: { id } }: Opened, label: string): Promise<void> {
  const administrators = await product.db
    .select({ id: people.id })
    .from(companyPeople)
    .innerJoin(people, eq(people.id, companyPeople.personId))
    .where(and(eq(companyPeople.companyId, id), eq(companyPeople.role, 'administrator'), canSignIn()));
  expect(administrators.length, label).toBeGreaterThan(0);
  const ownedBy = (person: unknown) =>
    notExists(
      product.db
        .select({ one: sql`1` })
        .from(companyPeople)
        .where(and(eq(companyPeople.companyId, id), sql`${companyPeople.personId} = ${person}`)),
    );
  for (const table of [shortlists, savedSearches]) {
    expect(await product.db.$count(table, eq(table.companyId, id)), label).toBe(4);
    const lost = and(eq(table.companyId, id), ownedBy(table.personId));
    expect(await product.db.$count(table, lost), label).toBe(0);
  }
  const left = and(
    eq(requests.companyId, id),
    isNotNull(requests.takenOverBy),
    ownedBy(requests.takenOverBy),
  );
  expect(await product.db.$count(requests, left), label).toBe(0);
}

const moves: Record<string, (all: Opened) => (() => Promise<{ status: number }>)[]> = {
  'two administrators end each other': (all) => [
    () => end(all, all.one, all.two),
    () => end(all, all.two, all.one),
  ],
  'two administrators demote each other': (all) => [
    () => demote(all, all.one, all.two),
    () => demote(all, all.two, all.one),
  ],
  'one demotes themselves as the other leaves': (all) => [
    () => demote(all, all.one, all.one),
    () => end(all, all.two, all.two),
  ],
  'one is demoted as they leave, and so is the other': (all) => [
    () => demote(all, all.one, all.two),
    () => end(all, all.two, all.two),
    () => demote(all, all.two, all.one),
    () => end(all, all.one, all.one),
  ],
  'both leave, each to the other': (all) => [
    () => end(all, all.one, all.one, all.two),
    () => end(all, all.two, all.two, all.one),
  ],
  'somebody leaves as they are made the heir': (all) => [
    () => end(all, all.two, all.two, all.maker),
    () => end(all, all.maker, all.maker),
    () => end(all, all.reader, all.reader, all.maker),
  ],
  'the heir deletes the account meanwhile': (all) => [
    () => end(all, all.reader, all.reader),
    () => deleteOwn(all.one),
    () => end(all, all.maker, all.maker, all.one),
  ],
  'who ends somebody deletes the account meanwhile': (all) => [
    () => end(all, all.one, all.maker),
    () => deleteOwn(all.one),
    () => end(all, all.one, all.reader, all.two),
  ],
  'both administrators delete their accounts': (all) => [() => deleteOwn(all.one), () => deleteOwn(all.two)],
  'all but the reader go, in each way': (all) => [
    () => deleteOwn(all.maker),
    () => end(all, all.one, all.one),
    () => deleteOwn(all.two),
  ],
};

test.each(Object.keys(moves))(
  '%s: an administrator stays, and nothing is nobody’s',
  async (name) => {
    for (const turn of [0, 1, 2]) {
      const all = await openCompany();
      const acts = moves[name]?.(all) ?? [];
      const turned = [...acts.slice(turn % acts.length), ...acts.slice(0, turn % acts.length)];
      const answers = await Promise.all(turned.map((act) => act()));
      const statuses = answers.map(({ status }) => status);
      // 401: deleted meanwhile; 400: the heir has left meanwhile.
      for (const status of statuses) expect([200, 400, 401, 403, 404, 409], name).toContain(status);
      expect(statuses, name).toContain(200);
      await expectWhole(all, `${name}: ${statuses}`);
    }
  },
  60_000,
);
