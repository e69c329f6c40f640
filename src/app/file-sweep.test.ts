import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPictures } from '#domains/blog/server/tables.ts';
import { listingImports } from '#domains/listings/server/tables.ts';
import { requestFiles } from '#domains/requests/server/tables.ts';
import { openDeal } from '#testing/deals.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { sweepFiles } from './file-sweep.ts';

const log = pino({ level: 'silent' });
const aDayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);

describe.each(['folder', 'bucket'])('files kept in a %s', (kind) => {
  let folder: string;
  let server: S3rver | undefined;
  let product: TestProduct;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosebridge-sweep-'));
    if (kind === 'folder') {
      product = await startTestProduct();
      return;
    }
    server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
      configureBuckets: [{ name: 'cdas', configs: [] }],
    });
    const { port } = await server.run();
    product = await startTestProduct({
      S3_BUCKET: 'cdas',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
  });
  afterAll(async () => {
    await product.stop();
    await server?.close();
    await rm(folder, { recursive: true });
  });

  async function keep(key: string): Promise<string> {
    const path = join(folder, key.replaceAll('/', '-'));
    await writeFile(path, 'left behind');
    await product.storage.keep(key, path);
    return key;
  }

  /** As if everything that is stored had been stored a day ago. */
  async function age(): Promise<void> {
    const root = kind === 'folder' ? join(product.dataDir, 'files') : folder;
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), aDayAgo, aDayAgo);
    }
  }

  async function rowOf(reference: string) {
    const { files } = (
      await product.app.inject({ url: `/api/requests/${reference}`, headers: desk.headers })
    ).json().data;
    const [row] = await product.db
      .select()
      .from(requestFiles)
      .where(eq(requestFiles.id, Number(files[0].id)));
    if (row === undefined) throw new Error('the request has no file');
    return row;
  }

  let desk: { headers: { authorization: string } };

  test('what has no row goes after a day; what has one stays, and is reported where its bytes are gone', async () => {
    const deal = await openDeal(product);
    desk = deal.desk;
    const whole = await rowOf(deal.reference);
    const torn = await rowOf((await openDeal(product)).reference);
    const infected = await rowOf((await openDeal(product)).reference);
    await product.db.update(requestFiles).set({ scan: 'infected' }).where(eq(requestFiles.id, infected.id));
    const old = [await keep('requests/a-killed-submit/0'), await keep('requests/a-killed-submit/1')];
    old.push(await keep('imports/a-killed-upload'), await keep('imports/written'));
    old.push(await keep('blog-pictures/a-killed-upload/480.avif'));
    const { id: personId } = await product.signIn('admin');
    const sheet = { kind: 'dossier' as const, personId, fileName: 'a.csv', sha256: '' };
    await product.db.insert(listingImports).values([
      { ...sheet, state: 'done', storageKey: 'imports/written' },
      { ...sheet, state: 'checked', storageKey: await keep('imports/to-confirm') },
    ]);
    const id = randomUUID();
    await product.db.insert(blogPictures).values({ id, width: 480, height: 270, uploadedBy: personId });
    const picture = await keep(`blog-pictures/${id}/480.avif`);
    await age();
    const young = [await keep('requests/a-running-submit/0'), await keep('imports/arriving')];
    await product.storage.remove(torn.storageKey);

    await sweepFiles({ ...product, log });
    for (const key of [...old, infected.storageKey]) expect(await product.storage.has(key), key).toBe(false);
    for (const key of [...young, picture, 'imports/to-confirm', whole.storageKey]) {
      expect(await product.storage.has(key), key).toBe(true);
    }
    const rows = await product.db.select().from(requestFiles);
    expect(rows).toHaveLength(3);
    expect(rows.filter((row) => row.missingSince !== null).map(({ id }) => id)).toEqual([torn.id]);
    const state = await product.app.inject({ url: '/api/back-office/files', headers: desk.headers });
    expect(state.json().data).toMatchObject({ scans: false, waiting: 0, missing: 1 });

    await keep(torn.storageKey);
    await sweepFiles({ ...product, log });
    const [found] = await product.db.select().from(requestFiles).where(eq(requestFiles.id, torn.id));
    expect(found?.missingSince).toBeNull();
  });

  test('of a storage whose rows are in another database nothing is removed', async () => {
    const keys = await Promise.all(
      Array.from({ length: 101 }, (_, i) => keep(`requests/another-product/${i}`)),
    );
    await age();
    await sweepFiles({ ...product, log });
    for (const key of keys) expect(await product.storage.has(key), key).toBe(true);
  });
});
