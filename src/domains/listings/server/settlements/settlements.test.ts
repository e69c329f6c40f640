import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { mostSettlements } from '#domains/dossiers/contract/settlements/settlement-states.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { molecules } from '#domains/dossiers/server/tables.ts';
import { keepWindows } from '#domains/dossiers/server/windows/keep-windows.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { currentEditions, openRowLookup } from '#domains/registers/server/lookup/row-lookup.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { SettlementEntry } from '../../contract/settlements.ts';

let product: TestProduct;
let desk: TestPerson;
let owner: TestPerson;
let stranger: TestPerson;
let id: number;
beforeAll(async () => {
  // The day on which it is asked decides what lies ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  product = await startTestProduct({ DESK_EMAIL: 'desk@settled.example' }, { searches: false });
  [desk, owner, stranger] = [await product.signIn('admin'), await product.signIn(), await product.signIn()];
  const { id: companyId } = await foundCompany(product, owner);
  await takeSnapshot(product.db.$client);
  const [apixaban] = await product.db
    .insert(molecules)
    .values({ inn: 'apixaban', otherNames: [], brands: ['Eliquis'], about: '' })
    .returning();
  id = await product.list({
    ...{ moleculeId: apixaban?.id, companyId, title: 'Apixaban Tablets 2.5 mg, 5 mg' },
    ...{ dosageForm: 'Film Coated Tablets', routes: ['Oral'], strengths: '2.5 mg, 5 mg', salt: '-' },
    ...{ atcClasses: ['B01AF02 - Apixaban'], usReferenceProduct: 'Eliquis (Bristol-Myers Squibb)' },
    ...{ readiness: 'Ready : US', registeredIn: 'US (ANDA filed May 2026)' },
  });
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

async function send(person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const { headers } = person;
  const answer = await product.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}

const good = {
  market: 'US',
  day: '2028-04-01',
  parties: 'Bristol-Myers Squibb, Pfizer and Example Generics',
  source: 'https://news.example/apixaban-settled',
};

const enter = (person: TestPerson, fields: object = {}) =>
  send(person, 'POST', `/api/dossiers/${id}/settlements`, { ...good, ...fields });
const accept = async (settlement: string, dossier = id) => {
  const { revision } = (await send(desk, 'GET', `/api/listings/dossier/${dossier}`)).data;
  return send(desk, 'POST', `/api/admin/settlements/${settlement}/accept`, { revision });
};
const listFor = async (person: TestPerson) =>
  (await send(person, 'GET', `/api/dossiers/${id}/settlements`)).data;
const latest = async () => (await listFor(desk))[0];

async function usWindow(): Promise<LaunchWindow> {
  // As the job does it.
  const { db } = product;
  await keepWindows({
    review: firstReviewMonths,
    db,
    lookUp: openRowLookup(db),
    editions: await currentEditions(db),
    today: '2026-11-23',
  });
  const { data } = await send(stranger, 'GET', `/api/dossiers/${id}/launch-windows`);
  return data.find(({ market }: LaunchWindow) => market === 'US');
}

async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await product.db.select().from(outgoingMails).orderBy(outgoingMails.id);
  return mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
}

test.each([
  ['day', { day: '2028-02-30' }, 'Give the day from which it may be sold'],
  ['day', { day: '2128-02-01' }, 'Give a day within 40 years of today'],
  ['day', { day: '' }, 'Give the day from which it may be sold'],
  ['parties', { parties: '  ' }, 'Name the parties of the settlement'],
  ['source', { source: '' }, 'Give the address where it was made public, as https://…'],
  ['source', { source: 'javascript:alert(1)' }, 'Give the address where it was made public, as https://…'],
  ['source', { source: 'in the press' }, 'Give the address where it was made public, as https://…'],
  ['source', { source: 'https:evil.example/x' }, 'Give the address where it was made public, as https://…'],
  ['source', { source: 'http:\\\\a.b' }, 'Give the address where it was made public, as https://…'],
  [
    'source',
    { source: 'https://:www.fda.gov@evil.example/' },
    'Give the address where it was made public, as https://…',
  ],
  ['source', { source: 'https://a.b/\u202egpj' }, 'Give the address where it was made public, as https://…'],
  ['parties', { parties: '\u200b\u2800' }, 'Name the parties of the settlement'],
  ['market', { market: 'Mars' }, 'Choose the market'],
])('a settlement whose %s is wrong (%j) is refused beside its field', async (path, fields, message) => {
  const { status, issues } = await enter(owner, fields);
  expect([status, issues]).toEqual([400, [{ path, message }]]);
  expect(await listFor(owner)).toEqual([]);
});

test('nobody but the owner and the desk reads or enters the settlements of a dossier', async () => {
  expect((await enter(stranger)).status).toBe(404);
  expect((await send(stranger, 'GET', `/api/dossiers/${id}/settlements`)).status).toBe(404);
});

test('one that waits, was refused or withdrawn changes nothing, and nobody else hears of it', async () => {
  const before = await usWindow();
  expect((await enter(owner)).status).toBe(200);
  expect(await latest()).toMatchObject({ ...good, state: 'waiting', enteredAs: 'owner' });
  expect(await usWindow()).toEqual(before);
  const refusal = `/api/admin/settlements/${(await latest()).id}/refuse`;
  expect((await send(desk, 'POST', refusal, { note: ' ' })).status).toBe(400);
  expect((await send(owner, 'POST', refusal, { note: 'No' })).status).toBe(403);
  expect((await send(desk, 'POST', refusal, { note: 'The page tells of another product' })).status).toBe(200);
  expect(await latest()).toMatchObject({ state: 'refused', note: 'The page tells of another product' });

  await enter(owner);
  const { id: waiting } = await latest();
  await send(owner, 'DELETE', `/api/dossiers/${id}/settlements/${waiting}`);
  expect(await latest()).toMatchObject({ id: waiting, state: 'withdrawn' });
  expect((await accept(waiting)).status).toBe(409);
  expect(await usWindow()).toEqual(before);
  expect(before).toMatchObject({ hardUntil: '2027-05-21', earliest: '2027-05-21' });
});

test('an accepted one stands in the place of the patents, and of no exclusivity, until it is withdrawn', async () => {
  await enter(owner);
  const { id: settlement } = await latest();
  await accept(settlement);
  const { state, hardUntil, earliest, softUntil, reasons } = await usWindow();
  expect({ state, hardUntil, earliest }).toEqual({
    ...{ state: 'waits', hardUntil: '2028-04-01', earliest: '2028-04-01' },
  });
  expect(softUntil).toBe('2028-10-17');
  expect(reasons.filter(({ kind, counts }) => kind === 'patent' && counts)).toEqual([]);
  const [told] = reasons.filter(({ kind }) => kind === 'settlement');
  expect(told).toMatchObject({ until: '2028-04-01', source: 'owner', address: good.source });
  expect(told?.words).toContain(good.parties);

  await send(owner, 'DELETE', `/api/dossiers/${id}/settlements/${settlement}`);
  expect((await usWindow()).hardUntil).toBe('2027-05-21');
});

test('what the desk enters counts at once; every step is in the audit trail and in the mails', async () => {
  expect((await enter(desk, { day: '2028-05-01' })).status).toBe(200);
  expect(await latest()).toMatchObject({ state: 'accepted', enteredAs: 'desk' });
  expect((await usWindow()).hardUntil).toBe('2028-05-01');
  const { id: desks } = await latest();
  expect((await send(owner, 'DELETE', `/api/dossiers/${id}/settlements/${desks}`)).status).toBe(409);
  expect((await usWindow()).hardUntil).toBe('2028-05-01');

  const trail = await product.db.select().from(auditTrail).orderBy(auditTrail.id);
  const steps = trail.filter(({ action }) => action.endsWith('-settlement'));
  expect(steps.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['enter-settlement', owner.id],
    ['refuse-settlement', desk.id],
    ['enter-settlement', owner.id],
    ['withdraw-settlement', owner.id],
    ['enter-settlement', owner.id],
    ['accept-settlement', desk.id],
    ['withdraw-settlement', owner.id],
    ['enter-settlement', desk.id],
  ]);
  const words = (subjects: string[]) => subjects.map((subject) => subject.replace(/^.*?: /, ''));
  expect(words(await mailsTo(owner.email))).toEqual([
    'your settlement was not accepted',
    'your settlement was accepted',
  ]);
  expect(words(await mailsTo('desk@settled.example'))).toHaveLength(3);
});

