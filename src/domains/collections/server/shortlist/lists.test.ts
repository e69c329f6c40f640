import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostLists, mostOnList } from '#domains/catalogue/contract/shortlist-limits.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { askLists, notesOf, shareList } from '#testing/collections/shared-lists.ts';
import { foundCompany } from '#testing/deals.ts';
import { readZipped } from '#testing/read-documents.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { shortlistItems, shortlists } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const ask = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path?: string, payload?: object) =>
  askLists(product, person, method, path, payload);
const share = () => shareList(product);

async function leave({ id }: TestPerson, companyId: number): Promise<void> {
  await product.db
    .delete(companyPeople)
    .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, id)));
}

test('colleagues see a shared list and change it, each note with who wrote it; nobody else knows of it', async () => {
  const { owner, colleague, company, list, id } = await share();
  const dossier = await product.list();
  expect((await ask(colleague, 'GET')).body.data).toMatchObject([
    { id, name: 'Iberia', owner: expect.stringMatching(/^Person/), company: { name: company } },
  ]);
  expect((await ask(colleague, 'POST', `${list}/entries/${dossier}`, { note: 'for Lisbon' })).status).toBe(
    200,
  );
  const [entry] = (await ask(owner, 'GET', list)).body.entries;
  expect(entry).toMatchObject({ note: 'for Lisbon', addedBy: expect.any(String), noteBy: entry.addedBy });
  expect(entry.addedBy).not.toBeNull();
  await ask(owner, 'POST', `${list}/entries/${dossier}/note`, { note: 'mine now' });
  expect((await ask(owner, 'GET', list)).body.entries).toMatchObject([{ note: 'mine now', noteBy: null }]);

  const stranger = await product.signIn();
  for (const person of [stranger, await product.signIn('admin')]) {
    expect((await ask(person, 'GET')).body.data).toEqual([]);
    expect((await ask(person, 'GET', list)).status).toBe(404);
    expect((await ask(person, 'GET', `${list}/export`)).status).toBe(404);
    expect((await ask(person, 'POST', `${list}/entries/${dossier}`, {})).status).toBe(404);
    expect((await ask(person, 'POST', `${list}/entries/${dossier}/note`, { note: 'x' })).status).toBe(404);
    expect((await ask(person, 'DELETE', list)).status).toBe(404);
    await ask(person, 'DELETE', `${list}/entries/${dossier}`);
    const move = { from: id, to: 'own', ids: [String(dossier)], keep: false };
    expect((await ask(person, 'POST', '/moves', move)).status).toBe(404);
  }
  expect((await ask(owner, 'GET', list)).body.entries).toHaveLength(1);
  expect((await ask(colleague, 'DELETE', `${list}/entries/${dossier}`)).status).toBe(200);
  expect((await ask(owner, 'GET', list)).body.entries).toEqual([]);
});

test('who belongs to the company by an address that is not proven sees none of its lists', async () => {
  const { companyId, list } = await share();
  const unproven = await product.signIn('seller', { proven: false });
  await product.db.insert(companyPeople).values({ companyId, personId: unproven.id });
  expect((await ask(unproven, 'GET')).body.data).toEqual([]);
  expect((await ask(unproven, 'GET', list)).status).toBe(404);
});

test('a note that is moved stays whose it was', async () => {
  const { owner, colleague, companyId, list, id } = await share();
  const dossier = await product.list();
  await ask(colleague, 'POST', `${list}/entries/${dossier}`, { note: 'for Lisbon' });
  const there = { name: 'Porto', company: String(companyId) };
  const { id: to } = (await ask(owner, 'POST', '', there)).body.data;
  const move = { from: id, to, ids: [String(dossier)], keep: false };
  expect((await ask(owner, 'POST', '/moves', move)).status).toBe(200);
  const [entry] = (await ask(owner, 'GET', `/${to}`)).body.entries;
  expect(entry).toMatchObject({ note: 'for Lisbon', noteBy: expect.stringMatching(/^Person/) });
});

test('only its owner renames, shares and deletes a list, and with own companies alone', async () => {
  const { owner, colleague, companyId, list } = await share();
  const other = await foundCompany(product);
  expect((await ask(colleague, 'POST', list, { name: 'Theirs', company: null })).status).toBe(403);
  expect((await ask(colleague, 'DELETE', list)).status).toBe(404);
  const foreign = { name: 'Iberia', company: String(other.id) };
  expect((await ask(owner, 'POST', list, foreign)).status).toBe(404);
  expect((await ask(owner, 'POST', '', foreign)).status).toBe(404);
  expect((await ask(owner, 'POST', list, { name: ' ', company: null })).status).toBe(400);
  expect((await ask(owner, 'POST', list, { name: 'Mine', company: null })).body.data).toMatchObject({
    name: 'Mine',
    company: null,
  });
  expect((await ask(colleague, 'GET', list)).status).toBe(404);
  await ask(owner, 'POST', list, { name: 'Ours', company: String(companyId) });
  expect((await ask(colleague, 'GET', list)).status).toBe(200);
  expect((await ask(owner, 'DELETE', list)).status).toBe(200);
  expect((await ask(colleague, 'GET', list)).status).toBe(404);
});

