import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorVersions, termsAcceptances } from '#domains/accounts/server/operator/tables.ts';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { ratesOfTheDay } from '#domains/offers/server/model/rates.ts';
import { offerScenarios } from '#domains/offers/server/tables.ts';
import { sampleComparison } from '#domains/offers/server/testing/sample-comparison.ts';
import { signingLimits } from '#domains/requests/server/signing/tables.ts';
import { requests } from '#domains/requests/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { askLists, shareList } from '#testing/collections/shared-lists.ts';
import { openDeal } from '#testing/deals.ts';
import { mailsTo } from '#testing/mailbox.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { askForApproval, issueTo, rename, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

function post(person: TestPerson, url: string, payload: object) {
  return product.app.inject({ method: 'POST', url, payload, headers: person.headers });
}

function get(person: TestPerson, url: string) {
  return product.app.inject({ url, headers: person.headers });
}

function login(email: string, password: string) {
  return product.app.inject({ method: 'POST', url: '/login', payload: { email, password } });
}

async function request(person: TestPerson): Promise<void> {
  const listing = await product.list();
  const boundary = 'form';
  const answer = await product.app.inject({
    method: 'POST',
    url: '/create-dossertermsheet',
    headers: { ...person.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: [
      ['id', String(listing)],
      ['marketsOfInterest', 'EU'],
    ]
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')
      .concat(`--${boundary}--\r\n`),
  });
  expect(answer.statusCode).toBe(200);
}

test('the export is a file with everything of one’s own and nothing of anybody else’s', async () => {
  const [person, other] = [await product.signIn(), await product.signIn()];
  await request(person);
  await request(other);
  const answer = await get(person, '/api/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="dosebridge-account.json"');
  expect(answer.json()).toMatchObject({
    account: { email: person.email },
    sessions: [{ current: true }],
    requests: [{ kind: 'dossier', answers: { marketsOfInterest: 'EU' }, files: [] }],
  });
  expect(answer.body).not.toContain(other.email);
  expect(answer.body).not.toMatch(/argon2|tokenHash|passwordHash/);
});

test('what was written to the desk under an address is in the copy of who has proven that it is theirs', async () => {
  const written = async (options: { proven: boolean }) => {
    const person = await product.signIn('seller', options);
    await product.db.insert(contacts).values({ name: 'P', email: person.email, phone: '', message: 'Hello' });
    return (await get(person, '/api/account/export')).json().messagesToTheDesk;
  };
  expect(await written({ proven: true })).toMatchObject([{ message: 'Hello' }]);
  expect(await written({ proven: false })).toEqual([]);
});

test('deleting the account asks for the password, and leaves requests without a person', async () => {
  const person = await product.signIn();
  await request(person);
  await product.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
  await product.db.insert(contacts).values({ name: 'P', email: person.email, phone: '', message: 'Hello' });
  await mailsTo(product.dataDir, person.email, 'your request');
  await mailsTo(product.dataDir, 'desk@demo.example', 'asks for');
  const wrong = await post(person, '/api/account/deletion', { password: 'not this one' });
  expect(wrong.statusCode).toBe(400);
  const gone = await post(person, '/api/account/deletion', { password: testPassword });
  expect(gone.json().message).toMatch(/stay as business records/);
  expect((await get(person, '/api/account')).statusCode).toBe(401);
  expect((await login(person.email, testPassword)).statusCode).toBe(401);
  const [row] = await product.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ name: 'Former member', organisation: '', phone: '', passwordHash: null });
  expect(await product.db.select().from(requests).where(eq(requests.personId, person.id))).toHaveLength(1);
  const rest = [await product.db.select().from(contacts), await product.db.select().from(outgoingMails)];
  expect(JSON.stringify(rest)).not.toContain(person.email);
});

test('an address that was given up registers again', async () => {
  const person = await product.signIn();
  await post(person, '/api/account/deletion', { password: testPassword });
  const answer = await product.app.inject({
    method: 'POST',
    url: '/register',
    payload: { name: 'Ana', organisation: 'L', password: 'correct horse', Email: person.email },
  });
  expect(answer.statusCode).toBe(200);
});

test('the last admin stays', async () => {
  const [first, last] = [await product.signIn('admin'), await product.signIn('admin')];
  expect((await post(first, '/api/account/deletion', { password: testPassword })).statusCode).toBe(200);
  const refused = await post(last, '/api/account/deletion', { password: testPassword });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
});

