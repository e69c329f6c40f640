import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostClaims } from '#domains/evidence/contract/evidence-kinds.ts';
import { refreshProofs } from '#domains/evidence/server/proofs.ts';
import { evidenceClaims, evidenceProofs } from '#domains/evidence/server/tables.ts';
import { addMonths } from '#domains/registers/contract/days.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import type { KeptClaim } from '../../contract/evidence.ts';

/** As PostgreSQL has it, which says when a claim was stated. */
const today = new Date().toISOString().slice(0, 10);
const morningOf = (day: string) => new Date(`${day}T09:00:00Z`);
const after = (day: string, days: number) =>
  new Date(morningOf(day).getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

let product: TestProduct;
let desk: TestPerson;
let owner: TestPerson;
let reader: TestPerson;
let companyId: number;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: morningOf(today) });
  product = await startTestProduct({}, { searches: false });
  [desk, owner, reader] = [await product.signIn('admin'), await product.signIn(), await product.signIn()];
  companyId = (await foundCompany(product, owner)).id;
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
  ...{ kind: 'cep', authority: 'EDQM', number: 'R1-CEP 2010-901 - Rev 02', holder: 'Fictive Labs' },
  ...{ substance: 'Amlodipine', site: '', scope: '', dosageForms: [], issuedOn: '2020-05-01' },
  ...{ validUntil: null, source: 'https://extranet.edqm.eu/cep/2010-901' },
};
const gmp = {
  ...{ ...good, kind: 'gmp', authority: 'EU GMP', number: '', substance: '', issuedOn: '2025-02-01' },
  ...{ dosageForms: ['Capsules'], source: 'The certificate, sent on request' },
};

const list = (fields = {}) => product.list({ companyId, dosageForm: 'Tablets', ...fields });
const kept = (id: number, kind = 'dossier') => `/api/listings/${kind}/${id}/evidence`;
const state = (id: number, fields: object = {}, person = owner) =>
  send(person, 'POST', kept(id), { ...good, ...fields });
const keptOf = async (id: number): Promise<KeptClaim[]> => (await send(owner, 'GET', kept(id))).data;
const only = async (id: number): Promise<KeptClaim> => {
  const claims = await keptOf(id);
  expect(claims).toHaveLength(1);
  return claims[0] as KeptClaim;
};
const read = async (id: number) => (await send(reader, 'GET', `/api/dossiers/${id}/evidence`)).data;
const decide = (verdict: 'prove' | 'refuse', { id, revision }: KeptClaim, note = 'Seen', person = desk) =>
  send(person, 'POST', `/api/admin/evidence/${id}/${verdict}`, { revision, note });

test('what an owner states is read by members as stated, and after the desk’s word as proven, with day and note', async () => {
  const id = await list();
  expect((await state(id)).status).toBe(200);
  expect(await read(id)).toMatchObject([
    { ...good, state: 'stated', statedAs: 'owner', statedOn: today, provenOn: null, check: null },
  ]);
  expect((await decide('prove', await only(id), ' ')).status).toBe(400);
  expect((await decide('prove', await only(id), 'Seen', owner)).status).toBe(403);
  expect((await decide('prove', await only(id), 'The certificate was seen')).status).toBe(200);
  expect(await read(id)).toMatchObject([
    { state: 'proven', provenOn: today, note: 'The certificate was seen' },
  ]);
});

const retire = (id: number, { id: claim, revision }: KeptClaim, person = owner) =>
  send(person, 'DELETE', `${kept(id)}/${claim}?revision=${revision}`);

test('what was stated anew is proven no more, and who acts on an older one is refused', async () => {
  const id = await list();
  await state(id);
  const claim = await only(id);
  await decide('prove', claim);
  const change = (revision: number) =>
    send(owner, 'POST', `${kept(id)}/${claim.id}`, { ...good, revision, number: 'CEP 2010-902' });
  expect((await change(claim.revision)).status).toBe(409);
  expect((await change(claim.revision + 1)).status).toBe(200);
  expect(await read(id)).toMatchObject([
    { number: 'CEP 2010-902', state: 'stated', provenOn: null, note: '' },
  ]);
  expect((await decide('prove', claim)).status).toBe(409);
});

test('who retires a claim that was changed or decided since they read it is refused, and it stays', async () => {
  const id = await list();
  await state(id);
  const seen = await only(id);
  await decide('prove', seen);
  expect(await retire(id, seen)).toMatchObject({
    status: 409,
    message: expect.stringContaining('changed meanwhile'),
  });
  expect((await send(owner, 'DELETE', `${kept(id)}/${seen.id}`)).status, 'without a revision').toBe(400);
  const proven = await only(id);
  expect(proven.state).toBe('proven');
  expect((await retire(id, proven)).status).toBe(200);
  expect(await keptOf(id)).toEqual([]);
});

