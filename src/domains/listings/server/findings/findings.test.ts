import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { listingFindings } from './tables.ts';

let product: TestProduct;
let desk: TestPerson;
let owner: TestPerson;
let companyId: number;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
  owner = await product.signIn();
  companyId = (await foundCompany(product, owner)).id;
});
afterAll(() => product.stop());

/** What asks for a reason, what cannot be, and what is only noted. */
const asked = { title: 'Amlodipine Capsules' };
const question = 'The title says Capsules, the dosage form is Tablets.';
const impossible = { routes: ['Intravenous'] };
const noted = { registeredIn: 'DCP with Germany as RMS' };

async function send(person: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function list(fields: Parameters<TestProduct['list']>[0] = {}): Promise<string> {
  return `/api/listings/dossier/${await product.list({ companyId, ...fields })}`;
}

/** Saves the listing as it stands, but for these values. */
async function save(person: TestPerson, path: string, values: object, reasons?: object) {
  const { data } = await send(person, 'GET', path);
  const body = {
    revision: data.revision,
    values: { ...data.values, ...values },
    ...(reasons && { reasons }),
  };
  return send(person, 'POST', path, body);
}

async function findingsOf(path: string) {
  return (await send(desk, 'GET', path)).data.findings;
}

test('what cannot be is refused beside its field, of a draft too, and nothing is saved', async () => {
  for (const state of ['published', 'draft'] as const) {
    const path = await list({ state });
    const refused = await save(desk, path, { ...impossible, ...asked });
    expect(refused).toMatchObject({ status: 400, code: 'invalid' });
    expect(refused.issues[0]).toEqual({
      path: 'routes',
      message: 'Tablets are not given by this route: Intravenous.',
    });
    expect((await send(desk, 'GET', path)).data.values.routes).toEqual(['Oral']);
  }
  const values = (await send(desk, 'GET', await list())).data.values;
  const made = await send(desk, 'POST', '/api/admin/listings/dossier', {
    values: { ...values, ...impossible },
  });
  expect(made).toMatchObject({ status: 400, issues: [{ path: 'routes' }] });
});

test('a question is taken with a reason alone, which is kept with who and when as long as its words stand', async () => {
  const path = await list();
  expect(await save(desk, path, asked)).toMatchObject({
    status: 400,
    message: `Say why: ${question}`,
    issues: [{ path: 'reasons.title-form', message: question }],
  });
  expect((await save(desk, path, asked, { 'title-form': '  ' })).status).toBe(400);
  const saved = await save(desk, path, asked, { 'title-form': ' A trade name ' });
  expect(saved.status).toBe(200);
  const kept = {
    ...{ rule: 'title-form', severity: 'ask', field: 'title', words: question },
    ...{ reason: 'A trade name', by: expect.stringMatching(/^Person/), at: expect.any(String) },
  };
  expect(saved.data.findings).toEqual([kept]);

  expect((await save(desk, path, { dealDetails: 'More' })).status, 'answered already').toBe(200);
  expect(await findingsOf(path)).toEqual([kept]);
  expect((await save(desk, path, { title: 'Amlodipine Cream' })).status, 'other words').toBe(400);
  expect((await save(desk, path, { title: 'Amlodipine Tablets' })).data.findings).toEqual([]);

  const lines = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'edit-listing'))
    .orderBy(auditTrail.id);
  expect(lines.filter(({ detail }) => 'explained' in detail).map(({ detail }) => detail.explained)).toEqual([
    ['title-form'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('A trade name');
});

test('a reason answers for what was looked at: a long text that is another behind its beginning is asked about anew', async () => {
  const path = await list({ atcClasses: ['C08CA01 - Amlodipine'] });
  const about = (last: string) => ({ indication: `Headache${', and fever'.repeat(20)}, ${last}` });
  const refused = await save(desk, path, about('flu'));
  expect(refused).toMatchObject({ status: 400, issues: [{ path: 'reasons.indication-atc' }] });
  expect((await save(desk, path, about('flu'), { 'indication-atc': 'A new use' })).status).toBe(200);
  expect((await save(desk, path, about('  flu'))).status, 'the same but for spaces').toBe(200);
  expect(await findingsOf(path)).toMatchObject([{ reason: 'A new use' }]);
  expect(await save(desk, path, about('gut'))).toMatchObject({ status: 400, issues: refused.issues });
});

test('a note is shown and holds nothing up; a draft may leave questions open until it is published', async () => {
  const path = await list({ state: 'draft' });
  const saved = await save(desk, path, { ...asked, ...noted });
  expect(
    saved.data.findings.map(({ rule, reason }: { rule: string; reason: string }) => [rule, reason]),
  ).toEqual([
    ['dcp-unnamed', ''],
    ['title-form', ''],
  ]);
  const publish = `${path.replace('/api/', '/api/admin/')}/publish`;
  const { revision } = saved.data;
  expect(await send(desk, 'POST', publish, { revision })).toMatchObject({
    status: 400,
    issues: [{ path: 'reasons.title-form' }],
  });
  const reasons = { 'title-form': 'A trade name' };
  expect(await send(desk, 'POST', publish, { revision, reasons })).toMatchObject({
    status: 200,
    data: { state: 'published', findings: [{ rule: 'dcp-unnamed' }, { reason: 'A trade name' }] },
  });

  const trail = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, 'publish-listing'))
    .orderBy(auditTrail.id);
  expect(trail.map(({ detail }) => detail)).toEqual([{ explained: ['title-form'] }]);

  const retired = await send(desk, 'POST', publish.replace('publish', 'retire'), {
    revision: (await send(desk, 'GET', path)).data.revision,
  });
  expect(retired.data.findings, 'nobody asks of what is retired').toEqual([]);
});

