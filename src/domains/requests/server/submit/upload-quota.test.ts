import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { memberLimits } from '#platform/contract/files.ts';
import { uploadReceived } from '#platform/server/telemetry/channels.ts';
import { openDeal } from '#testing/deals.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles } from '../tables.ts';

const megabyte = 1024 ** 2;
let product: TestProduct;
let port: number;
let written = 0;

function countWritten(message: unknown): void {
  written += (message as { bytes: number }).bytes;
}

beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  port = Number(new URL(await product.app.listen({ port: 0 })).port);
});
afterAll(() => product.stop());
beforeEach(() => {
  written = 0;
  uploadReceived.subscribe(countWritten);
});
afterEach(() => uploadReceived.unsubscribe(countWritten));

const head = '--cut\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\n';
const tail = '\r\n--cut--\r\n';

type Answer = { status: number | undefined; message: string };

/** Opens the upload of a message's file; `length` is what the form says of its own size. */
function open(member: TestPerson, reference: string, length?: number) {
  const upload: ClientRequest = request({
    ...{ port, method: 'POST', path: `/api/requests/${reference}/messages` },
    headers: {
      ...member.headers,
      'content-type': 'multipart/form-data; boundary=cut',
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  });
  upload.on('error', () => undefined);
  const answered = once(upload, 'response').then(async ([response]: IncomingMessage[]): Promise<Answer> => {
    const { message } = (await json(response as IncomingMessage)) as { message: string };
    return { status: response?.statusCode, message };
  });
  // One that a test cuts off is answered by nothing.
  answered.catch(() => undefined);
  upload.flushHeaders();
  return { upload, answered };
}

/** A deal whose buyer may send so many more bytes today. */
async function withRoomOf(bytes: number) {
  const { reference, buyer } = await openDeal(product);
  await product.db
    .update(requestFiles)
    .set({ bytes: memberLimits.day.bytes - bytes })
    .where(eq(requestFiles.uploadedBy, buyer.id));
  written = 0;
  return { reference, buyer };
}

const refused = { status: 429, message: expect.stringMatching(/^You can send 500 files of 4,096 MB/) };

test('a form that says it is larger than what is left is refused before a byte of it is written', async () => {
  const { reference, buyer } = await withRoomOf(megabyte);
  const { upload, answered } = open(buyer, reference, 40 * megabyte);
  expect(await answered).toEqual(refused);
  upload.destroy();
  expect(written).toBe(0);
});

test('a form that does not say its size is refused where what is left ends, and no more is written', async () => {
  const { reference, buyer } = await withRoomOf(megabyte);
  const { upload, answered } = open(buyer, reference);
  upload.end(head + 'a,b\n'.repeat(4 * megabyte) + tail);
  expect(await answered).toEqual(refused);
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThanOrEqual(megabyte);
});

/** Bytes of forms that are on their way. */
async function underWay(): Promise<number> {
  const files = (await keptFiles(product)).filter((path) => path.includes('/uploads/'));
  const sizes = await Promise.all(files.map((path) => stat(path).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('uploads of one member side by side count together: what fits alone is refused beside the others', async () => {
  const { reference, buyer } = await withRoomOf(megabyte);
  const content = 'a,b\n'.repeat(100_000);
  const stalled = [open(buyer, reference), open(buyer, reference)];
  for (const { upload } of stalled) upload.write(head + content);
  await expect.poll(underWay, { timeout: 15_000 }).toBeGreaterThan(1.7 * content.length);
  const third = open(buyer, reference);
  third.upload.end(head + content + tail);
  expect(await third.answered).toEqual(refused);
  for (const { upload } of stalled) upload.destroy();
  await expect.poll(underWay, { timeout: 15_000 }).toBe(0);
  const alone = open(buyer, reference);
  alone.upload.end(head + content + tail);
  expect((await alone.answered).status).toBe(200);
});

test('of one member four uploads are taken at once; a fifth waits its turn, others are not held up', async () => {
  const { reference, buyer } = await withRoomOf(100 * megabyte);
  const stalled = Array.from({ length: 4 }, () => open(buyer, reference));
  for (const { upload } of stalled) upload.write(head);
  const other = await withRoomOf(megabyte);
  const fifth = open(buyer, reference);
  fifth.upload.end(`${head}a,b\n1,2\n${tail}`);
  const elsewhere = open(other.buyer, other.reference);
  elsewhere.upload.end(`${head}a,b\n1,2\n${tail}`);
  expect((await elsewhere.answered).status).toBe(200);
  const first = stalled[0];
  if (first === undefined) throw new Error('nothing is stalled');
  expect(await Promise.race([fifth.answered, Promise.resolve('waits')])).toBe('waits');
  first.upload.end(`a,b\n1,2\n${tail}`);
  expect((await first.answered).status).toBe(200);
  expect((await fifth.answered).status).toBe(200);
  for (const { upload } of stalled) upload.destroy();
});
