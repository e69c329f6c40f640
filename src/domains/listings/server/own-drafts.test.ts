import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { findMoleculesCalled } from '#domains/dossiers/server/molecules/queries.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { mostDrafts, mostTicked } from '../contract/own-limits.ts';

let product: TestProduct;
let desk: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@drafts.example' });
  desk = await product.signIn('admin');
  stranger = await product.signIn();
});
afterAll(() => product.stop());

async function send(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function joinCompany(): Promise<{ owner: TestPerson; companyId: number; company: string }> {
  const owner = await product.signIn();
  const { id: companyId, name: company } = await foundCompany(product, owner);
  return { owner, companyId, company };
}

const short = {
  molecule: 'quorvexine',
  title: 'Quorvexine Tablets',
  offerDays: 12,
  dosageForm: 'Tablets',
  readiness: 'Ready : EU',
};
const rest = {
  routes: ['Oral'],
  strengths: '5 mg',
  therapeuticCategories: ['Antineoplastics'],
  markets: ['EU'],
};

async function draft(owner: TestPerson, values: object = {}) {
  return (await send(owner, 'POST', '/api/listings/dossier', { values: { ...short, ...values } })).data;
}

async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, recipient))
    .orderBy(outgoingMails.id);
  return mails.map(({ subject }) => subject);
}

test('five facts make a draft of the owner’s own company, whatever company the body names', async () => {
  const { owner, company, companyId } = await joinCompany();
  const other = await joinCompany();
  const claimed = { ...short, company: other.company, curated: true };
  const { status, data } = await send(owner, 'POST', '/api/listings/dossier', { values: claimed });
  expect([status, data.state, data.saves]).toEqual([200, 'draft', 'at-once']);
  expect(data.values).toMatchObject({ company, curated: false, title: short.title, strengths: '' });
  expect(data.missing).toEqual(['routes', 'strengths', 'therapeuticCategories', 'markets']);

  const named = (id: number) =>
    send(owner, 'POST', '/api/listings/dossier', { values: short, company: String(id) });
  expect((await named(companyId)).status).toBe(200);
  expect((await named(other.companyId)).status).toBe(404);
  expect((await send(stranger, 'POST', '/api/listings/dossier', { values: short })).status).toBe(404);
  expect((await send(owner, 'GET', '/api/listings/companies')).data).toEqual([
    { id: String(companyId), name: company },
  ]);
  const refused = await send(owner, 'POST', '/api/listings/dossier', { values: { ...short, title: ' ' } });
  expect(refused).toMatchObject({ status: 400, issues: [{ path: 'title', message: 'Title is needed' }] });
  const [latest] = (await send(owner, 'GET', '/api/listings')).data;
  expect(latest).toMatchObject({ state: 'draft', missing: data.missing, sentBack: null, waiting: false });
});

test('the list says what each draft lacks as it stands now', async () => {
  const { owner } = await joinCompany();
  const made = await draft(owner);
  const lacks = async () => (await send(owner, 'GET', '/api/listings')).data[0].missing;
  expect(await lacks()).toEqual(['routes', 'strengths', 'therapeuticCategories', 'markets']);
  const { revision } = made;
  const { values } = (await send(owner, 'GET', `/api/listings/dossier/${made.id}`)).data;
  const saved = await send(owner, 'POST', `/api/listings/dossier/${made.id}`, {
    revision,
    values: { ...values, ...rest, markets: [] },
  });
  expect(saved.status, saved.message).toBe(200);
  expect(await lacks()).toEqual(['markets']);
});

/** Whether anything but the desk’s and the owner’s own pages knows of a dossier. */
async function isPublic(id: string, words: string, plant: number): Promise<boolean[]> {
  const text = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await product.app.inject({
      method,
      url,
      headers: stranger.headers,
      ...(payload && { payload }),
    });
    return answer.statusCode === 200 ? answer.body : '';
  };
  const seen = [
    await text('POST', '/search-dossier', { searchChar: words, asTyped: true }),
    await text('POST', '/get-dossierbyid', { id }),
    await text('POST', '/get-productcode', { id: String(plant) }),
    await text('GET', `/api/dossiers/compare?ids=${id}`),
    await text('GET', `/api/search/suggestions?finder=dossiers&text=${encodeURIComponent(words)}`),
    await text('POST', `/api/shortlist/${id}`, {}),
    await text('GET', '/sitemap.xml'),
  ];
  // What was typed stands in the answer to a search.
  const told = new RegExp(`"text":"${words}|${words} tablets`, 'i');
  return seen.map((body) => told.test(body));
}

