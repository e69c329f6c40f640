import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { everyNeed, fee, openDeal } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('a request goes from the member over the desk to the owner, is revised, signed, paid and closed', async () => {
  const deal = await openDeal(product);
  const { buyer, owner, desk, move, read } = deal;
  expect(await read(owner)).toBeUndefined();
  expect((await read(buyer)).moves.map(({ move }: { move: string }) => move)).toEqual(['withdraw']);

  expect((await move(desk, 'review')).body.data.state).toBe('in-review');
  expect(await read(owner)).toMatchObject({ side: 'owner', waitsFor: 'owner', passedOn: true });
  await deal.write(owner, 'Which strengths do you need?');
  await deal.write(buyer, '5 mg and 10 mg');

  const first = await move(owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  expect(first.body.data).toMatchObject({ state: 'term-sheet-issued', waitsFor: 'buyer' });
  expect(first.body.data.dueAt).toBe(`${terms.validUntil}T23:59:59.999Z`);
  await move(buyer, 'ask-revision', { note: 'The royalty is too high' });
  const lower = { ...terms, royalty: '3.25' };
  await move(owner, 'issue-term-sheet', { terms: JSON.stringify(lower), note: 'Our last word' });
  const seen = await read(buyer);
  expect(seen.termSheets.map((sheet: { version: number }) => sheet.version)).toEqual([1, 2]);
  expect(seen.termSheets.map((sheet: { terms: object }) => sheet.terms)).toEqual([terms, lower]);

  await move(buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  const paid = await move(desk, 'record-fee', { fee: JSON.stringify(fee), note: 'By bank transfer' });
  expect(paid.body.data.fees).toMatchObject([
    { kind: 'payment', currency: 'EUR', amount: '500.0000', due: '500.0000', bookedOn: fee.bookedOn },
  ]);
  await move(owner, 'start-due-diligence');
  const closed = await move(desk, 'close', { note: 'Contract of 3 December' });
  expect(closed.body.data).toMatchObject({ state: 'closed', dueAt: null, waitsFor: null, moves: [] });

  expect((await read(buyer)).fees).toHaveLength(1);
  expect((await read(owner)).fees).toEqual([]);
  expect((await read(buyer)).timeline.map(({ what }: { what: string }) => what)).toEqual([
    'Submitted',
    'In review; passed on to the owner',
    'Term sheet 1 issued',
    'Revision asked',
    'Term sheet 2 issued',
    'Term sheet 2 signed',
    'Fee paid',
    'Due diligence started',
    'Closed',
  ]);
  expect(await deal.subjectsTo(buyer)).toEqual([
    'your request for Amlodipine Tablets 5 mg',
    'In review; passed on to the owner',
    'a new message',
    'Term sheet issued',
    'Term sheet issued',
    'Fee paid',
    'Due diligence started',
    'Closed',
  ]);
  expect(await deal.subjectsTo(owner)).toEqual([
    'In review; passed on to the owner',
    'a new message',
    'Revision asked',
    'Term sheet signed',
    'Fee paid',
    'Closed',
  ]);
  expect(await deal.subjectsTo('desk')).toEqual([
    expect.stringContaining('asks for'),
    'a new message',
    'a new message',
    'Term sheet issued',
    'Revision asked',
    'Term sheet issued',
    'Term sheet signed',
    'Due diligence started',
  ]);
  const lines = await product.db.select().from(auditTrail).orderBy(auditTrail.id);
  const ours = lines.filter((line) => line.subject === `request:${deal.reference}`);
  expect(ours.map(({ action, actorId, detail }) => [action, actorId, detail.move])).toEqual([
    ['submit-request', buyer.id, undefined],
    ['move-request', desk.id, 'review'],
    ['write-message', owner.id, undefined],
    ['write-message', buyer.id, undefined],
    ['move-request', owner.id, 'issue-term-sheet'],
    ['move-request', buyer.id, 'ask-revision'],
    ['move-request', owner.id, 'issue-term-sheet'],
    ['move-request', buyer.id, 'sign'],
    ['move-request', desk.id, 'record-fee'],
    ['move-request', owner.id, 'start-due-diligence'],
    ['move-request', desk.id, 'close'],
  ]);
  expect(ours[8]?.detail).toMatchObject({
    from: 'signed',
    to: 'fee-paid',
    amount: '500',
    currency: 'EUR',
  });
});

test('the owner is the listing’s code until a term sheet is issued, in the thread, its files and every mail', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, move, read } = deal;
  await move(desk, 'review');
  await deal.write(owner, 'Hello', { files: [[samples.pdf(), 'questions.pdf']] });
  await move(owner, 'decline', { note: 'Not now' });
  await move(desk, 'reopen', { note: 'They thought again' });
  const [hidden, ofColleague] = [await read(buyer), await read(colleague)];
  for (const seen of [hidden, ofColleague]) {
    expect(seen.owner).toEqual({ companyName: null, hasPeople: true, verified: null });
    expect(seen.messages[0].by).toEqual({
      side: 'owner',
      name: deal.code,
      organisation: '',
      isViewer: false,
    });
    expect(seen.files[1]).toMatchObject({ name: 'questions.pdf', by: { name: deal.code } });
    expect(JSON.stringify(seen)).not.toMatch(
      new RegExp(`${deal.companyName}|Person ${owner.id}|${owner.email}`),
    );
  }
  const list = (await product.app.inject({ url: '/api/requests', headers: buyer.headers })).body;
  expect(list).not.toContain(deal.companyName);
  const stale = await move(buyer, 'withdraw', { revision: '1' });
  expect(stale.status).toBe(409);
  expect(stale.body.message).not.toContain(`Person ${owner.id}`);
  for (const mail of await deal.mailsTo(buyer)) {
    expect(mail.subject + mail.text + mail.html).not.toMatch(
      new RegExp(`${deal.companyName}|Person ${owner.id}\\b|${owner.email}`),
    );
  }
  expect((await read(owner)).owner.companyName).toBe(deal.companyName);
  expect((await read(desk)).owner.companyName).toBe(deal.companyName);

  await move(owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const shown = await read(buyer);
  expect(shown.owner.companyName).toBe(deal.companyName);
  expect(shown.messages[0].by).toMatchObject({ name: `Person ${owner.id}`, organisation: deal.companyName });
  expect((await deal.mailsTo(buyer)).at(-1)?.text).toContain(`${deal.companyName} has issued term sheet 1`);
});

test('the owner’s people read who asks, by name and organisation, and neither address nor phone', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const seen = await deal.read(deal.owner);
  expect(seen.requester).toEqual({
    name: `Person ${deal.buyer.id}`,
    organisation: `Buyer ${deal.buyer.id}`,
    email: '',
    phone: '',
    notProven: false,
  });
  expect(JSON.stringify(seen)).not.toContain(deal.buyer.email);
  const mails = (await deal.mailsTo(deal.owner)).map((mail) => mail.text + mail.html).join();
  expect(mails).not.toContain(deal.buyer.email);
});

