import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeToDisk } from '#platform/server/files/forms/receive-form.ts';
import type { NamedFile } from '#platform/server/files/storage/owner.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import { BackupError, filePath, type Manifest } from './manifest.ts';

/** Files on their way at the same time. */
const width = 8;

/** What was copied, by its key. The bytes under a key never change: one that was copied is not copied again. */
export type CopiedFiles = Map<string, Manifest['files'][number]>;

/** Copies what is there and not copied yet. */
export async function copyFilesOut(
  storage: FileStorage,
  folder: string,
  named: NamedFile[],
  copied: CopiedFiles,
): Promise<void> {
  const wanted = named.filter(({ key }) => !copied.has(key));
  await inParallel(wanted, async ({ key }) => {
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const source = await storage.read(key);
      // A file that is not there may say so before anybody listens.
      source.on('error', () => undefined);
      copied.set(key, { key, ...(await writeToDisk(source, path)) });
    } catch (error) {
      await rm(path, { force: true });
      if (await storage.has(key)) throw error;
    }
  });
}

/** The files that the product needs and the storage did not have, or had otherwise than they were received. */
export function findLost(named: NamedFile[], copied: CopiedFiles): string[] {
  return named
    .filter(({ key, sha256, optional }) => {
      const copy = copied.get(key);
      return copy === undefined ? !optional : sha256 !== null && sha256 !== copy.sha256;
    })
    .map(({ key }) => key);
}

/** Puts the files of a backup into the storage; one that is there already is replaced by itself. */
export async function copyFilesIn(
  storage: FileStorage,
  folder: string,
  files: Manifest['files'],
  temporaryFolder: string,
): Promise<void> {
  const own = join(temporaryFolder, randomUUID());
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    await inParallel(files, async ({ key, sha256 }) => {
      const path = join(own, randomUUID());
      // The storage moves files in, and the backup is to stay what it is.
      const written = await writeToDisk(createReadStream(filePath(folder, key)), path);
      if (written.sha256 !== sha256)
        throw new BackupError(`files/${key} changed while it was being restored.`);
      await storage.keep(key, path);
    });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function inParallel<T>(all: T[], act: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const one of rest) await act(one);
    }),
  );
}
