import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { expect, test, vi } from 'vitest';
import { type BadLine, openBadLine } from '#testing/bad-line.ts';
import { openFileStorage } from './storage.ts';

const { synced } = vi.hoisted(() => ({ synced: [] as string[] }));

/** No test can cut the power: this one writes down what is synced, and syncs it. */
vi.mock('./sync-to-disk.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./sync-to-disk.ts')>();
  return {
    syncToDisk(path: string) {
      synced.push(path);
      return original.syncToDisk(path);
    },
  };
});

test('a kept file is synced, and so is every folder on the way to it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-storage-'));
  const received = join(dataDir, 'received');
  await writeFile(received, 'signed');
  const storage = await openFileStorage({ dataDir, s3: undefined });
  await storage.keep('requests/1/0', received);
  expect(await readFile(join(dataDir, 'files/requests/1/0'), 'utf8')).toBe('signed');
  const below = ['files/requests/1/0', 'files/requests/1', 'files/requests', 'files', ''];
  expect(synced).toEqual(below.map((path) => join(dataDir, path)));
  await rm(dataDir, { recursive: true });
});

test('a bucket keeps, gives back and forgets files by the real protocol', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'cdas', configs: [] }],
  });
  const { port } = await server.run();
  const storage = await openFileStorage({
    dataDir: folder,
    s3: {
      bucket: 'cdas',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  });
  const received = join(folder, 'received');
  await writeFile(received, 'signed');
  await storage.keep('requests/1/0', received);
  expect((await buffer(await storage.read('requests/1/0'))).toString()).toBe('signed');
  await storage.remove('requests/1/0');
  await expect(storage.read('requests/1/0')).rejects.toThrow();
  await server.close();
  await rm(folder, { recursive: true });
});

const outages: [what: string, begin: (line: BadLine) => unknown][] = [
  ['is away', (line) => line.refuse()],
  ['says nothing', (line) => line.silence()],
];

test.each(outages)('a bucket that %s is told as such, and serves again by itself', async (_what, begin) => {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'cdas', configs: [] }],
  });
  const line = await openBadLine({ host: '127.0.0.1', port: (await server.run()).port });
  const s3 = { bucket: 'cdas', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const storage = await openFileStorage({
    dataDir: folder,
    s3: { ...s3, endpoint: `http://127.0.0.1:${line.port}` },
  });
  const received = join(folder, 'received');
  await writeFile(received, 'signed');
  await begin(line);
  await expect(storage.keep('requests/1/0', received)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storage.read('requests/1/0')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await readFile(received, 'utf8')).toBe('signed');
  await line.whole();
  // What was cut off arrives now, and this server keeps the half of it: what is sent again has a key of its own.
  await storage.keep('requests/2/0', received);
  expect((await buffer(await storage.read('requests/2/0'))).toString()).toBe('signed');
  await line.close();
  await server.close();
  await rm(folder, { recursive: true });
});