test('what the desk refuses nobody reads but owner and desk, and its people are told why', async () => {
  const id = await list();
  await state(id);
  await decide('refuse', await only(id), 'The number is another company’s');
  expect(await read(id)).toEqual([]);
  expect(await only(id)).toMatchObject({ state: 'refused', note: 'The number is another company’s' });
  const mails = (await product.db.select().from(outgoingMails)).filter(
    ({ recipient, subject }) => recipient === owner.email && subject.endsWith('a claim was refused'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The number is another company’s');
});

test.each<[string, object, string]>([
  ['number', { number: '2010-901' }, 'Give the number as CEP 2010-123, with or without its revision'],
  [
    'number',
    { kind: 'dmf', authority: 'USFDA', number: '1234567' },
    'Give the number as the authority has it; the FDA’s has up to six digits',
  ],
  [
    'number',
    { kind: 'inspection', authority: 'USFDA', number: '' },
    'Give the FEI number: seven to ten digits',
  ],
  ['authority', { authority: 'USFDA' }, 'Choose who gave it'],
  ['authority', { kind: 'approval', authority: 'EU GMP', number: '1' }, 'Choose who gave it'],
  ['kind', { kind: 'letter' }, 'Choose what it is'],
  ['issuedOn', { issuedOn: after(today, 3) }, 'This day has not come yet'],
  ['issuedOn', { issuedOn: '2026-02-30' }, 'Give the day as YYYY-MM-DD'],
  ['validUntil', { validUntil: '2020-04-30' }, 'It cannot end before it begins'],
  ['source', { source: ' ' }, 'Say where it can be read: an address as https://…, or in words'],
  ['source', { source: 'https://127.0.0.1/x' }, 'Give the whole address, as https://…'],
  ['dosageForms', { kind: 'gmp', authority: 'EU GMP', dosageForms: ['Bricks'] }, 'Choose from the list'],
  ['dosageForms', { dosageForms: ['Capsules'] }, 'Only a GMP certificate names dosage forms'],
  [
    'substance',
    { substance: 'Metformin' },
    'The dossier is of another substance: state its own, as the certificate has it',
  ],
  [
    'substance',
    { substance: 'hydrochloride' },
    'The dossier is of another substance: state its own, as the certificate has it',
  ],
  [
    'substance',
    { substance: 'Amlodipine + valsartan' },
    'The dossier is of several substances, each with a file of its own: name the one that this is of',
  ],
  [
    'substance',
    { kind: 'gmp', authority: 'EU GMP', number: '' },
    'A GMP certificate covers sites and dosage forms: name no substance',
  ],
])('a claim whose %s is wrong (%j) is refused beside its field', async (path, fields, message) => {
  const id = await list();
  const { status, issues } = await state(id, fields);
  expect([status, issues]).toEqual([400, [{ path, message }]]);
  expect(await keptOf(id)).toEqual([]);
});

test('the same claim stands once, whatever its revision; without a number word for word', async () => {
  const id = await list();
  await state(id);
  const again = await state(id, { number: 'cep 2010-901', holder: 'Another' });
  expect([again.status, again.issues]).toEqual([
    400,
    [{ path: 'number', message: 'This is stated already' }],
  ]);
  expect((await state(await list())).status, 'of another listing').toBe(200);
  await send(owner, 'POST', kept(id), gmp);
  expect((await send(owner, 'POST', kept(id), gmp)).status).toBe(400);
  expect((await send(owner, 'POST', kept(id), { ...gmp, site: 'Goa' })).status).toBe(200);
});

test('a certificate that does not cover the dossier’s form is told as that, and does not count in the finder', async () => {
  const [other, own] = [await list(), await list({ dosageForm: 'Capsules' })];
  for (const id of [other, own]) {
    await send(owner, 'POST', kept(id), gmp);
    await decide('prove', await only(id));
  }
  expect([(await only(other)).onceProven, (await only(own)).onceProven]).toEqual(['scope', 'proven']);
  expect(await read(other)).toMatchObject([{ state: 'scope', nextCheck: '2028-02-01' }]);
  expect(await read(own)).toMatchObject([{ state: 'proven' }]);
});

test('what has expired says so, has no next check, and cannot be proven', async () => {
  const id = await list();
  await state(id, { kind: 'approval', authority: 'USFDA', number: 'ANDA 1', validUntil: after(today, -1) });
  const ended = { state: 'expired', nextCheck: null };
  expect(await read(id)).toMatchObject([ended]);
  expect(await only(id)).toMatchObject({ ...ended, onceProven: 'expired' });
});

test('a proof without how, and a refusal without its reason, are told as that', async () => {
  const id = await list();
  await state(id);
  const claim = await only(id);
  const faultOf = async (verdict: 'prove' | 'refuse') => (await decide(verdict, claim, ' ')).issues;
  expect(await faultOf('prove')).toEqual([{ path: 'note', message: 'Say how it was proven' }]);
  expect(await faultOf('refuse')).toEqual([{ path: 'note', message: 'Give the reason' }]);
});

test('a listing has so many and no more; a retired one leaves room, and the audit trail has what it said', async () => {
  const id = await list();
  for (let at = 0; at < mostClaims; at += 1) await state(id, { number: `CEP 2011-${100 + at}` });
  expect((await state(id)).status).toBe(409);
  const [first] = await keptOf(id);
  expect((await retire(id, first as KeptClaim)).status).toBe(200);
  expect((await state(id)).status).toBe(200);
  const retired = (await product.db.select().from(auditTrail).orderBy(auditTrail.id)).filter(
    ({ action }) => action === 'retire-claim',
  );
  expect(retired.at(-1)).toMatchObject({ actorId: owner.id, detail: { number: 'CEP 2011-100' } });
});

test('nobody states, changes or retires what is claimed of another company’s listing, and nobody reads a draft’s', async () => {
  const id = await list();
  await state(id);
  const claim = await only(id);
  expect((await state(id, { number: 'CEP 2010-903' }, reader)).status).toBe(404);
  expect((await send(reader, 'GET', kept(id))).status).toBe(404);
  expect((await retire(id, claim, reader)).status).toBe(404);
  const rival = await product.signIn();
  const theirs = await product.list({ companyId: (await foundCompany(product, rival)).id });
  expect((await retire(theirs, claim, rival)).status, 'by a listing of theirs').toBe(404);
  expect(
    (await send(rival, 'POST', `${kept(theirs)}/${claim.id}`, { ...good, revision: claim.revision })).status,
  ).toBe(404);
  const draft = await list({ state: 'draft' });
  expect((await state(draft)).status).toBe(200);
  expect((await send(reader, 'GET', `/api/dossiers/${draft}/evidence`)).status).toBe(404);
});

test('the desk states for any listing, plants among them', async () => {
  const plant = await product.listPlant({ companyId });
  expect((await send(desk, 'POST', kept(plant, 'supplier'), gmp)).status).toBe(200);
  const { data } = await send(reader, 'GET', `/api/suppliers/${plant}/evidence`);
  expect(data).toMatchObject([{ kind: 'gmp', statedAs: 'desk', state: 'stated', dosageForms: ['Capsules'] }]);
});

test('what was proven of a listing is not proven of another molecule’s or company’s', async () => {
  const id = await product.list({ companyId });
  await state(id);
  await decide('prove', await only(id));
  await state(id, { number: 'CEP 2010-904' });
  const refused = (await keptOf(id)).find((one) => one.provenOn === null) as KeptClaim;
  await decide('refuse', refused);
  const listing = `/api/listings/dossier/${id}`;
  const { revision, values } = (await send(desk, 'GET', listing)).data;
  const moved = { ...values, molecule: 'quenzatrol', salt: '', atcClasses: [], title: 'Another' };
  expect((await send(desk, 'POST', listing, { revision, values: moved })).status).toBe(200);
  expect(await read(id)).toMatchObject([{ state: 'stated', provenOn: null }]);
  expect((await only(id)).state, 'what was refused is gone').toBe('stated');
});

test('the finder knows what is proven, until it is older than 24 months', async () => {
  const id = await list();
  const proofsOf = async () =>
    (await product.db.select().from(evidenceProofs)).find(({ dossierId }) => dossierId === id)?.kinds;
  await state(id);
  expect(await proofsOf()).toBeUndefined();
  await decide('prove', await only(id));
  expect(await proofsOf()).toEqual(['cep/amlodipine']);
  vi.setSystemTime(morningOf(addMonths(today, 24)));
  await refreshProofs(product.db, new Date().toISOString().slice(0, 10));
  expect(await proofsOf()).toEqual(['cep/amlodipine']);
  vi.setSystemTime(morningOf(after(addMonths(today, 24), 1)));
  await refreshProofs(product.db, new Date().toISOString().slice(0, 10));
  expect(await proofsOf()).toEqual([]);
  expect(await read(id)).toMatchObject([{ state: 'aged' }]);
  vi.setSystemTime(morningOf(today));
  expect(await product.db.$count(evidenceClaims)).toBeGreaterThan(0);
});