test('what somebody wrote and did in threads is in their export, and in nobody else’s', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.write(deal.owner, 'Which strengths?');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms), note: 'Our offer' });
  await rename(product, deal.owner, 'Ana Costa');
  await sign(product, deal, deal.owner);
  const counter = JSON.stringify({ ...terms, royalty: '2' });
  await deal.move(deal.buyer, 'ask-revision', { note: 'Lower', counter });
  const { reference } = deal;
  const { threads } = (await get(deal.owner, '/api/account/export')).json();
  expect(threads).toMatchObject({
    messages: [{ reference, text: 'Which strengths?' }],
    moves: [
      { reference, what: 'Term sheet 1 issued', note: 'Our offer' },
      { reference, what: 'Term sheet 1 signed by the owner' },
    ],
    signatures: [{ reference, version: 1, side: 'owner', name: 'Ana Costa', address: '127.0.0.1' }],
    termSheets: [{ reference, version: 1, terms }],
    counters: [],
  });
  expect((await get(deal.buyer, '/api/account/export')).json().threads.counters).toMatchObject([
    { reference, changes: { royalty: '2' } },
  ]);
  expect((await get(deal.colleague, '/api/account/export')).json().threads).toEqual({
    messages: [],
    moves: [],
    files: [],
    fees: [],
    termSheets: [],
    counters: [],
    signatures: [],
    approvals: [],
    approvalsAsked: [],
    approvalsAskedOfMe: [],
  });
});

test('mails that have left and name who deleted the account lose their words; those of others keep them', async () => {
  const [deal, other] = [await openDeal(product), await openDeal(product)];
  for (const { write, buyer } of [deal, other]) await write(buyer, 'Our forecast');
  const messagesOf = async ({ mailsTo }: typeof deal) =>
    (await mailsTo('desk')).filter(({ subject }) => subject.endsWith('a new message'));
  await product.db.update(outgoingMails).set({ sentAt: new Date() });
  await post(deal.buyer, '/api/account/deletion', { password: testPassword });
  expect((await messagesOf(deal)).map(({ text, html }) => text + html)).toEqual(['']);
  expect((await messagesOf(other))[0]?.text).toContain('Our forecast');
});

test('so do those by which somebody only asked a colleague for an approval', async () => {
  const deal = await issueTo(await openDeal(product));
  for (const [person, amount] of [
    [deal.buyer, null],
    [deal.colleague, '1'],
  ] as const) {
    const limit = { companyId: deal.buyerCompany.id, personId: person.id, currency: 'EUR' as const, amount };
    await product.db.insert(signingLimits).values(limit);
  }
  expect((await askForApproval(product, deal, deal.colleague, deal.buyer.id)).status).toBe(200);
  const copied = async (person: TestPerson) => (await get(person, '/api/account/export')).json().threads;
  const asked = [{ reference: deal.reference, version: 1, side: 'buyer' }];
  expect(await copied(deal.colleague)).toMatchObject({ approvalsAsked: asked, approvalsAskedOfMe: [] });
  expect(await copied(deal.buyer)).toMatchObject({ approvalsAsked: [], approvalsAskedOfMe: asked });
  const text = async () => (await deal.mailsTo(deal.buyer)).at(-1)?.text;
  expect(await text()).toMatch(/Your colleague Person \d+ asks you to approve/);
  await product.db.update(outgoingMails).set({ sentAt: new Date() });
  await post(deal.colleague, '/api/account/deletion', { password: testPassword });
  expect(await text()).toBe('');
});

test('what a colleague calls a list is in one’s copy only as long as one sees it', async () => {
  const { owner, colleague, list } = await shareList(product);
  await askLists(product, colleague, 'POST', `${list}/entries/${await product.list()}`, {});
  const copied = async () => (await get(colleague, '/api/account/export')).json().onShortlists;
  expect(await copied()).toMatchObject([{ list: 'Iberia' }]);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, colleague.id));
  await askLists(product, owner, 'POST', list, { name: 'Secret', company: null });
  expect(await copied()).toEqual([{ list: null, dossier: expect.any(String), addedAt: expect.any(String) }]);
});