test('a draft is public nowhere until the desk publishes it, and then it is found', async () => {
  const { owner, companyId } = await joinCompany();
  const plant = await product.listPlant({ companyId });
  const made = await draft(owner, { molecule: 'zalthumide', title: 'Zalthumide Tablets', ...rest });
  const there = `/api/listings/dossier/${made.id}`;
  expect(await isPublic(made.id, 'zalthumide', plant)).not.toContain(true);
  expect(await findMoleculesCalled(product.db)(['zalthumide'])).toEqual([]);
  expect((await send(stranger, 'GET', there)).status).toBe(404);

  const sent = await send(owner, 'POST', `${there}/review`, { revision: made.revision });
  expect(sent).toMatchObject({ status: 200, data: { state: 'draft', waiting: { asks: 'publication' } } });
  // Its answer was lost: it waits already.
  expect((await send(owner, 'POST', `${there}/review`, { revision: made.revision })).status).toBe(200);
  expect(await isPublic(made.id, 'zalthumide', plant)).not.toContain(true);
  expect(await mailsTo('desk@drafts.example')).toEqual([`${made.code}: a new listing waits for you`]);
  const { data: queue } = await send(desk, 'GET', '/api/back-office/tables/edits');
  expect(queue[0].cells).toMatchObject({ state: 'waiting', fields: 'New listing, to be published' });

  const edit = `/api/admin/listing-edits/${sent.data.waiting.id}`;
  const changed = await send(owner, 'POST', there, {
    revision: made.revision,
    values: { ...made.values, royalty: '5 %' },
  });
  expect((await send(desk, 'POST', `${edit}/approve`, { revision: made.revision })).status).toBe(409);
  expect((await send(desk, 'POST', `${edit}/approve`, { revision: changed.data.revision })).status).toBe(200);
  expect((await isPublic(made.id, 'zalthumide', plant)).slice(0, 4)).toEqual([true, true, true, true]);
  expect(await mailsTo(owner.email)).toEqual([`${made.code}: your listing is published`]);
  expect((await send(owner, 'GET', there)).data).toMatchObject({ state: 'published', waiting: null });
});

test('what the desk sends back stays a draft, with its words, until it is sent again', async () => {
  const { owner } = await joinCompany();
  const made = await draft(owner, rest);
  const there = `/api/listings/dossier/${made.id}`;
  const { data } = await send(owner, 'POST', `${there}/review`, { revision: made.revision });
  const edit = `/api/admin/listing-edits/${data.waiting.id}`;
  expect((await send(desk, 'POST', `${edit}/reject`, { note: 'Name the salt.' })).status).toBe(200);
  const back = { state: 'draft', sentBack: 'Name the salt.' };
  expect((await send(owner, 'GET', there)).data).toMatchObject({ ...back, waiting: null });
  expect((await send(owner, 'GET', '/api/listings')).data).toMatchObject([{ ...back, waiting: false }]);
  expect(await mailsTo(owner.email)).toEqual([`${made.code}: your draft was sent back`]);

  const again = await send(owner, 'POST', `${there}/review`, { revision: made.revision });
  expect(again.data).toMatchObject({ sentBack: null, waiting: { state: 'waiting' } });
  expect((await send(owner, 'DELETE', `${there}/edit`)).data).toMatchObject({ waiting: null });
});

test('a draft that is given to another company tells it nothing of what its former owner asked and was told', async () => {
  const former = await joinCompany();
  const next = await joinCompany();
  for (const answered of [true, false]) {
    const made = await draft(former.owner, rest);
    const there = `/api/listings/dossier/${made.id}`;
    const { data } = await send(former.owner, 'POST', `${there}/review`, { revision: made.revision });
    const reject = `/api/admin/listing-edits/${data.waiting.id}/reject`;
    if (answered) await send(desk, 'POST', reject, { note: 'Your licence forbids it.' });
    const given = await send(desk, 'POST', there, {
      revision: made.revision,
      values: { ...made.values, company: next.company },
    });
    expect(given.status).toBe(200);
    const read = await send(next.owner, 'GET', there);
    expect(read.data, String(answered)).toMatchObject({ state: 'draft', waiting: null, sentBack: null });
    expect((await send(desk, 'POST', reject, { note: 'Too late.' })).status).toBe(409);
  }
});

