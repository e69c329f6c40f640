import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { requestEvents, requests } from '#domains/requests/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { listingEdits } from './tables.ts';

let product: TestProduct;
let desk: TestPerson;
let owner: TestPerson;
let stranger: TestPerson;
let listed = 0;

beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@listings.example' });
  desk = await product.signIn('admin');
  owner = await product.signIn();
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

/** A published dossier that belongs to the owner's company. */
async function listOwned(title: string): Promise<{ id: number; path: string }> {
  listed += 1;
  const id = await product.list({ title, code: `DB-7000${listed}X` });
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  await product.db
    .insert(companyPeople)
    .values({ companyId: Number(row?.companyId), personId: owner.id })
    .onConflictDoNothing();
  return { id, path: `/api/listings/dossier/${id}` };
}

async function found(words: string): Promise<number> {
  return (await send(desk, 'POST', '/search-dossier', { searchChar: words, asTyped: true })).totalCount;
}

/** What the finder's one card for these words says. */
async function cardOf(words: string) {
  return (await send(stranger, 'POST', '/search-dossier', { searchChar: words, asTyped: true })).data[0];
}

async function read(path: string, person = desk) {
  return (await send(person, 'GET', path)).data;
}

test('a draft typed by the desk is in the results as soon as it is published, and gone once retired', async () => {
  const { path } = await listOwned('Zorbaxil Tablets');
  const { values } = await read(path);
  const made = await send(desk, 'POST', '/api/admin/listings/dossier', {
    values: { ...values, title: 'Quenzatrol Tablets', molecule: 'quenzatrol', salt: '', atcClasses: [] },
  });
  expect(made).toMatchObject({ status: 200, data: { state: 'draft', title: 'Quenzatrol Tablets' } });
  expect(await found('quenzatrol')).toBe(0);
  const there = `/api/admin/listings/dossier/${made.data.id}`;

  const published = await send(desk, 'POST', `${there}/publish`, { revision: made.data.revision });
  expect(published.data.state).toBe('published');
  expect(await found('quenzatrol')).toBe(1);

  await product.db.insert(requests).values({
    reference: 'DB-2026-000901',
    personId: stranger.id,
    kind: 'dossier',
    dossierId: Number(made.data.id),
    answers: {},
    consent: false,
    idempotencyKey: 'k',
    fingerprint: 'f',
  });
  const { status } = await send(desk, 'POST', `${there}/retire`, { revision: published.data.revision });
  expect(status).toBe(200);
  expect(await found('quenzatrol')).toBe(0);
  const events = await product.db.select().from(requestEvents);
  expect(events.some(({ what }) => /retired/i.test(what))).toBe(true);
});

test('what is missing is told by field, and a draft may lack what only buyers need', async () => {
  const { path } = await listOwned('Incomplete Tablets');
  const { values } = await read(path);
  const refused = await send(desk, 'POST', '/api/admin/listings/dossier', {
    values: { ...values, title: ' ', offerDays: 0.5, usConstraintDate: '2031-02-30', routes: ['By mouth'] },
  });
  expect(refused.status).toBe(400);
  expect(refused.issues.map(({ path: field }: { path: string }) => field.split('.')[0])).toEqual([
    'title',
    'offerDays',
    'routes',
    'usConstraintDate',
  ]);
  const draft = await send(desk, 'POST', '/api/admin/listings/dossier', {
    values: { ...values, strengths: '' },
  });
  const publish = `/api/admin/listings/dossier/${draft.data.id}/publish`;
  expect(await send(desk, 'POST', publish, { revision: draft.data.revision })).toMatchObject({
    status: 400,
    issues: [{ path: 'strengths', message: 'Strengths is needed before it can be published' }],
  });
  const unknown = await send(desk, 'POST', '/api/admin/listings/dossier', {
    values: { ...values, company: 'Nobody Ltd' },
  });
  expect(unknown).toMatchObject({ status: 400, issues: [{ path: 'company' }] });
});

