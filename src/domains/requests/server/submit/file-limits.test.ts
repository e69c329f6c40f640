import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { memberLimits } from '#platform/contract/files.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { openDeal, sendForm } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const { day } = memberLimits;

function allowanceOf({ headers }: TestPerson, { files, bytes }: { files: number; bytes: number }) {
  const query = { files: String(files), bytes: String(bytes) };
  return product.app.inject({ url: '/api/account/file-allowance', query, headers });
}

test('a member sends so many files in a day and no more, however many send at once', async () => {
  const deal = await openDeal(product);
  const [row] = await product.db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.uploadedBy, deal.buyer.id));
  if (row === undefined) throw new Error('the deal has no file');
  const { id: _, ...fields } = row;
  const rest = Array.from({ length: day.files - 2 }, (_, i) => ({ ...fields, storageKey: `none/${i}` }));
  await product.db.insert(requestFiles).values(rest);
  const before = await keptFiles(product);

  const ask = (id: number) =>
    sendForm(product, deal.buyer, '/create-dossertermsheet', {
      id: String(id),
      rfq: [[samples.csv(), 'a.csv']],
    });
  const listings: number[] = [];
  for (let i = 0; i < 8; i += 1) listings.push(await product.list());
  // For requests of their own, so that nothing else lets them pass one by one only.
  const answers = await Promise.all(listings.map(ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  const words = /^You can send 500 files of 4,096 MB in 24 hours, and have sent (499|500) files/;
  // One that comes while the last file is on its way is refused before that one counts.
  expect(refused?.body.message).toMatch(words);
  expect(await keptFiles(product)).toHaveLength(before.length + 1);

  // Whoever asks first is told the same, and has uploaded nothing.
  const allowance = await allowanceOf(deal.buyer, { files: 1, bytes: 1 });
  expect([allowance.statusCode, allowance.json().message]).toEqual([429, expect.stringMatching(words)]);
  expect(Number(allowance.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await allowanceOf(await product.signIn(), { files: 500, bytes: day.bytes })).statusCode).toBe(200);
  expect((await allowanceOf(await product.signIn(), { files: 1, bytes: day.bytes + 1 })).statusCode).toBe(
    429,
  );

  // A day later they count no more; what would be too much by its bytes still does.
  await product.db
    .update(requestFiles)
    .set({ addedAt: sql`now() - interval '25 hours'` })
    .where(eq(requestFiles.uploadedBy, deal.buyer.id));
  expect((await deal.write(deal.buyer, '', { files: [[samples.csv(), 'a.csv']] })).status).toBe(200);
  await product.db
    .update(requestFiles)
    .set({ addedAt: sql`now()`, bytes: day.bytes - 1 })
    .where(eq(requestFiles.id, row.id));
  expect((await ask(await product.list())).status).toBe(429);
});

test('a member sends so many requests and messages in a day, and the next is refused with what the limit is', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
  try {
    const member = await limited.signIn();
    const listing = String(await limited.list());
    const fields = { id: listing, marketsOfInterest: 'EU', repeat: 'true' };
    const first = await sendForm(limited, member, '/create-dossertermsheet', fields);
    expect(first.status).toBe(200);
    await limited.db
      .update(attempts)
      .set({ count: dailyCaps.requests })
      .where(like(attempts.key, 'requests-day%'));
    const again = { ...fields, marketsOfInterest: 'US' };
    const next = await sendForm(limited, member, '/create-dossertermsheet', again);
    expect([next.status, next.body.message]).toEqual([
      429,
      expect.stringContaining(`You can send ${dailyCaps.requests} requests in 24 hours`),
    ]);
    const thread = `/api/requests/${first.body.reference}/messages`;
    expect((await sendForm(limited, member, thread, { text: 'Hello' })).status).toBe(200);
    await limited.db
      .update(attempts)
      .set({ count: dailyCaps.messages })
      .where(like(attempts.key, 'messages-day%'));
    expect((await sendForm(limited, member, thread, { text: 'Hello' })).status).toBe(429);
    const other = await limited.signIn();
    expect((await sendForm(limited, other, '/create-dossertermsheet', fields)).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
