import { eq, like, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { memberLimits } from '#platform/contract/files.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { uploadReceived } from '#platform/server/telemetry/channels.ts';
import { openDeal, sendForm } from '#testing/deals.ts';
import type { Field } from '#testing/encode-form.ts';
import * as samples from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles } from '../tables.ts';

let product: TestProduct;
let written = 0;

function countWritten(message: unknown): void {
  written += (message as { bytes: number }).bytes;
}

beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
  uploadReceived.subscribe(countWritten);
});
afterAll(async () => {
  uploadReceived.unsubscribe(countWritten);
  await product.stop();
});
beforeEach(() => {
  written = 0;
});
afterEach(() => product.db.delete(attempts));

const csv: [Buffer, string][] = [[samples.csv(), 'a.csv']];

/** Nothing more of a member is taken today: no byte, no request, no message. */
async function atTheEdge({ id }: TestPerson): Promise<void> {
  await product.db
    .update(requestFiles)
    .set({ bytes: memberLimits.day.bytes })
    .where(eq(requestFiles.uploadedBy, id));
  for (const kind of ['requests', 'messages'] as const) {
    await product.db
      .update(attempts)
      .set({ count: dailyCaps[kind] })
      .where(like(attempts.key, `${kind}-day:%`));
  }
  written = 0;
}

/** Sends a form, sends it again when nothing more of its sender is taken, and then another under its key. */
async function sendAgain(
  member: TestPerson,
  url: string,
  fields: Record<string, Field>,
  other: Record<string, Field>,
  between: () => Promise<unknown> = async () => undefined,
) {
  const headers = { 'idempotency-key': `again:${url}` };
  const first = await sendForm(product, member, url, fields, headers);
  expect(first.status).toBe(200);
  await between();
  await atTheEdge(member);
  const before = await keptFiles(product);
  const again = await sendForm(product, member, url, fields, headers);
  const reused = await sendForm(product, member, url, { ...fields, ...other }, headers);
  const fresh = await sendForm(product, member, url, fields, { 'idempotency-key': `fresh:${url}` });
  expect(await keptFiles(product)).toEqual(before);
  expect(written).toBe(0);
  return { first, again, reused: reused.status, fresh: fresh.status };
}

test('a request whose answer was lost is answered again, also to who may send nothing more and after its listing is gone', async () => {
  const member = await product.signIn();
  const listing = await product.list();
  const { first, again, reused, fresh } = await sendAgain(
    member,
    '/create-dossertermsheet',
    { id: String(listing), marketsOfInterest: 'EU', rfq: csv },
    { marketsOfInterest: 'US' },
    () => product.db.update(dossiers).set({ state: 'retired' }).where(eq(dossiers.id, listing)),
  );
  expect(again).toEqual(first);
  expect([reused, fresh]).toEqual([422, 429]);
});

test('a form for several dossiers whose answer was lost is answered again to who may send nothing more', async () => {
  const member = await product.signIn();
  const ids = [await product.list(), await product.list()].join(',');
  const { first, again, reused, fresh } = await sendAgain(
    member,
    '/api/dossiers/proposals',
    { ids, marketsOfInterest: 'EU', rfq: csv },
    { marketsOfInterest: 'US' },
  );
  expect(again).toEqual(first);
  expect(first.body.data.map((made: { failure: unknown }) => made.failure)).toEqual([null, null]);
  expect([reused, fresh]).toEqual([422, 429]);
});

test('a message and a move whose answers were lost are answered again to who may send nothing more', async () => {
  const deal = await openDeal(product);
  const message = await sendAgain(
    deal.buyer,
    `${deal.url}/messages`,
    { text: 'Here', files: csv },
    { files: [[samples.csv(), 'b.csv']] },
  );
  expect(message.again.status).toBe(200);
  expect((await deal.read(deal.buyer)).messages).toHaveLength(1);
  expect([message.reused, message.fresh]).toEqual([422, 429]);

  const other = await openDeal(product);
  await product.db.delete(attempts);
  const { revision } = await other.read(other.buyer);
  const moved = await sendAgain(
    other.buyer,
    `${other.url}/moves`,
    { move: 'withdraw', revision: String(revision), note: 'No longer' },
    { note: 'Other' },
  );
  expect([moved.again.status, moved.again.body.data.state]).toEqual([200, 'withdrawn']);
  expect(moved.reused).toBe(422);
});

test('what a member sends counts once, however often it comes under its key', async () => {
  const deal = await openDeal(product);
  const listing = String(await product.list());
  const again = () =>
    Promise.all([
      deal.write(deal.buyer, 'Hello', {}, { 'idempotency-key': 'hello' }),
      sendForm(
        product,
        deal.buyer,
        '/create-dossertermsheet',
        { id: listing, marketsOfInterest: 'EU' },
        { 'idempotency-key': 'asked' },
      ),
    ]);
  const answers = (await Promise.all(Array.from({ length: 5 }, again))).flat();
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const counted = await product.db
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(or(like(attempts.key, 'requests-day:%'), like(attempts.key, 'messages-day:%')));
  // The deal itself is a request of its own.
  expect(counted.map(({ key, count }) => [key.split(':')[0], count]).sort()).toEqual([
    ['messages-day', 1],
    ['requests-day', 2],
  ]);
});

test('what is refused counts nothing', async () => {
  const member = await product.signIn();
  const none = await sendForm(product, member, '/api/requests/DB-2026-999999/messages', { text: 'Hello' });
  expect(none.status).toBe(404);
  const empty = await sendForm(product, member, '/create-dossertermsheet', { id: '1' });
  expect(empty.status).toBe(400);
  expect(await product.db.select().from(attempts).where(like(attempts.key, '%-day:%'))).toEqual([]);
});