test('the thread, its files and its moves are there for who takes part, and for nobody else', async () => {
  const deal = await openDeal(product);
  const { buyer, colleague, owner, desk, stranger } = deal;
  const rival = await product.signIn();
  await deal.write(buyer, 'With a paper', { files: [[samples.pdf('Paper'), 'paper.pdf']] });
  const { files } = await deal.read(buyer);
  const statusOf = async (person: typeof buyer, path: string) =>
    (await product.app.inject({ url: `${deal.url}${path}`, headers: person.headers })).statusCode;
  const paths = ['', ...files.map(({ id }: { id: string }) => `/files/${id}`)];
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    for (const insider of [buyer, colleague, desk]) expect(await statusOf(insider, path)).toBe(200);
    for (const outsider of [owner, stranger, rival]) expect(await statusOf(outsider, path)).toBe(404);
  }
  await deal.move(desk, 'review');
  for (const path of paths) {
    expect(await statusOf(owner, path)).toBe(200);
    expect(await statusOf(stranger, path)).toBe(404);
  }
  for (const outsider of [stranger, rival]) {
    expect((await deal.write(outsider, 'Hello')).status).toBe(404);
    expect((await deal.move(outsider, 'decline', everyNeed())).status).toBe(404);
    const taken = await product.app.inject({
      method: 'POST',
      url: `${deal.url}/take-over`,
      headers: outsider.headers,
    });
    expect(taken.statusCode).toBe(404);
  }
});
