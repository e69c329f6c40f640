import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import type { Field } from '#testing/encode-form.ts';
import { pdf } from '#testing/sample-files.ts';
import { insertDossier, insertPlant } from '#testing/test-listings.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { companyDocuments } from './tables.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

const stated = {
  ...{ country: 'Portugal', registerNumber: '501 234 567', address: 'Rua do Ouro 1, Porto' },
  ...{ licence: 'gmp', authority: 'INFARMED', licenceNumber: 'F034/2024' },
};
const documents: Field = [[pdf(), 'extract.pdf']];

async function open() {
  const chief = await product.signIn();
  const company = await foundCompany(product, chief);
  const own = `/api/companies/${company.id}`;
  const back = `/api/back-office/companies/${company.id}/statements`;
  const state = (person = chief, fields: Record<string, Field> = {}, headers = {}) =>
    sendForm(product, person, `${own}/verification`, { ...stated, documents, ...fields }, headers);
  const read = async () => (await send(product, chief, 'GET', `${own}/verification`)).body.data;
  const list = async () => (await send(product, desk, 'GET', back)).body.data;
  const decide = (id: string, act: 'verify' | 'return', body: object) =>
    send(product, desk, 'POST', `${back}/${id}/${act}`, body);
  return { chief, company, own, state, read, list, decide };
}

async function mailsTo(recipient: string) {
  const rows = await product.db
    .select({ subject: outgoingMails.subject, text: outgoingMails.text })
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, recipient))
    .orderBy(desc(outgoingMails.id));
  return rows;
}

async function lastLine() {
  const [line] = await product.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1);
  return line && [line.action, line.actorId, line.subject, line.detail];
}

test('an administrator states it, the desk says what it saw, and buyers read day and kinds, and nothing else', async () => {
  const { chief, company, own, state, read, list, decide } = await open();
  expect(await read()).toEqual({ state: 'none', mark: null, statement: null });
  expect((await state()).status).toBe(200);
  expect(await read()).toMatchObject({
    state: 'waiting',
    mark: null,
    statement: { ...stated, name: company.name },
  });
  const subject = `${company.name} asks to be verified`;
  expect(await product.db.$count(outgoingMails, eq(outgoingMails.subject, subject))).toBe(1);
  const queues = (await send(product, desk, 'GET', '/api/back-office/queues')).body.data;
  const waiting = queues.find((queue: { name: string }) => queue.name === 'verifications');
  expect(waiting.first.map(({ title }: { title: string }) => title)).toContain(company.name);
  const [statement] = await list();
  expect(statement).toMatchObject({ ...stated, state: 'waiting', decidedBy: null });
  expect((await decide(statement.id, 'verify', { seen: [] })).status).toBe(400);
  expect((await decide(statement.id, 'verify', { seen: ['register', 'wholesale'] })).status).toBe(400);
  const verified = await decide(statement.id, 'verify', { seen: ['gmp', 'register'] });
  expect(verified.body.message).toBe(`${company.name} is verified`);
  expect(await lastLine()).toEqual([
    ...['verify-company', desk.id, `company:${company.id}`],
    { statement: Number(statement.id), seen: ['register', 'gmp'] },
  ]);
  const [told] = await mailsTo(chief.email);
  expect(told?.subject).toBe(`${company.name} is verified`);
  expect(told?.text).toContain('entry in the company register and GMP certificate or manufacturing licence');

  const mark = { at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), seen: ['register', 'gmp'] };
  const buyer = await product.signIn();
  const dossier = await insertDossier(product.db, 61_001, { companyId: company.id });
  const plant = await insertPlant(product.db, 61_002, { companyId: company.id });
  const page = await send(product, buyer, 'POST', '/get-dossierbyid', { id: String(dossier) });
  expect(page.body.data.verified).toEqual(mark);
  const supplier = await send(product, buyer, 'POST', '/get-supplierbyid', { id: String(plant) });
  expect(supplier.body.data.data.verified).toEqual(mark);
  const asked = await sendForm(product, buyer, '/create-dossertermsheet', {
    id: String(dossier),
    indicativeVolumes: '1',
  });
  const request = await send(product, buyer, 'GET', `/api/requests/${asked.body.reference}`);
  expect(request.body.data.owner).toEqual({ companyName: null, hasPeople: true, verified: mark });
  for (const { body } of [page, supplier, request])
    expect(JSON.stringify(body)).not.toContain(stated.registerNumber);
  expect((await send(product, buyer, 'GET', `${own}/verification`)).status).toBe(404);
});