test('what the desk says of a draft is told to those of its company, not to who has left it', async () => {
  const { owner, companyId } = await joinCompany();
  const colleague = await product.signIn();
  await product.db.insert(companyPeople).values({ companyId, personId: colleague.id });
  const { id, code, revision } = await draft(owner, rest);
  const { data } = await send(owner, 'POST', `/api/listings/dossier/${id}/review`, { revision });
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, owner.id));
  await send(desk, 'POST', `/api/admin/listing-edits/${data.waiting.id}/reject`, { note: 'Name the salt.' });
  expect(await mailsTo(owner.email)).toEqual([]);
  expect(await mailsTo(colleague.email)).toEqual([`${code}: your draft was sent back`]);
});

test('what is missing keeps a draft from its review, and the desk’s own publishing settles one that waits', async () => {
  const { owner } = await joinCompany();
  const made = await draft(owner);
  const there = `/api/listings/dossier/${made.id}`;
  const refused = await send(owner, 'POST', `${there}/review`, { revision: made.revision });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.issues.map(({ path }: { path: string }) => path)).toEqual(made.missing);
  const whole = await send(owner, 'POST', there, {
    revision: made.revision,
    values: { ...made.values, ...rest },
  });
  const { revision } = whole.data;
  expect((await send(owner, 'POST', `${there}/review`, { revision: '1' })).status).toBe(409);
  await send(owner, 'POST', `${there}/review`, { revision });
  const published = await send(desk, 'POST', `/api/admin/listings/dossier/${made.id}/publish`, { revision });
  expect(published.data).toMatchObject({ state: 'published', waiting: null });
  expect(await mailsTo(owner.email)).toEqual([`${made.code}: your listing is published`]);
  expect((await send(owner, 'POST', `${there}/review`, { revision })).status).toBe(409);
});

test('an owner duplicates what is theirs, and nothing else', async () => {
  const { owner, companyId } = await joinCompany();
  const id = await product.list({ companyId, curated: true, confirmedAt: new Date() });
  const copy = await send(owner, 'POST', `/api/listings/dossier/${id}/duplicate`);
  const original = (await send(owner, 'GET', `/api/listings/dossier/${id}`)).data;
  expect(copy.data).toMatchObject({ state: 'draft', confirmedAt: null });
  expect(copy.data.values).toEqual({ ...original.values, curated: false });
  expect(copy.data.code).not.toBe(original.code);
  expect((await send(stranger, 'POST', `/api/listings/dossier/${id}/duplicate`)).status).toBe(404);
});

test('a draft is deleted for good by its owner or the desk, with what waits of it; nothing else is', async () => {
  const { owner, companyId } = await joinCompany();
  const { id, code, revision } = await draft(owner, rest);
  const there = `/api/listings/dossier/${id}`;
  expect((await send(owner, 'POST', `${there}/review`, { revision })).status).toBe(200);
  expect((await send(stranger, 'DELETE', there)).status).toBe(404);
  expect(await send(owner, 'DELETE', there)).toMatchObject({ status: 200, message: `${code} is deleted.` });
  for (const again of [await send(owner, 'GET', there), await send(owner, 'DELETE', there)])
    expect(again.status).toBe(404);
  const lines = await product.db
    .select({ action: auditTrail.action, by: auditTrail.actorId })
    .from(auditTrail)
    .where(eq(auditTrail.subject, `dossier:${code}`))
    .orderBy(auditTrail.id);
  expect(lines).toContainEqual({ action: 'delete-listing', by: owner.id });
  const published = await product.list({ companyId });
  expect((await send(owner, 'DELETE', `/api/listings/dossier/${published}`)).status).toBe(409);
  const other = await draft(owner);
  expect((await send(desk, 'DELETE', `/api/listings/dossier/${other.id}`)).status).toBe(200);
});

test('the code of a deleted draft is given to no other', async () => {
  const { owner } = await joinCompany();
  const other = await joinCompany();
  const { id, code } = await draft(owner);
  expect((await send(owner, 'DELETE', `/api/listings/dossier/${id}`)).status).toBe(200);
  const after = await draft(other.owner);
  expect(after.code).not.toBe(code);
  expect(Number(after.code.slice(3))).toBeGreaterThan(Number(code.slice(3)));
});

test('so is that of a deleted draft of a plant', async () => {
  const { companyId } = await joinCompany();
  const original = await product.listPlant({ companyId });
  const codes = async () => {
    const { data } = await send(desk, 'POST', `/api/admin/listings/supplier/${original}/duplicate`);
    const [plant] = await product.db
      .select()
      .from(plants)
      .where(eq(plants.id, Number(data.id)));
    expect((await send(desk, 'DELETE', `/api/listings/supplier/${data.id}`)).status).toBe(200);
    return [plant?.code, plant?.plantCode];
  };
  const [before, after] = [await codes(), await codes()];
  expect(new Set([...before, ...after]).size).toBe(4);
});