/** A dossier of a company of these people. */
async function listOf(...people: TestPerson[]): Promise<{ companyId: number; dossier: number }> {
  const { id: companyId } = await foundCompany(product, ...people);
  return { companyId, dossier: await product.list({ companyId }) };
}

test('a settlement is withdrawn by those whose dossier it is of, and not once it is refused', async () => {
  const [writer, rival] = [await product.signIn(), await product.signIn()];
  const [own, theirs] = [(await listOf(writer)).dossier, (await listOf(rival)).dossier];
  await send(writer, 'POST', `/api/dossiers/${own}/settlements`, good);
  const first = async () => (await send(desk, 'GET', `/api/dossiers/${own}/settlements`)).data[0];
  const { id: settlement } = await first();
  const withdraw = (person: TestPerson, dossier: number) =>
    send(person, 'DELETE', `/api/dossiers/${dossier}/settlements/${settlement}`);
  expect((await withdraw(rival, theirs)).status).toBe(404);
  expect((await withdraw(rival, own)).status).toBe(404);
  expect(await first()).toMatchObject({ state: 'waiting' });
  await send(desk, 'POST', `/api/admin/settlements/${settlement}/refuse`, { note: 'Another product' });
  expect((await withdraw(writer, own)).status).toBe(409);
  expect(await first()).toMatchObject({ state: 'refused', note: 'Another product' });
});

