import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { type Deal, everyNeed, openDeal, sendForm } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { keptFiles, startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { mayMove, moveNames, moves, requestStates, type Side } from '../../contract/request-life.ts';
import { addEvent } from '../queries.ts';
import { requestEvents, requestFiles, requests, termSheets } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function put(deal: Deal, fields: Partial<typeof requests.$inferInsert>): Promise<void> {
  await product.db.update(requests).set(fields).where(eq(requests.reference, deal.reference));
}

async function rowsOf(deal: Deal) {
  const [request] = await product.db.select().from(requests).where(eq(requests.reference, deal.reference));
  const requestId = request?.id ?? 0;
  return {
    request,
    events: await product.db.select().from(requestEvents).where(eq(requestEvents.requestId, requestId)),
    files: await product.db.select().from(requestFiles).where(eq(requestFiles.requestId, requestId)),
    sheets: await product.db.select().from(termSheets).where(eq(termSheets.requestId, requestId)),
    mails: await product.db.select({ id: outgoingMails.id }).from(outgoingMails).orderBy(outgoingMails.id),
    kept: await keptFiles(product),
  };
}

describe.each(moveNames)('%s', (name) => {
  test('is made exactly by whom and where the data says, and leads where it says', async () => {
    const deal = await openDeal(product);
    const persons: Record<Side, Deal['buyer']> = { buyer: deal.buyer, owner: deal.owner, desk: deal.desk };
    const wrong: string[] = [];
    for (const state of requestStates) {
      for (const [side, person] of Object.entries(persons) as [Side, Deal['buyer']][]) {
        await put(deal, { state, passedOnAt: new Date() });
        const { status, body } = await deal.move(person, name, everyNeed());
        const may = mayMove(name, state, side);
        const isSide = (moves[name].by as readonly Side[]).includes(side);
        const expected = may ? 200 : isSide ? 409 : 403;
        if (status !== expected) wrong.push(`${side} in ${state}: ${status} for ${expected}`);
        const [row] = await product.db.select().from(requests).where(eq(requests.reference, deal.reference));
        const to = may ? moves[name].to : state;
        if (row?.state !== to) wrong.push(`${side} in ${state} led to ${row?.state}`);
        if (status === 409) expect(body.message).toMatch(/not possible as the request stands now.*by/);
        if (status === 200) expect(body.data.timeline.at(-1)).toMatchObject({ move: name, by: { side } });
      }
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['ask-revision', 'term-sheet-issued', 'buyer', ['note']],
  ['sign', 'term-sheet-issued', 'buyer', ['files']],
  ['issue-term-sheet', 'in-review', 'owner', ['terms']],
  ['record-fee', 'signed', 'desk', ['fee']],
  ['close', 'due-diligence', 'desk', ['note']],
  ['decline', 'in-review', 'owner', ['note']],
] as const)('%s without what it needs is told so beside its field', async (name, state, side, paths) => {
  const deal = await openDeal(product);
  await put(deal, { state, passedOnAt: new Date() });
  const before = await rowsOf(deal);
  const { status, body } = await deal.move(deal[side], name);
  expect(status).toBe(400);
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
  expect(await rowsOf(deal)).toEqual(before);
});

test.each([
  ['{', 'terms'],
  [JSON.stringify({ ...terms, royalty: '101' }), 'terms.royalty'],
  [JSON.stringify({ ...terms, territory: [] }), 'terms.territory'],
  [JSON.stringify({ ...terms, supplyPrice: '1,2,5' }), 'terms.supplyPrice'],
  [JSON.stringify({ ...terms, oneTimeFee: '250.000' }), 'terms.oneTimeFee'],
  [JSON.stringify({ ...terms, validUntil: '2026-02-30' }), 'terms.validUntil'],
  [JSON.stringify({ ...terms, validUntil: '2020-01-31' }), 'terms.validUntil'],
  [JSON.stringify({ ...terms, validUntil: '9999-12-31' }), 'terms.validUntil'],
  [JSON.stringify({ ...terms, validUntil: '9998-12-31' }), 'terms.validUntil'],
])('terms like %.20s… are refused at %s', async (text, path) => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const { status, body } = await deal.move(deal.owner, 'issue-term-sheet', { terms: text });
  expect([status, body.issues[0].path]).toEqual([400, path]);
});

test('a stored term sheet that holds until the end of all calendars holds up no list and no reader', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const { request } = await rowsOf(deal);
  const validUntil = '9999-12-31';
  await product.db.insert(termSheets).values({
    ...{ requestId: request?.id ?? 0, version: 1, issuedBy: deal.owner.id },
    terms: { ...terms, validUntil } as never,
  });
  const dueAt = new Date('9999-12-30T23:59:59.999Z');
  await put(deal, { state: 'term-sheet-issued', dueAt });
  const read = await deal.read(deal.buyer);
  expect(read.termSheets[0].terms.validUntil).toBe(validUntil);
  expect(read.businessDaysLeft).toBeGreaterThan(2_000_000);
  const later = product.db
    .update(requests)
    .set({ dueAt: sql`'infinity'` })
    .where(eq(requests.reference, deal.reference));
  await expect(later).rejects.toMatchObject({ cause: { constraint: 'requests_due_at' } });
});

test('of two people who move a request at once one succeeds; the other is told who did what, and nothing of it is kept', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const revision = String((await deal.read(deal.buyer)).revision);
  const before = await rowsOf(deal);
  const papers: [Buffer, string][] = [[samples.pdf('Signed'), 'signed.pdf']];
  const answers = await Promise.all([
    deal.move(deal.buyer, 'sign', { revision, files: papers }),
    deal.move(deal.colleague, 'ask-revision', { revision, note: 'Cheaper, please', files: papers }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused.code).toBe('conflict');
  const winner = answers[0].status === 200 ? deal.buyer : deal.colleague;
  expect(refused.message).toContain(`by Person ${winner.id}, `);
  expect(refused.message).toMatch(/(Term sheet 1 signed|Revision asked) by .*what you typed is kept/);
  const after = await rowsOf(deal);
  expect(after.events.length).toBe(before.events.length + 1);
  expect(after.files.length).toBe(before.files.length + 1);
  expect(after.kept.length).toBe(before.kept.length + 1);
});

test('a move on what was read before a message came is refused, and goes through once that is read', async () => {
  const deal = await openDeal(product);
  const { revision } = await deal.read(deal.desk);
  await deal.write(deal.buyer, 'One more thing');
  const stale = await deal.move(deal.desk, 'review', { revision: String(revision) });
  expect(stale.status).toBe(409);
  expect(stale.body.message).toMatch(/A message by Person \d+, \d+ \w+ \d{4} at \d\d:\d\d\./);
  expect((await deal.move(deal.desk, 'review')).status).toBe(200);
});

test('a term sheet is signed until the end of its last day and no later, whenever the job comes by; the desk may still act', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  await put(deal, { dueAt: new Date(Date.now() - 1) });
  const late = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf(), 'signed.pdf']] });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('the request has expired')]);
  expect((await deal.move(deal.desk, 'decline', { note: 'Too late' })).status).toBe(200);
});