test('a molecule that was only typed goes with the last draft that names it; one that is known stays', async () => {
  const { owner } = await joinCompany();
  const known = async (inn: string) => (await product.db.$count(molecules, eq(molecules.inn, inn))) === 1;
  await product.db
    .insert(molecules)
    .values({ inn: 'described', otherNames: ['deskribed'], brands: [], about: '', smiles: null });
  const [first, second] = [
    await draft(owner, { molecule: 'typo-mab' }),
    await draft(owner, { molecule: 'typo-mab' }),
  ];
  const save = (one: { id: string; revision: string; values: object }, molecule: string) =>
    send(owner, 'POST', `/api/listings/dossier/${one.id}`, {
      revision: one.revision,
      values: { ...one.values, molecule },
    });
  const { data: described } = await save(first, 'described');
  expect(await known('typo-mab')).toBe(true);
  await save(second, 'typo-nib');
  expect([await known('typo-mab'), await known('typo-nib')]).toEqual([false, true]);
  await send(owner, 'DELETE', `/api/listings/dossier/${second.id}`);
  await save(described, 'typo-nib');
  expect([await known('typo-nib'), await known('described')]).toEqual([true, true]);
});

test('a molecule that is typed in other capitals is the one that is there', async () => {
  const { owner } = await joinCompany();
  const first = await draft(owner, { molecule: 'capitalol' });
  const other = await draft(owner, { molecule: 'CAPITALOL' });
  const saved = await send(owner, 'POST', `/api/listings/dossier/${other.id}`, {
    revision: other.revision,
    values: { ...other.values, molecule: 'Capitalol' },
  });
  const named = [first.values, other.values, saved.data.values].map(({ molecule }) => molecule);
  expect(named).toEqual(['capitalol', 'capitalol', 'capitalol']);
  expect(await product.db.$count(molecules, sql`lower(${molecules.inn}) = 'capitalol'`)).toBe(1);
  expect(saved.data.revision, 'nothing changed').toBe(other.revision);
});

test(`a company has ${mostDrafts} drafts at most, also where several come at once`, async () => {
  const { owner, companyId } = await joinCompany();
  const { id } = await draft(owner);
  const [row] = await product.db
    .select()
    .from(dossiers)
    .where(eq(dossiers.id, Number(id)));
  const { id: _, ...same } = row as typeof dossiers.$inferSelect;
  const copies = Array.from({ length: mostDrafts - 2 }, (__, n) => ({ ...same, code: `DB-FULL${n}` }));
  await product.db.insert(dossiers).values(copies);
  const add = () => send(owner, 'POST', '/api/listings/dossier', { values: short });
  const copy = () => send(owner, 'POST', `/api/listings/dossier/${id}/duplicate`);
  const held = 'select from companies where id = $1';
  const answers = await whileHeld(product, [held, [companyId]], [add, copy, add, copy]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await copy()).message).toContain(`${mostDrafts} drafts already`);
});

test('many listings are confirmed by one call: all of them are one’s own and published, or none is', async () => {
  const { owner, companyId } = await joinCompany();
  const other = await joinCompany();
  const old = { listedAt: new Date('2020-01-01'), companyId };
  const dossier = await product.list(old);
  const plant = await product.listPlant(old);
  const foreign = await product.list({ companyId: other.companyId });
  const { id: unpublished } = await draft(owner);
  const confirm = (...ids: (number | string)[]) =>
    send(owner, 'POST', '/api/listings/confirmations', {
      listings: [
        { kind: 'supplier', id: String(plant) },
        ...ids.map((id) => ({ kind: 'dossier', id: String(id) })),
      ],
    });
  const stale = async () => {
    const { data } = await send(owner, 'GET', '/api/listings');
    return data.filter((one: { stale: boolean }) => one.stale).length;
  };
  for (const id of [foreign, unpublished, 999_999, 'x']) {
    expect((await confirm(dossier, id)).status, String(id)).toBe(404);
  }
  expect((await confirm(...Array(mostTicked).fill(dossier))).status).toBe(400);
  expect(await stale()).toBe(2);
  expect(await confirm(dossier, dossier)).toMatchObject({
    status: 200,
    message: 'Confirmed: 2 listings still hold.',
  });
  expect(await stale()).toBe(0);
});
