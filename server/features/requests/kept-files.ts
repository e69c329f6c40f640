import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isConnectionLost } from '#server/platform/database/connection-lost.ts';
import type { ReceivedFile } from '#server/platform/files/receive-form.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';

export type StoredFile = ReceivedFile & { storageKey: string };

/** Stores a file after the other; `stored` holds those that are, also when a later one fails. */
async function storeFiles(storage: FileStorage, files: ReceivedFile[], stored: StoredFile[]): Promise<void> {
  const folder = `requests/${randomUUID()}`;
  for (const [position, file] of files.entries()) {
    const storageKey = `${folder}/${position}`;
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
export async function withStoredFiles<R>(
  { storage, log }: { storage: FileStorage; log: FastifyBaseLogger },
  files: ReceivedFile[],
  commit: (stored: StoredFile[]) => Promise<R>,
): Promise<R> {
  const stored: StoredFile[] = [];
  try {
    await storeFiles(storage, files, stored);
    return await commit(stored);
  } catch (error) {
    // Where the connection broke under COMMIT the database may still complete it: a row may own the files.
    if (!isConnectionLost(error)) await dropFiles(storage, stored, log);
    else log.warn({ err: error, files: stored.length }, 'a submit may have been committed; its files stay');
    throw error;
  }
}

/** The rows of stored files, in their order. */
export function toFileRows(
  stored: StoredFile[],
  owner: { requestId: number; messageId?: number; eventId?: number },
) {
  return stored.map(({ box, name, mediaType, bytes, sha256, storageKey }, position) => ({
    ...owner,
    box,
    position,
    name,
    mediaType,
    bytes,
    sha256,
    storageKey,
  }));
}