test('the same move sent again under its key is made once; another under that key is refused', async () => {
  const deal = await openDeal(product);
  const { revision } = await deal.read(deal.desk);
  const send = (fields: Record<string, string>) =>
    sendForm(
      product,
      deal.desk,
      `${deal.url}/moves`,
      { move: 'decline', revision: String(revision), note: 'No capacity', ...fields },
      { 'idempotency-key': 'one-move' },
    );
  const answers = await Promise.all([send({}), send({}), send({})]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { timeline } = await deal.read(deal.desk);
  expect(timeline.filter(({ move }: { move: string }) => move === 'decline')).toHaveLength(1);
  expect((await send({ note: 'Another reason' })).status).toBe(422);
});

test('what waited for another stands after it, though it was begun before', async () => {
  const deal = await openDeal(product);
  const requestId = (await rowsOf(deal)).request?.id ?? 0;
  await product.db.transaction(async (begunBefore) => {
    await begunBefore.execute('select');
    await addEvent(product.db, { requestId, what: 'First' });
    await addEvent(begunBefore, { requestId, what: 'Second' });
  });
  const { timeline } = await deal.read(deal.desk);
  expect(timeline.slice(-2).map(({ what }: { what: string }) => what)).toEqual(['First', 'Second']);
});

test('a move that the database refuses leaves no trace: neither rows nor mails nor files', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const before = await rowsOf(deal);
  await product.db.execute('alter table audit_trail rename to audit_trail_away');
  const { status } = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf(), 'signed.pdf']] });
  await product.db.execute('alter table audit_trail_away rename to audit_trail');
  expect(status).toBe(500);
  expect(await rowsOf(deal)).toEqual(before);
});

test('a file that is not what its name says moves nothing', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  const { status } = await deal.move(deal.buyer, 'sign', { files: [[Buffer.from('text'), 'signed.pdf']] });
  expect(status).toBe(415);
  expect((await deal.read(deal.buyer)).state).toBe('term-sheet-issued');
});
