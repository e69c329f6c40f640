import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { openDeal } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { requestMessages, requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('a message stands in the thread with its files, and the other side has it by mail', async () => {
  const deal = await openDeal(product);
  const before = await deal.read(deal.buyer);
  const { status, body } = await deal.write(deal.buyer, 'Is a <b>10 mg</b> strength planned?\nAna', {
    files: [[samples.csv(), 'volumes.csv']],
  });
  expect(status).toBe(200);
  const { messages, files, revision, touchedAt } = body.data;
  expect(messages).toMatchObject([
    { text: 'Is a <b>10 mg</b> strength planned?\nAna', by: { side: 'buyer', isViewer: true } },
  ]);
  expect(files.at(-1)).toMatchObject({
    name: 'volumes.csv',
    box: 'Files',
    messageId: messages[0].id,
    eventId: null,
  });
  expect(revision).toBe(before.revision + 1);
  expect(touchedAt > before.touchedAt).toBe(true);
  const mail = (await deal.mailsTo('desk')).at(-1);
  expect(mail?.text).toContain('Is a <b>10 mg</b> strength planned?');
  expect(mail?.html).toContain('&lt;b&gt;10 mg');
  expect(mail?.text).toContain('volumes.csv');
  expect(await deal.subjectsTo(deal.owner)).toEqual([]);
});

test('the same send twice, and at once, is one message and one file', async () => {
  const deal = await openDeal(product);
  const before = (await keptFiles(product)).length;
  const send = (text: string) =>
    deal.write(deal.buyer, text, { files: [[samples.csv(), 'a.csv']] }, { 'idempotency-key': 'one-message' });
  const answers = await Promise.all([send('Hello'), send('Hello'), send('Hello')]);
  answers.push(await send('Hello'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await deal.read(deal.buyer)).messages).toHaveLength(1);
  expect((await keptFiles(product)).length).toBe(before + 1);
  expect((await deal.subjectsTo('desk')).filter((subject) => subject === 'a new message')).toHaveLength(1);
  const other = await send('Something else');
  expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
});

test('without a key two equal messages are two', async () => {
  const deal = await openDeal(product);
  await deal.write(deal.buyer, 'Thanks');
  await deal.write(deal.buyer, 'Thanks');
  expect((await deal.read(deal.buyer)).messages).toHaveLength(2);
});

test('an empty message is told what it lacks; a file alone is one', async () => {
  const deal = await openDeal(product);
  const { status, body } = await deal.write(deal.buyer, ' \n ');
  expect([status, body.issues[0].path]).toEqual([400, 'text']);
  expect((await deal.write(deal.buyer, '', { files: [[samples.pdf(), 'a.pdf']] })).status).toBe(200);
});

test('after the end of a request one may still write; the desk alone has it by mail, and its answer reaches both', async () => {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  await deal.move(deal.owner, 'decline', { note: 'No capacity' });
  const count = async (reader: Parameters<typeof deal.subjectsTo>[0]) =>
    (await deal.subjectsTo(reader)).filter((subject) => subject === 'a new message').length;
  expect((await deal.write(deal.buyer, 'Could you open it again?')).status).toBe(200);
  expect([await count('desk'), await count(deal.owner)]).toEqual([1, 0]);
  await deal.write(deal.desk, 'We will ask');
  expect([await count(deal.buyer), await count(deal.owner)]).toEqual([1, 1]);
});

test('a colleague who writes lets who looks after the request know', async () => {
  const deal = await openDeal(product);
  await deal.write(deal.colleague, 'I add our forecast');
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('a new message');
});

test('five hundred messages come in order in one answer', async () => {
  const deal = await openDeal(product);
  const [row] = await product.db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, deal.reference));
  await product.db.insert(requestMessages).values(
    Array.from({ length: 500 }, (_, i) => ({
      requestId: row?.id ?? 0,
      personId: i % 2 ? deal.desk.id : deal.buyer.id,
      side: i % 2 ? ('desk' as const) : ('buyer' as const),
      text: `Message ${i}`,
    })),
  );
  const { messages } = await deal.read(deal.buyer);
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 500 }, (_, i) => `Message ${i}`),
  );
});

test('a mail says by which side it was caused, whatever a member is called', async () => {
  const deal = await openDeal(product);
  // From before such names were refused.
  const name = 'Dosebridge Desk';
  await product.db.update(people).set({ name, organisation: name }).where(eq(people.id, deal.buyer.id));
  await deal.write(deal.buyer, 'Please pay to another account.');
  const mail = (await deal.mailsTo('desk')).at(-1);
  expect(mail?.text).toContain('The buyer, Dosebridge Desk of Dosebridge Desk, wrote about');
  expect(mail?.text).toContain('Written by: The buyer, a member');
});
