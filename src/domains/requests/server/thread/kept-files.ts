import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isConnectionLost } from '#platform/server/database/connection/connection-lost.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { holdToLimits } from '../submit/file-limits.ts';
import { requestFiles, requests } from '../tables.ts';

/** The files of requests. The bytes of infected ones are taken away. */
export const requestFileOwner: FileOwner = {
  folder: 'requests',
  column: requestFiles.storageKey,
  async list(db) {
    const files = await db
      .select({ key: requestFiles.storageKey, sha256: requestFiles.sha256 })
      .from(requestFiles)
      .where(ne(requestFiles.scan, 'infected'));
    return files.map((file) => ({ ...file, optional: false }));
  },
  async nameOf(db, key) {
    const [file] = await db
      .select({ name: requestFiles.name, reference: requests.reference })
      .from(requestFiles)
      .innerJoin(requests, eq(requests.id, requestFiles.requestId))
      .where(eq(requestFiles.storageKey, key));
    return file === undefined ? null : `${file.reference}: ${file.name}`;
  },
};

/** Works off what waits for the virus scanner. */
export const scanQueue = 'scan-files';

export type StoredFile = ReceivedFile & { storageKey: string };

/** Stores a file after the other; `stored` holds those that are, also when a later one fails. */
async function storeFiles(storage: FileStorage, files: ReceivedFile[], stored: StoredFile[]): Promise<void> {
  const folder = `${requestFileOwner.folder}/${randomUUID()}`;
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

/** What the rows of files need beside them: whether a virus scanner is set, and the queue that asks it. */
export type FileParts = Pick<Parts, 'jobs' | 'scansFiles'>;

/** Writes the rows of stored files, in their order, within the member's limits. Throws AppError 'rate-limited'. */
export async function addFiles(
  tx: Queryable,
  { jobs, scansFiles }: FileParts,
  viewer: Viewer,
  stored: StoredFile[],
  owner: { requestId: number; messageId?: number; eventId?: number; termSheetVersion?: number | null },
): Promise<void> {
  if (stored.length === 0) return;
  await holdToLimits(tx, viewer, stored, scansFiles);
  await tx.insert(requestFiles).values(
    stored.map(({ box, name, mediaType, bytes, sha256, storageKey }, position) => ({
      ...owner,
      ...{ box, position, name, mediaType, bytes, sha256, storageKey },
      uploadedBy: viewer.personId,
    })),
  );
  if (scansFiles) await jobs.enqueue(tx, scanQueue, {});
}