test('an owner answers with the proposal, the desk reads it and decides, and it stands with the listing', async () => {
  const path = await list();
  expect(await save(owner, path, asked)).toMatchObject({
    status: 400,
    issues: [{ path: 'reasons.title-form' }],
  });
  const proposed = await save(owner, path, asked, { 'title-form': 'Filled by hand' });
  expect(proposed).toMatchObject({ status: 200, data: { findings: [] } });
  expect(proposed.data.waiting.findings).toMatchObject([{ words: question, reason: 'Filled by hand' }]);

  const edit = `/api/admin/listing-edits/${proposed.data.waiting.id}`;
  const { data } = await send(desk, 'GET', edit);
  const name = data.edit.proposedBy;
  expect(data.edit.findings).toMatchObject([{ rule: 'title-form', reason: 'Filled by hand', by: name }]);
  expect((await send(desk, 'POST', `${edit}/approve`, { revision: data.listing.revision })).status).toBe(200);
  expect(await findingsOf(path)).toMatchObject([
    { reason: 'Filled by hand', by: name, at: data.edit.proposedAt },
  ]);
});

test('an owner takes a proposal back with a reason typed as without one', async () => {
  const path = await list();
  expect((await save(owner, path, { dealDetails: 'More' })).data.waiting).toMatchObject({ asks: 'change' });
  expect((await save(owner, path, {}, { 'title-form': 'Whatever' })).data.waiting).toBeNull();
});

test('what was proposed before anybody asked is approved with the desk’s own reason alone', async () => {
  const path = await list();
  const proposed = await save(owner, path, { title: 'Amlodipine Tablets, boxed' });
  // As it may stand since before anybody asked.
  await product.db
    .update(dossiers)
    .set({ dosageForm: 'Capsules' })
    .where(eq(dossiers.id, Number(path.split('/').at(-1))));
  const edit = `/api/admin/listing-edits/${proposed.data.waiting.id}`;
  const { revision } = (await send(desk, 'GET', path)).data;
  const open = await send(desk, 'POST', `${edit}/approve`, { revision });
  expect(open).toMatchObject({ status: 400, issues: [{ path: 'reasons.title-form' }] });
  const reasons = { 'title-form': 'Renamed next week' };
  expect((await send(desk, 'POST', `${edit}/approve`, { revision, reasons })).status).toBe(200);
});