test('a settlement is accepted of the listing that was looked at, and of no later one', async () => {
  const writer = await product.signIn();
  const { dossier } = await listOf(writer);
  const path = `/api/dossiers/${dossier}/settlements`;
  await send(writer, 'POST', path, good);
  const first = async () => (await send(desk, 'GET', path)).data[0];
  const { id: settlement } = await first();
  const listing = `/api/listings/dossier/${dossier}`;
  const { revision, values } = (await send(desk, 'GET', listing)).data;
  const moved = { revision, values: { ...values, title: 'Changed Meanwhile' } };
  expect((await send(desk, 'POST', listing, moved)).status).toBe(200);
  const call = `/api/admin/settlements/${settlement}/accept`;
  const { status, message, issues } = await send(desk, 'POST', call, { revision });
  expect([status, issues]).toEqual([409, [{ path: 'title', message: 'Changed meanwhile' }]]);
  expect(message).toMatch(/ changed Title at .*You had opened it before/);
  expect(await first()).toMatchObject({ state: 'waiting', decidedAt: null });
  expect((await send(desk, 'POST', call)).status).toBe(400);
  expect((await accept(settlement, dossier)).status).toBe(200);
  expect(await first()).toMatchObject({ state: 'accepted' });
});

test('what waits or counts does not follow a dossier to another molecule', async () => {
  const writer = await product.signIn();
  const { dossier } = await listOf(writer);
  const path = `/api/dossiers/${dossier}/settlements`;
  for (const parties of ['Counts', 'Waits']) await send(writer, 'POST', path, { ...good, parties });
  const [, counts] = (await send(desk, 'GET', path)).data;
  await accept(counts.id, dossier);
  const listing = `/api/listings/dossier/${dossier}`;
  const { revision, values } = (await send(desk, 'GET', listing)).data;
  const states = async () =>
    (await send(desk, 'GET', path)).data.map(({ state }: { state: string }) => state);
  const same = { ...values, molecule: values.molecule.toUpperCase() };
  await send(desk, 'POST', listing, { revision, values: same });
  expect(await states(), 'the same molecule in capitals').toEqual(['waiting', 'accepted']);
  const other = {
    ...values,
    salt: '',
    atcClasses: [],
    molecule: 'quenzatrol\u200b',
    title: 'Another\nPaid for by the desk',
  };
  const { status, data } = await send(desk, 'POST', listing, { revision, values: other });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({ molecule: 'quenzatrol', title: 'Another Paid for by the desk' });
  expect(await states()).toEqual(['withdrawn', 'withdrawn']);
});