test('whoever leaves the company sees its lists no more; where the owner leaves, nobody else does', async () => {
  const one = await share();
  await leave(one.colleague, one.companyId);
  expect((await ask(one.colleague, 'GET', one.list)).status).toBe(404);
  const other = await share();
  await leave(other.owner, other.companyId);
  expect((await ask(other.colleague, 'GET', other.list)).status).toBe(404);
  expect((await ask(other.colleague, 'GET')).body.data).toEqual([]);
  // Nobody shares it any more, and nothing says that somebody did.
  expect((await ask(other.owner, 'GET', other.list)).body.data).toMatchObject({
    name: 'Iberia',
    company: null,
  });
});

test('of a retired dossier a colleague who did not put it there is told the name alone, and takes it nowhere', async () => {
  const { owner, colleague, list, id } = await share();
  const dossier = await product.list();
  await ask(owner, 'POST', `${list}/entries/${dossier}`, { note: 'for Lisbon' });
  const changed = { state: 'retired', strengths: '7.77 mg', offerDays: 33, curated: true } as const;
  await product.db.update(dossiers).set(changed).where(eq(dossiers.id, dossier));
  const seenBy = async (person: TestPerson) => (await ask(person, 'GET', list)).body.entries[0];
  const whole = await seenBy(owner);
  expect(whole).toMatchObject({ listed: false, note: 'for Lisbon' });
  expect(whole.readiness).not.toBe('');
  expect(await seenBy(colleague)).toMatchObject({
    ...{ code: whole.code, title: whole.title, listed: false, note: 'for Lisbon' },
    ...{ readiness: '', markets: [], supply: [], dealType: '', oneTimeFee: '', fee: null },
    ...{ molecule: '', doseForm: '', strengths: '', offerDays: null, curated: false },
  });
  expect(whole).toMatchObject({ strengths: '7.77 mg', offerDays: 33, curated: true });
  const file = await product.app.inject({ url: `/api/shortlists${list}/export`, headers: colleague.headers });
  expect(file.body).toContain(whole.code);
  const untold = ','.repeat(12);
  expect(file.body).toContain(`,Retired,for Lisbon${untold}20`);
  const move = { from: id, to: 'own', ids: [String(dossier)], keep: true };
  expect((await ask(colleague, 'POST', '/moves', move)).body.message).toContain('No dossier is copied.');
  expect((await ask(owner, 'POST', '/moves', move)).body.message).toBe('One dossier is copied.');
});

test('a note that a colleague has changed meanwhile is not written over unawares', async () => {
  const { owner, colleague, list } = await share();
  const path = `${list}/entries/${await product.list()}`;
  await ask(owner, 'POST', path, { note: 'read by both' });
  const write = async (person: TestPerson, body: object) => ask(person, 'POST', `${path}/note`, body);
  expect((await write(colleague, { note: 'theirs', was: 'read by both' })).status).toBe(200);
  const refused = await write(owner, { note: 'mine', was: 'read by both' });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“theirs”')]);
  expect(notesOf((await ask(owner, 'GET', list)).body.entries)).toEqual({
    [path.split('/').at(-1) ?? '']: 'theirs',
  });
  expect((await write(owner, { note: 'theirs', was: 'read by both' })).status).toBe(200);
  expect((await write(owner, { note: 'mine' })).body.data.note).toBe('mine');
});

test('a list that is deleted while somebody adds to it is gone, and nothing stands on it', async () => {
  const { owner, colleague, list, id } = await share();
  const add = async () => ask(colleague, 'POST', `${list}/entries/${await product.list()}`, {});
  const answers = await Promise.all([add(), add(), ask(owner, 'DELETE', list), add()]);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  expect((await add()).status).toBe(404);
  expect(
    await product.db
      .select()
      .from(shortlistItems)
      .where(eq(shortlistItems.listId, Number(id))),
  ).toEqual([]);
});

