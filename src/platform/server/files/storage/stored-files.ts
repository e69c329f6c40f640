import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isConnectionLost } from '../../database/connection/connection-lost.ts';
import { AppError } from '../../http/errors.ts';
import type { ReceivedFile } from '../forms/receive-form.ts';
import type { FileStorage } from './storage.ts';

export type StoredFile = ReceivedFile & { storageKey: string };

/** `folder` is that of the owner of the files. */
type Storing = { storage: FileStorage; log: FastifyBaseLogger; folder: string };

/** Stores a file after the other; `stored` holds those that are, also when a later one fails. */
async function storeFiles(
  { storage, folder }: Pick<Storing, 'storage' | 'folder'>,
  files: ReceivedFile[],
  stored: StoredFile[],
): Promise<void> {
  const own = `${folder}/${randomUUID()}`;
  for (const [position, file] of files.entries()) {
    const storageKey = `${own}/${position}`;
    stored.push({ ...file, storageKey });
    await storage.keep(storageKey, file.path);
  }
}

async function dropFiles(storage: FileStorage, files: StoredFile[], log: FastifyBaseLogger): Promise<void> {
  const removed = await Promise.allSettled(files.map((file) => storage.remove(file.storageKey)));
  const faults = removed.filter((outcome) => outcome.status === 'rejected');
  if (faults.length > 0) log.warn({ err: faults[0]?.reason }, 'files of a failed submit stay behind');
}

/**
 * Stores files for good before `commit` writes the rows that own them, and takes them away again where it throws.
 */
export async function keepFiles<R>(
  { storage, log, folder }: Storing,
  files: ReceivedFile[],
  commit: (stored: StoredFile[]) => Promise<R>,
): Promise<R> {
  const stored: StoredFile[] = [];
  try {
    await storeFiles({ storage, folder }, files, stored);
    return await commit(stored);
  } catch (error) {
    // Where the connection broke under COMMIT the database may still complete it: a row may own the files.
    if (isConnectionLost(error)) {
      log.warn({ err: error, files: stored.length }, 'a submit may have been committed; its files stay');
    } else {
      const dropped = dropFiles(storage, stored, log);
      // A storage that is away takes as long again to say so: the answer does not wait for it.
      if (!(error instanceof AppError && error.code === 'unavailable')) await dropped;
    }
    throw error;
  }
}