test('what the desk decides is told to who entered it, and once they are gone to those who are there', async () => {
  const [writer, colleague] = [await product.signIn(), await product.signIn()];
  const { companyId, dossier } = await listOf(writer, colleague);
  const path = `/api/dossiers/${dossier}/settlements`;
  const told = async () => [(await mailsTo(writer.email)).length, (await mailsTo(colleague.email)).length];
  for (const parties of ['One', 'Two']) await send(writer, 'POST', path, { ...good, parties });
  const [later, sooner] = (await send(desk, 'GET', path)).data;
  await accept(sooner.id, dossier);
  expect(await told()).toEqual([1, 0]);
  await product.db
    .delete(companyPeople)
    .where(and(eq(companyPeople.companyId, companyId), eq(companyPeople.personId, writer.id)));
  await accept(later.id, dossier);
  expect(await told()).toEqual([1, 1]);
});

test('a dossier has so many that wait or count and no more; what has ended leaves room, and the latest of it is shown', async () => {
  const standing = (await listFor(desk)).filter(
    ({ state }: { state: string }) => state === 'accepted',
  ).length;
  const some = (count: number, state: 'refused' | 'accepted') =>
    Array.from({ length: count }, () => ({ ...old, state }));
  const old = {
    ...{ dossierId: id, market: 'EU' as const, day: '2020-01-01', parties: 'A', source: 'https://a.example' },
    ...{ enteredAs: 'owner' as const, enteredBy: owner.id },
  };
  const shown = await product.db
    .insert(settlements)
    .values(some(mostSettlements + 1, 'refused'))
    .returning({ id: settlements.id });
  expect((await enter(owner)).status).toBe(200);
  await product.db.insert(settlements).values(some(mostSettlements - standing - 1, 'accepted'));
  expect((await enter(owner)).status).toBe(409);
  const listed: SettlementEntry[] = await listFor(desk);
  const ended = listed.filter(({ state }) => state !== 'accepted' && state !== 'waiting');
  expect(ended.map((one) => Number(one.id))).toEqual(
    shown
      .slice(-40)
      .reverse()
      .map((one) => one.id),
  );
  expect(listed.filter(({ state }) => state === 'accepted')).toHaveLength(mostSettlements - 1);
});

test('a listing that is given to another company hands over no settlement but the accepted', async () => {
  const [former, next] = [await product.signIn(), await product.signIn()];
  const { id: companyId } = await foundCompany(product, former);
  const { name: company } = await foundCompany(product, next);
  id = await product.list({ companyId });
  for (const parties of ['Refused', 'Withdrawn', 'Accepted', 'Waiting']) await enter(former, { parties });
  const [waiting, accepted, withdrawn, refused] = await listFor(desk);
  await send(desk, 'POST', `/api/admin/settlements/${refused.id}/refuse`, { note: 'Said to you alone' });
  await accept(accepted.id);
  await send(former, 'DELETE', `/api/dossiers/${id}/settlements/${withdrawn.id}`);
  const seen = async (person: TestPerson) =>
    (await listFor(person)).map(({ parties, state }: SettlementEntry) => `${parties} ${state}`);
  expect(await seen(former)).toEqual([
    ...['Waiting waiting', 'Accepted accepted', 'Withdrawn withdrawn', 'Refused refused'],
  ]);

  const path = `/api/listings/dossier/${id}`;
  const { revision, values } = (await send(desk, 'GET', path)).data;
  const given = await send(desk, 'POST', path, { revision, values: { ...values, company } });
  expect(given.status).toBe(200);
  expect(await seen(next)).toEqual(['Accepted accepted']);
  expect((await send(former, 'GET', `/api/dossiers/${id}/settlements`)).status).toBe(404);
  const notes = (await listFor(desk)).map(({ note }: SettlementEntry) => note);
  const gone = 'The listing was given to another company';
  expect(notes).toEqual([gone, '', gone, 'Said to you alone']);
  expect((await accept(waiting.id)).status).toBe(409);
  await enter(next, { parties: 'Their own' });
  const [own] = await listFor(next);
  await send(next, 'DELETE', `/api/dossiers/${id}/settlements/${own.id}`);
  expect(await seen(next)).toEqual(['Their own withdrawn', 'Accepted accepted']);
});