test('who saves second is told who changed what, and saves over it once they have looked', async () => {
  const { path } = await listOwned('Contested Tablets');
  const before = await read(path);
  const other = await product.signIn('admin');
  await send(other, 'POST', path, {
    revision: before.revision,
    values: { ...before.values, strengths: '9 mg', dealType: 'Sale' },
  });
  const mine = { ...before.values, strengths: '7 mg' };
  const refused = await send(desk, 'POST', path, { revision: before.revision, values: mine });
  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect(refused.message).toMatch(/^Person \d+ changed Strengths and Deal type at \d\d:\d\d UTC\./);
  const now = await read(path);
  expect(now.values).toMatchObject({ strengths: '9 mg', dealType: 'Sale' });
  expect((await send(desk, 'POST', path, { revision: now.revision, values: mine })).status).toBe(200);
  expect((await read(path)).values.strengths).toBe('7 mg');
});

test("an owner's change of a published listing waits; approved, buyers find it, and both are told", async () => {
  const { id, path } = await listOwned('Waiting Tablets');
  const { revision, values, saves } = await read(path, owner);
  expect(saves).toBe('for-approval');
  const proposed = { ...values, title: 'Approvable Tablets', curated: true, company: 'Somebody else' };
  const sent = await send(owner, 'POST', path, { revision, values: proposed });
  expect(sent).toMatchObject({ status: 200, data: { title: 'Waiting Tablets' } });
  expect(sent.data.waiting.changes).toEqual([
    { field: 'title', before: 'Waiting Tablets', after: 'Approvable Tablets', now: 'Waiting Tablets' },
  ]);
  expect(await found('approvable')).toBe(0);

  const replaced = await send(owner, 'POST', path, { revision, values: { ...proposed, dealType: 'Sale' } });
  const waiting = await product.db.select().from(listingEdits).where(eq(listingEdits.dossierId, id));
  expect(waiting.map(({ state }) => state)).toEqual(['withdrawn', 'waiting']);
  const edit = `/api/admin/listing-edits/${replaced.data.waiting.id}`;
  const shown = await send(desk, 'GET', edit);
  expect(shown.data.edit.changes).toHaveLength(2);

  expect((await send(desk, 'POST', `${edit}/approve`, { revision: '1' })).status).toBe(409);
  expect(
    (await send(desk, 'POST', `${edit}/approve`, { revision: shown.data.listing.revision })).status,
  ).toBe(200);
  expect(await found('approvable')).toBe(1);
  const approved = await read(path, owner);
  expect(approved.confirmedAt).toBe(waiting[1]?.proposedAt.toISOString());
  expect((await send(desk, 'POST', `${edit}/approve`, { revision: approved.revision })).status).toBe(409);
  expect((await send(desk, 'POST', `${edit}/reject`, { note: 'Late' })).status).toBe(409);
  const mails = await product.db.select().from(outgoingMails);
  expect(mails.filter(({ subject }) => subject.endsWith('a change waits for you'))).toHaveLength(2);
  expect(mails.filter(({ recipient }) => recipient === owner.email)).toMatchObject([
    { subject: expect.stringMatching(/your change was approved/) },
  ]);
});

test('a rejected change leaves the listing, and its owner reads the reason', async () => {
  const { path } = await listOwned('Rejected Tablets');
  const { revision, values } = await read(path, owner);
  await send(owner, 'POST', path, { revision, values: { ...values, royalty: '90 %' } });
  const { waiting } = await read(path, owner);
  const edit = `/api/admin/listing-edits/${waiting.id}`;
  expect((await send(desk, 'POST', `${edit}/reject`, { note: ' ' })).status).toBe(400);
  expect((await send(desk, 'POST', `${edit}/reject`, { note: 'Too high a royalty' })).status).toBe(200);
  expect(await read(path, owner)).toMatchObject({ waiting: null, revision });
  const mails = await product.db.select().from(outgoingMails);
  expect(mails.some(({ text }) => text.includes('Too high a royalty'))).toBe(true);
});

