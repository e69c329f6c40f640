import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { askLists, shareList } from '#testing/collections/shared-lists.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { savedSearches } from './saved-searches/tables.ts';
import { shortlists } from './shortlist/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const listsOf = async (person: TestPerson) => (await askLists(product, person, 'GET')).body.data;
const searchesOf = async (person: TestPerson) =>
  (await send(product, person, 'GET', '/api/saved-searches')).body;

/** Three of a company, of whom the second, a deal maker, shares a list with a colleague's note and a search with alerts. */
async function openSharing() {
  const { owner: leaver, colleague: chief, companyId, company, list, id } = await shareList(product);
  const third = await product.signIn();
  await putIn(product, { id: companyId }, leaver, 'deal-maker');
  await putIn(product, { id: companyId }, third, 'deal-maker');
  const dossier = await product.list();
  await askLists(product, chief, 'POST', `${list}/entries/${dossier}`, { note: 'our limit is 2 EUR' });
  const [search] = await product.db
    .insert(savedSearches)
    .values({
      ...{ personId: leaver.id, companyId, kind: 'dossier', name: 'Oral in the EU', address: '', search: {} },
      ...{ alert: 'daily', nextAt: new Date(), matchedIds: [dossier] },
    })
    .returning();
  return {
    leaver,
    chief,
    third,
    companyId,
    company,
    list,
    id,
    search,
    at: `/api/companies/${companyId}/people`,
  };
}

const leave = (one: { leaver: TestPerson; at: string }, query = '') =>
  send(product, one.leaver, 'DELETE', `${one.at}/${one.leaver.id}${query}`);

test('what somebody shares goes to the heir they name, and they read nothing of it from then on', async () => {
  const one = await openSharing();
  const { leaver, chief, third, company, list, id, at } = one;
  const sharesAs = async (person: TestPerson) =>
    (await send(product, person, 'GET', at)).body.data.find(
      ({ id }: { id: string }) => id === String(leaver.id),
    ).shares;
  const heir = { id: String(chief.id), name: `Person ${chief.id}` };
  expect(await sharesAs(leaver)).toEqual({ lists: 1, searches: 1, heir });
  expect(await sharesAs(chief)).toEqual({ lists: 1, searches: 1, heir });
  expect(await sharesAs(third)).toBeNull();
  expect((await leave(one, `?to=${third.id}`)).body.message).toBe(
    `You belong to ${company} no more; a shared list and a shared search went to Person ${third.id}`,
  );
  expect((await askLists(product, leaver, 'GET', list)).status).toBe(404);
  expect([await listsOf(leaver), await searchesOf(leaver)]).toMatchObject([[], { data: [], shared: [] }]);
  expect(await listsOf(third)).toMatchObject([{ id, owner: null, company: { name: company }, entries: 1 }]);
  expect((await askLists(product, third, 'POST', list, { name: 'Ours', company: null })).status).toBe(200);
  expect((await searchesOf(third)).data).toMatchObject([{ name: 'Oral in the EU', alert: 'none' }]);
  expect((await searchesOf(chief)).shared).toMatchObject([{ owner: `Person ${third.id}` }]);
  const mails = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, third.email));
  expect(mails).toMatchObject([{ subject: `A shared list and a shared search of ${company} are yours now` }]);
});

test('where nobody is named it goes to the administrator who has belonged longest, however the membership ends', async () => {
  const desk = await product.signIn('admin');
  const ends = {
    leaves: leave,
    ended: (one) => send(product, one.chief, 'DELETE', `${one.at}/${one.leaver.id}`),
    'by the desk': ({ companyId, leaver }) =>
      send(product, desk, 'DELETE', `/api/back-office/companies/${companyId}/people/${leaver.id}`),
    'deletes the account': ({ leaver }) =>
      send(product, leaver, 'POST', '/api/account/deletion', { password: testPassword }),
  } satisfies Record<string, (one: Awaited<ReturnType<typeof openSharing>>) => Promise<{ status: number }>>;
  for (const [name, end] of Object.entries(ends)) {
    const one = await openSharing();
    const late = await product.signIn();
    await putIn(product, { id: one.companyId }, late, 'administrator');
    expect([name, (await end(one)).status]).toEqual([name, 200]);
    expect(await listsOf(one.chief), name).toMatchObject([{ id: one.id, owner: null }]);
    expect(await listsOf(late), name).toMatchObject([{ id: one.id, owner: `Person ${one.chief.id}` }]);
    const kept = product.db.select().from(savedSearches).where(eq(savedSearches.companyId, one.companyId));
    expect(await kept, name).toMatchObject([
      { personId: one.chief.id, alert: 'none', nextAt: null, matchedIds: null },
    ]);
  }
});

test('what is not shared, or with another company, stays whose it was', async () => {
  const one = await openSharing();
  const other = await foundCompany(product, one.leaver);
  await askLists(product, one.leaver, 'POST', '', { name: 'Mine' });
  await askLists(product, one.leaver, 'POST', '', { name: 'Of the other', company: String(other.id) });
  await leave(one);
  expect(await listsOf(one.leaver)).toMatchObject([
    { name: 'Mine', company: null },
    { name: 'Of the other', company: { id: String(other.id) } },
  ]);
});

test('an investor gets none; where nobody may have them they are shared no more', async () => {
  const one = await openSharing();
  await product.db.update(people).set({ role: 'investor' }).where(eq(people.id, one.chief.id));
  await leave(one, `?to=${one.chief.id}`);
  expect(await listsOf(one.third)).toMatchObject([{ id: one.id, owner: null }]);
  const end = await send(product, one.third, 'DELETE', `${one.at}/${one.third.id}`);
  expect(end.status).toBe(200);
  const rows = await product.db
    .select()
    .from(shortlists)
    .where(eq(shortlists.id, Number(one.id)));
  expect(rows).toMatchObject([{ personId: one.third.id, companyId: null }]);
});

test('what is shared at the moment at which its owner leaves goes along, or is not shared', async () => {
  for (const order of ['leaves first', 'shares first']) {
    const { leaver, chief, companyId, at } = await openSharing();
    const company = String(companyId);
    const list = (await askLists(product, leaver, 'POST', '', { name: 'Late' })).body.data;
    const search = { kind: 'dossier', name: 'Late', address: '', search: {}, alert: 'none' };
    const kept = (await send(product, leaver, 'POST', '/api/saved-searches', search)).body.data;
    const shares = [
      () => askLists(product, leaver, 'POST', `/${list.id}`, { name: 'Late', company }),
      () => send(product, leaver, 'POST', `/api/saved-searches/${kept.id}`, { company }),
    ];
    const leaves = () => send(product, leaver, 'DELETE', `${at}/${leaver.id}`);
    const acts = order === 'leaves first' ? [leaves, ...shares] : [...shares, leaves];
    const held = ['select from people where id = $1', [leaver.id]] as [string, unknown[]];
    const statuses = (await whileHeld(product, held, acts)).map(({ status }) => status);
    expect([order, ...statuses]).toEqual(
      order === 'leaves first' ? [order, 200, 404, 404] : [order, 200, 200, 200],
    );
    const count = order === 'leaves first' ? 1 : 2;
    expect([(await listsOf(chief)).length, (await searchesOf(chief)).data.length]).toEqual([count, count]);
    for (const table of [shortlists, savedSearches])
      expect(
        await product.db.$count(table, and(eq(table.companyId, companyId), eq(table.personId, leaver.id))),
      ).toBe(0);
  }
});