test('which lists hold a dossier is told for those that one sees', async () => {
  const { owner, colleague, list } = await share();
  const dossier = await product.list();
  await ask(owner, 'POST', '', { name: 'Mine alone' });
  await ask(owner, 'POST', `${list}/entries/${dossier}`, {});
  const holding = async (person: TestPerson) =>
    (await ask(person, 'GET', `?dossier=${dossier}`)).body.data.map(
      ({ name, holds }: { name: string; holds: boolean }) => `${name} ${holds}`,
    );
  expect(await holding(owner)).toEqual(['Iberia true', 'Mine alone false']);
  expect(await holding(colleague)).toEqual(['Iberia true']);
  expect((await ask(owner, 'GET')).body.data).toMatchObject([{ holds: false }, { holds: false }]);
  // One's own stand first, whatever they are called.
  await ask(colleague, 'POST', '', { name: 'Zone 3' });
  expect(await holding(colleague)).toEqual(['Zone 3 false', 'Iberia true']);
});

test('several dossiers go on a list at once; those that are there keep their notes, and a retired one stays away', async () => {
  const { owner, colleague, list } = await share();
  const [noted, fresh, retired] = [await product.list(), await product.list(), await product.list()];
  await ask(owner, 'POST', `${list}/entries/${noted}`, { note: 'Ask for the CPP' });
  await product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, retired));
  const ids = [noted, fresh, fresh, retired].map(String);
  const put = (person: TestPerson) => ask(person, 'POST', `${list}/entries`, { ids });
  expect((await put(colleague)).body.message).toBe(
    'One dossier is added. One is on the list already. One is not listed any more.',
  );
  expect(notesOf((await ask(owner, 'GET', list)).body.entries)).toEqual({
    [String(noted)]: 'Ask for the CPP',
    [String(fresh)]: '',
  });
  expect((await put(await product.signIn())).status).toBe(404);
});

test('a list and the lists of one person are full at their limits, and then take no more', async () => {
  const { owner, list, id } = await share();
  const template = await product.list();
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, template));
  const { id: _, ...same } = row as typeof dossiers.$inferSelect;
  const copies = Array.from({ length: mostOnList }, (__, n) => ({ ...same, code: `LIST-${n}` }));
  const rows = await product.db.insert(dossiers).values(copies).returning({ dossierId: dossiers.id });
  const items = rows.map((one) => ({ ...one, listId: Number(id), addedBy: owner.id }));
  await product.db.insert(shortlistItems).values(items);
  expect((await ask(owner, 'POST', `${list}/entries/${template}`, {})).status).toBe(409);
  await product.app.inject({
    method: 'POST',
    url: `/api/shortlist/${template}`,
    headers: owner.headers,
    payload: {},
  });
  const move = { from: 'own', to: id, ids: [String(template)], keep: false };
  expect((await ask(owner, 'POST', '/moves', move)).status).toBe(409);
  const several = await ask(owner, 'POST', `${list}/entries`, { ids: [String(template)] });
  expect([several.status, several.body.message]).toEqual([409, expect.stringContaining('nothing was added')]);
  expect((await ask(owner, 'GET', list)).body.entries).toHaveLength(mostOnList);

  const more = Array.from({ length: mostLists - 2 }, (__, n) => ({ personId: owner.id, name: `List ${n}` }));
  await product.db.insert(shortlists).values(more);
  const begin = () => ask(owner, 'POST', '', { name: 'One more' });
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a list is exported as CSV and as a workbook, with who wrote its notes and no formula', async () => {
  const { owner, colleague, list } = await share();
  await ask(colleague, 'POST', `${list}/entries/${await product.list()}`, { note: '=1+1' });
  const answer = await product.app.inject({ url: `/api/shortlists${list}/export`, headers: owner.headers });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="shortlist.csv"');
  const [head, line] = answer.body.split('\r\n');
  expect(head).toContain('Added by');
  expect(line).toMatch(/Person \d+,.?Person \d+/);
  expect(line).not.toMatch(/(^|,)"?=/);
  const [more, most] = [await product.list(), await product.list()];
  for (const one of [more, most]) await ask(owner, 'POST', `${list}/entries/${one}`, { note: `note ${one}` });
  const some = await product.app.inject({
    url: `/api/shortlists${list}/export?ids=${most},999999,${more}`,
    headers: owner.headers,
  });
  const [sameHead, ...lines] = some.body.trimEnd().split('\r\n');
  expect(sameHead).toBe(head);
  expect(lines.map((one) => /,(note \d+),/.exec(one)?.[1])).toEqual([`note ${most}`, `note ${more}`]);
  const book = await product.app.inject({
    url: `/api/shortlists${list}/export?format=xlsx`,
    headers: owner.headers,
  });
  const sheet = readZipped(book.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('=1+1');
  expect(sheet).not.toContain('<f');
});