test('what is sent back says why; the mark of an earlier statement stays until that one is taken back', async () => {
  const { chief, company, state, read, list, decide } = await open();
  await state();
  const [first] = await list();
  expect((await decide(first.id, 'return', { state: 'waiting', reason: '  ' })).status).toBe(400);
  await decide(first.id, 'return', { state: 'waiting', reason: 'The extract is of 2019' });
  expect(await read()).toMatchObject({ state: 'returned', statement: { reason: 'The extract is of 2019' } });
  expect((await mailsTo(chief.email))[0]?.text).toContain('The extract is of 2019');
  expect((await decide(first.id, 'verify', { seen: ['register'] })).status).toBe(409);
  await state();
  const [second] = await list();
  await decide(second.id, 'verify', { seen: ['address'] });
  await state(chief, { licence: 'none', authority: 'left over', licenceNumber: '' });
  const [third] = await list();
  expect(third).toMatchObject({ licence: 'none', authority: '' });
  expect(await read()).toMatchObject({ state: 'waiting', mark: { seen: ['address'] } });
  await decide(third.id, 'return', { state: 'waiting', reason: 'No' });
  expect(await read()).toMatchObject({ state: 'verified', mark: { seen: ['address'] } });
  const stale = await decide(second.id, 'return', { state: 'waiting', reason: 'From an old page' });
  expect(stale.status).toBe(409);
  const taken = await decide(second.id, 'return', { state: 'verified', reason: 'Struck off' });
  expect(taken.body.message).toBe(`${company.name} is verified no more`);
  expect(await read()).toMatchObject({ state: 'returned', mark: null });
  expect((await mailsTo(chief.email))[0]?.subject).toBe(`${company.name} is verified no more`);
});

test('the mark is of the name and headquarters that were looked at: where the desk changes them it goes', async () => {
  const { chief, company, state, read, list, decide } = await open();
  const rename = async (fields: object) => {
    const body = { name: company.name, headquarters: 'Pune', foundedYear: 1990, ...fields };
    const answer = await send(product, desk, 'POST', `/api/back-office/companies/${company.id}`, body);
    expect(answer.status).toBe(200);
  };
  await rename({});
  await state();
  const [{ id }] = await list();
  await rename({ name: `${company.name} Two` });
  const other = await decide(id, 'verify', { seen: ['register'] });
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining(`${company.name} Two`)]);
  await rename({});
  expect((await decide(id, 'verify', { seen: ['register'] })).status).toBe(200);
  await rename({ foundedYear: 1991 });
  expect(await read()).toMatchObject({ state: 'verified', mark: { seen: ['register'] } });
  await rename({ foundedYear: 1991, headquarters: 'Lima' });
  expect(await read()).toMatchObject({ state: 'returned', mark: null, statement: { id, state: 'returned' } });
  expect(await lastLine()).toMatchObject(['return-statement', desk.id, `company:${company.id}`, {}]);
  expect((await mailsTo(chief.email))[0]?.subject).toBe(`${company.name} is verified no more`);
});

test('one statement waits: another takes its place, documents and all, and who decides on the first is told', async () => {
  const { chief, state, read, list, decide, own } = await open();
  const before = (await keptFiles(product)).length;
  const key = { 'idempotency-key': 'the-same-form' };
  const [one, again] = [await state(chief, {}, key), await state(chief, {}, key)];
  expect([one.status, again.status, again.body.message]).toEqual([200, 200, one.body.message]);
  expect(await list()).toHaveLength(1);
  const [first] = await list();
  await state(chief, {
    documents: [
      [pdf(), 'a.pdf'],
      [pdf(), 'b.pdf'],
    ],
  });
  expect(await list()).toHaveLength(1);
  expect((await keptFiles(product)).length).toBe(before + 2);
  expect((await decide(first.id, 'verify', { seen: ['register'] })).status).toBe(409);
  const withdrawn = await send(product, chief, 'DELETE', `${own}/verification`);
  expect(withdrawn.status).toBe(200);
  expect((await keptFiles(product)).length).toBe(before);
  expect(await read()).toEqual({ state: 'none', mark: null, statement: null });
  expect((await send(product, chief, 'DELETE', `${own}/verification`)).status).toBe(409);
});

test('documents are the desk’s and the administrators’; what is missing is said of its field', async () => {
  const { chief, company, own, state, list } = await open();
  const missing = await state(chief, { country: '', licenceNumber: ' ', documents: [] });
  expect(missing.body.issues).toEqual([
    { path: 'country', message: 'Give the country of the register' },
    { path: 'licenceNumber', message: "Give the licence's number" },
    { path: 'documents', message: 'Add a document that proves it' },
  ]);
  expect((await state(chief, { documents: [[Buffer.from('MZ'), 'extract.pdf']] })).status).toBe(415);
  await state();
  const [{ documents: kept }] = await list();
  const url = `${own}/documents/${kept[0].id}`;
  const maker = await product.signIn();
  await putIn(product, company, maker, 'deal-maker');
  const stranger = await open();
  const get = (person: TestPerson, at = url) => product.app.inject({ url: at, headers: person.headers });
  const status = async (person: TestPerson, at = url) => (await get(person, at)).statusCode;
  expect([await status(chief), await status(desk)]).toEqual([200, 200]);
  expect((await get(desk)).rawPayload.equals(pdf())).toBe(true);
  expect([await status(maker), await status(stranger.chief)]).toEqual([403, 404]);
  expect(await status(stranger.chief, `${stranger.own}/documents/${kept[0].id}`)).toBe(404);
  expect((await state(maker)).status).toBe(403);
  expect((await state(stranger.chief)).status).toBe(404);
  await product.db.update(companyDocuments).set({ scan: 'infected', finding: 'Eicar' });
  expect(await status(desk)).toBe(409);
});