test('an owner withdraws a change, and confirms that a listing holds', async () => {
  const { path } = await listOwned('Withdrawn Tablets');
  const { revision, values } = await read(path, owner);
  await send(owner, 'POST', path, { revision, values: { ...values, royalty: '1 %' } });
  expect(await send(owner, 'DELETE', `${path}/edit`)).toMatchObject({ status: 200, data: { waiting: null } });
  expect((await send(owner, 'DELETE', `${path}/edit`)).status).toBe(409);
  await product.db.update(dossiers).set({ confirmedAt: null, listedAt: new Date('2020-01-01') });
  expect(await read(path, owner)).toMatchObject({ stale: true });
  await expect.poll(() => cardOf('Withdrawn Tablets'), { timeout: 10_000 }).toMatchObject({ stale: true });
  expect(await send(owner, 'POST', `${path}/confirm`)).toMatchObject({ status: 200, data: { stale: false } });
  expect(await cardOf('Withdrawn Tablets')).toMatchObject({ stale: false });
  const own = await send(owner, 'GET', '/api/listings');
  expect(
    own.data.some(({ stale, waiting }: { stale: boolean; waiting: boolean }) => !stale && !waiting),
  ).toBe(true);
});

test('a duplicate is a draft under a code of its own', async () => {
  const { path, id } = await listOwned('Original Tablets');
  const original = await read(path);
  const copy = await send(desk, 'POST', `/api/admin/listings/dossier/${id}/duplicate`);
  expect(copy.data).toMatchObject({ state: 'draft', title: 'Original Tablets' });
  expect(copy.data.code).not.toBe(original.code);
});

test('plants are edited the same way, their production lines included', async () => {
  const id = await product.listPlant({ city: 'Porto', country: 'Portugal' });
  const path = `/api/listings/supplier/${id}`;
  const { revision, values } = await read(path);
  const line = Object.fromEntries(
    [
      'dosageForm',
      'capabilities',
      'manufacturing',
      'packaging',
      'capacity',
      'manufacturingEquipment',
      'packagingEquipment',
    ].map((part) => [part, `its ${part}`]),
  );
  const lines = (count: number) => ({ revision, values: { ...values, production: Array(count).fill(line) } });
  expect((await send(desk, 'POST', path, lines(11))).status).toBe(400);
  expect((await send(desk, 'POST', path, lines(10))).data.values.production).toHaveLength(10);
});

test('foreign and absent listings are unknown, and the desk’s calls are closed to owners', async () => {
  const { id, path } = await listOwned('Foreign Tablets');
  const { revision, values } = await read(path);
  for (const there of [path, '/api/listings/dossier/999999', '/api/listings/dossier/no-id']) {
    expect((await send(stranger, 'GET', there)).status, there).toBe(404);
    expect((await send(stranger, 'POST', there, { revision, values })).status, there).toBe(404);
    expect((await send(stranger, 'POST', `${there}/confirm`)).status, there).toBe(404);
    expect((await send(stranger, 'DELETE', `${there}/edit`)).status, there).toBe(404);
  }
  for (const step of ['publish', 'retire', 'duplicate']) {
    const there = `/api/admin/listings/dossier/${id}/${step}`;
    expect((await send(owner, 'POST', there, { revision })).status, step).toBe(403);
    const absent = await send(desk, 'POST', `/api/admin/listings/dossier/999999/${step}`, { revision });
    expect(absent.status, step).toBe(404);
  }
  expect((await send(owner, 'GET', '/api/admin/listing-edits/1')).status).toBe(403);
  expect((await send(desk, 'GET', '/api/admin/listing-edits/999999')).status).toBe(404);
  expect((await send(owner, 'GET', '/api/admin/listing-names?of=company&letters=a')).status).toBe(403);
});

test('every change leaves its line in the audit trail, and names are offered by their letters', async () => {
  const actions = await product.db
    .select({ action: auditTrail.action })
    .from(auditTrail)
    .orderBy(auditTrail.id);
  expect([...new Set(actions.map(({ action }) => action))].sort()).toEqual([
    'approve-edit',
    'confirm-listing',
    'create-listing',
    'duplicate-listing',
    'edit-listing',
    'propose-edit',
    'publish-listing',
    'reject-edit',
    'retire-listing',
    'withdraw-edit',
  ]);
  const [molecule] = await product.db.select().from(molecules).where(eq(molecules.inn, 'quenzatrol'));
  expect(molecule).toMatchObject({ brands: [], smiles: null });
  const names = await send(desk, 'GET', '/api/admin/listing-names?of=molecule&letters=QUENZ');
  expect(names.data).toEqual(['quenzatrol']);
});
