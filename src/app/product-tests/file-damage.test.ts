import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFiles } from '#domains/requests/server/tables.ts';
import { fileChecks } from '#platform/server/files/storage/tables.ts';
import { openDeal } from '#testing/deals.ts';
import { mailsTo } from '#testing/mailbox.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { sweepFiles } from '../file-sweep.ts';

const log = pino({ level: 'silent' });
const wholes = { small: randomBytes(2_000), large: randomBytes(700_000) };
const damages: Record<string, (whole: Buffer) => Buffer> = {
  'one flipped byte': (whole) => Buffer.from(whole.with(whole.length - 1, (whole.at(-1) ?? 0) ^ 1)),
  'a byte less': (whole) => whole.subarray(0, -1),
  'a byte more': (whole) => Buffer.concat([whole, Buffer.from('x')]),
};

const hashOf = (bytes: Buffer) => hash('sha256', bytes);

describe.each(['folder', 'bucket'])('files kept in a %s', (kind) => {
  let folder: string;
  let server: S3rver | undefined;
  let product: TestProduct;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosebridge-damage-'));
    if (kind === 'bucket') {
      server = new S3rver({
        ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'bucket') },
        configureBuckets: [{ name: 'cdas', configs: [] }],
      });
    }
    const port = (await server?.run())?.port;
    product = await startTestProduct(
      port === undefined
        ? {}
        : {
            S3_BUCKET: 'cdas',
            S3_ENDPOINT: `http://127.0.0.1:${port}`,
            S3_ACCESS_KEY_ID: 'S3RVER',
            S3_SECRET_ACCESS_KEY: 'S3RVER',
          },
      { searches: false },
    );
    origin = await product.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await product.stop();
    await server?.close();
    await rm(folder, { recursive: true });
  });

  async function store(key: string, content: Buffer): Promise<void> {
    const path = join(folder, 'content');
    await writeFile(path, content);
    await product.storage.keep(key, path);
  }

  /** A file that was received as this, and how its reader fetches it. */
  async function receive(whole: Buffer) {
    const { reference, desk } = await openDeal(product);
    const asked = await product.app.inject({ url: `/api/requests/${reference}`, headers: desk.headers });
    const id = Number(asked.json().data.files[0].id);
    const sha256 = hashOf(whole);
    const [row] = await product.db
      .update(requestFiles)
      .set({ bytes: whole.length, sha256 })
      .where(eq(requestFiles.id, id))
      .returning();
    if (row === undefined) throw new Error('the request has no file');
    await store(row.storageKey, whole);
    const fetchIt = () => fetch(`${origin}/api/requests/${reference}/files/${id}`, { headers: desk.headers });
    return { ...row, reference, desk, fetchIt };
  }

  /** What a download ends with: the hash of its bytes, words, or a broken connection. */
  async function outcome(answer: Response): Promise<string> {
    if (answer.status !== 200) return (await answer.json()).message;
    return answer.arrayBuffer().then(
      (bytes) => hashOf(Buffer.from(bytes)),
      () => 'the connection was ended',
    );
  }

  test.each(Object.keys(wholes) as (keyof typeof wholes)[])(
    'a %s file that is whole comes out',
    async (size) => {
      const file = await receive(wholes[size]);
      expect(await outcome(await file.fetchIt())).toBe(hashOf(wholes[size]));
      expect(await product.db.$count(fileChecks, eq(fileChecks.storageKey, file.storageKey))).toBe(0);
    },
  );

  test.each(
    Object.keys(damages).flatMap((damage) =>
      (['small', 'large'] as const).map((size) => [size, damage] as const),
    ),
  )('a %s file with %s is not given out, and the desk is told by name', async (size, damage) => {
    const whole = wholes[size];
    const file = await receive(whole);
    await store(file.storageKey, damages[damage]?.(whole) ?? whole);
    const words = expect.stringContaining('no longer as it was received');
    const isSeenLate = size === 'large' && damage === 'one flipped byte';
    expect(await outcome(await file.fetchIt())).toEqual(isSeenLate ? 'the connection was ended' : words);
    expect(await outcome(await file.fetchIt())).toEqual(words);
    const told = async () =>
      (await mailsTo(product.dataDir, 'desk@demo.example', 'A stored file is damaged')).filter(({ text }) =>
        text?.includes(`${file.reference}: ${file.name}`),
      ).length;
    await expect.poll(told, { timeout: 15_000 }).toBe(1);

    await store(file.storageKey, whole);
    expect(await outcome(await file.fetchIt())).toBe(hashOf(whole));
    expect(await outcome(await file.fetchIt())).toBe(hashOf(whole));
  });

  test('a file that is missing is said to be, and that trying again will not help', async () => {
    const file = await receive(wholes.small);
    await product.storage.remove(file.storageKey);
    const answer = await file.fetchIt();
    expect([answer.status, await outcome(answer)]).toEqual([
      500,
      'This file is missing from our storage, and trying again will not help. The desk has been told.',
    ]);
  });

  test('a picture, of which no row says how it was received, is given out again once it is back', async () => {
    const picture = { key: 'blog-pictures/that-was-away/640.webp', sha256: null };
    const checked = () => product.files.check([{ ...picture, optional: false }]);
    const state = async () => {
      const [row] = await product.db.select().from(fileChecks).where(eq(fileChecks.storageKey, picture.key));
      return row?.fault;
    };
    await checked();
    expect(await state()).toBe('missing');
    await store(picture.key, wholes.small);
    await checked();
    expect(await state()).toBe(null);
    const chunks = await (await product.files.read(picture)).toArray();
    expect(Buffer.concat(chunks)).toEqual(wholes.small);
    await product.storage.remove(picture.key);
    await product.db.delete(fileChecks).where(eq(fileChecks.storageKey, picture.key));
  });

  test('in 28 nights the sweep reads every file, and tells of what is wrong and of what is whole again', async () => {
    const files = [];
    for (let n = 0; n < 3; n += 1) files.push(await receive(wholes.small));
    const [bad] = files as [(typeof files)[number]];
    await store(bad.storageKey, damages['one flipped byte']?.(wholes.small) ?? wholes.small);
    await product.db.delete(fileChecks);
    const all = await product.db.$count(requestFiles);
    for (let night = 1; night <= 28; night += 1) await sweepFiles({ ...product, log });
    const checks = await product.db.select().from(fileChecks);
    expect(checks).toHaveLength(all);
    expect(checks.find(({ storageKey }) => storageKey === bad.storageKey)?.fault).toBe('changed');
    const state = async () =>
      (await product.app.inject({ url: '/api/back-office/files', headers: bad.desk.headers })).json().data;
    expect(await state()).toMatchObject({ changed: 1 });
    await store(bad.storageKey, wholes.small);
    await sweepFiles({ ...product, log });
    expect(await state()).toMatchObject({ changed: 0 });
  });
});
