import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openFileStorage } from './storage.ts';

const { synced } = vi.hoisted(() => ({ synced: [] as string[] }));

/** No test can cut the power: this one looks at what is told to reach the disk. */
vi.mock('./sync-to-disk.ts', () => ({
  syncToDisk: async (path: string) => {
    synced.push(path);
  },
}));

test('a kept file is synced, and so is every folder on the way to it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosebridge-storage-'));
  const received = join(dataDir, 'received');
  await writeFile(received, 'signed');
  await openFileStorage({ dataDir, s3: undefined }).keep('requests/1/0', received);
  expect(await readFile(join(dataDir, 'files/requests/1/0'), 'utf8')).toBe('signed');
  const below = ['files/requests/1/0', 'files/requests/1', 'files/requests', 'files', ''];
  expect(synced).toEqual(below.map((path) => join(dataDir, path)));
  await rm(dataDir, { recursive: true });
});