test('who has left the company copies of its requests what they sent and did, not how they went on', async () => {
  const deal = await openDeal(product);
  const copied = async () => (await get(deal.buyer, '/api/account/export')).json().requests;
  await deal.write(deal.desk, 'Seen by both', { files: [[samples.pdf(), 'seen.pdf']] });
  expect(await copied()).toMatchObject([
    { state: 'submitted', files: [{ name: 'cda.pdf' }, { name: 'seen.pdf' }] },
  ]);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.buyer.id));
  await deal.move(deal.desk, 'review');
  const [left] = await copied();
  expect(left).toMatchObject({
    reference: deal.reference,
    state: null,
    answers: { marketsOfInterest: 'EU' },
  });
  expect(left.files.map(({ name }: { name: string }) => name)).toEqual(['cda.pdf']);
  expect(left.timeline.map(({ what }: { what: string }) => what)).toEqual(['Submitted']);
});

test('what somebody left to a company is copied as they kept it, and nothing of what colleagues made of it since', async () => {
  const deal = await openDeal(product);
  const rates = ratesOfTheDay();
  const row = { personId: deal.buyer.id, companyId: deal.buyerCompany.id, asked: sampleComparison(), rates };
  await product.db.insert(offerScenarios).values([
    { ...row, name: 'As I kept it' },
    { ...row, name: 'What colleagues pay', revision: 2 },
  ]);
  const copied = async () => (await get(deal.buyer, '/api/account/export')).json().offerScenarios;
  const company = deal.buyerCompany.name;
  expect(await copied()).toMatchObject([
    { name: 'As I kept it', sharedWith: company },
    { name: 'What colleagues pay', sharedWith: company, asked: { offers: [{ name: 'A neighbour' }] } },
  ]);
  await product.db.delete(companyPeople).where(eq(companyPeople.personId, deal.buyer.id));
  expect(await copied()).toMatchObject([
    { name: 'As I kept it', asked: { offers: [{ name: 'A neighbour' }] } },
    { name: null, asked: null, changedAt: null, createdAt: expect.any(String) },
  ]);
});

test('the copy tells what one shares, whom one stands in for, whom one invited to what, and one’s roles as they changed', async () => {
  const { owner, colleague, companyId, company } = await shareList(product);
  const at = `/api/companies/${companyId}`;
  const search = { kind: 'dossier', name: 'Oral', address: '', search: {}, alert: 'none' };
  await post(owner, '/api/saved-searches', { ...search, company: String(companyId) });
  await post(owner, `${at}/invitations`, { email: 'rui@new.example', role: 'reader' });
  const [from, until] = [7, 9].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const days = { from, until };
  await post(owner, `${at}/people/${owner.id}/absence`, { ...days, deputy: String(colleague.id) });
  await post(owner, `${at}/people/${colleague.id}/role`, { role: 'deal-maker' });
  const copy = await get(owner, '/api/account/export');
  expect(copy.json()).toMatchObject({
    shortlists: [{ name: 'Iberia', sharedWith: company }],
    savedSearches: [{ name: 'Oral', sharedWith: company }],
    invitationsSent: [{ company, role: 'reader', at: expect.any(String), until: expect.any(String) }],
    outOfOffice: [{ company, fromDay: from, deputy: expect.stringMatching(/^Person/) }],
    ...{ answersFor: [], roleChanges: [] },
  });
  for (const others of ['rui@new.example', colleague.email]) expect(copy.body).not.toContain(others);
  const theirs = (await get(colleague, '/api/account/export')).json();
  expect(theirs).toMatchObject({
    answersFor: [{ company, fromDay: from, untilDay: until, for: expect.stringMatching(/^Person/) }],
    roleChanges: [{ company, what: 'change-membership', role: 'deal-maker', was: 'administrator' }],
    ...{ shortlists: [], savedSearches: [], invitationsSent: [] },
  });
});

test('the copy names the terms that stood there as one registered, and those that one accepted since', async () => {
  const desk = await product.signIn('admin');
  const named = { name: 'Op', address: 'A', register: '', email: 'a@op.example', phone: '', law: 'Portugal' };
  const version = { ...named, changes: 'Some', asks: true, savedBy: desk.id };
  await product.db
    .insert(operatorVersions)
    .values({ ...version, version: 1, inForceFrom: '2020-01-01', savedAt: new Date('2020-01-01') });
  const person = await product.signIn();
  await product.db.insert(operatorVersions).values({ ...version, version: 2, inForceFrom: '2020-02-01' });
  await product.db.insert(termsAcceptances).values({ personId: person.id, version: 2 });
  const copy = (await get(person, '/api/account/export')).json();
  expect(copy).toMatchObject({ termsOnRegistration: 1, termsAccepted: [{ version: 2 }] });
});