test('a draft is sent for review with its reasons, and an owner answers a question that came later without a change', async () => {
  const path = await list({ state: 'draft', ...asked });
  const { revision } = (await send(owner, 'GET', path)).data;
  expect(await send(owner, 'POST', `${path}/review`, { revision })).toMatchObject({
    status: 400,
    issues: [{ path: 'reasons.title-form', message: question }],
  });
  const sent = await send(owner, 'POST', `${path}/review`, { revision, reasons: { 'title-form': 'A name' } });
  expect(sent).toMatchObject({ status: 200, data: { findings: [{ reason: 'A name' }] } });
  const review = await send(desk, 'GET', `/api/admin/listing-edits/${sent.data.waiting.id}`);
  expect(review.data.edit.findings).toMatchObject([{ reason: 'A name', by: expect.any(String) }]);

  const later = await list(asked);
  expect(await save(owner, later, {}, { 'title-form': 'A name' })).toMatchObject({
    status: 200,
    message: 'Kept: your reasons stand with the listing.',
    data: { waiting: null, findings: [{ rule: 'title-form', reason: 'A name' }] },
  });
});

test('of a draft the list says how much is neither mended nor answered: notes are neither', async () => {
  const path = await list({ state: 'draft', ...asked });
  const id = path.split('/').at(-1);
  async function openFindings(): Promise<number> {
    const { data } = await send(owner, 'GET', '/api/listings');
    return data.find((one: { id: string }) => one.id === id).openFindings;
  }
  expect((await save(owner, path, noted)).data.findings).toHaveLength(2);
  expect(await openFindings()).toBe(1);
  const impossibleByNight = { dossierId: Number(id), rule: 'form-route', words: 'Not given so.' } as const;
  await product.db.insert(listingFindings).values(impossibleByNight);
  expect(await openFindings()).toBe(2);
  await save(owner, path, {}, { 'title-form': 'A name' });
  expect(await openFindings()).toBe(0);
});

test('a reason for what no rule asks is not said to be kept', async () => {
  const path = await list();
  for (const rule of ['title-form', 'constraint-past', 'form-route']) {
    expect(await save(owner, path, {}, { [rule]: 'A name' })).toMatchObject({
      status: 200,
      message: 'Nothing differs from the published listing; no change waits.',
    });
  }
  const told = await list(noted);
  expect((await save(owner, told, {}, { 'dcp-unnamed': 'Long ago' })).message).toMatch(/^Nothing differs/);
});

test('a listing that is given to another company hands over no reason but the desk’s', async () => {
  const path = await list({ ...asked, title: 'Amlodipine Capsules 7 mg' });
  expect((await save(owner, path, {}, { 'title-form': 'Ours', 'title-strength': 'Ours too' })).status).toBe(
    200,
  );
  expect((await save(desk, path, {}, { 'title-strength': 'The desk’s' })).status).toBe(200);
  const next = await product.signIn();
  const { name: company } = await foundCompany(product, next);
  expect((await save(desk, path, { company })).status).toBe(200);
  const { findings } = (await send(next, 'GET', path)).data;
  expect(findings.map(({ rule, reason }: Record<string, string>) => [rule, reason])).toEqual([
    ['title-form', ''],
    ['title-strength', 'The desk’s'],
  ]);
  expect(findings[0]).toMatchObject({ by: null, at: null });
});

test('a reason has its length, and no rule that there is not', async () => {
  const path = await list();
  // What lets a question pass lets these not: each is refused for itself.
  const long = await save(desk, path, asked, { 'title-form': 'x'.repeat(501) });
  expect(long).toMatchObject({ status: 400, issues: [{ path: 'reasons.title-form' }] });
  const unheard = await save(desk, path, {}, { unheard: 'x' });
  expect(unheard).toMatchObject({ status: 400, issues: [{ path: expect.stringMatching(/^reasons/) }] });
  expect((await save(desk, path, asked, { 'title-form': 'x'.repeat(500) })).status).toBe(200);
});
