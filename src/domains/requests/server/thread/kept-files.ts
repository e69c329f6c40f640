import { eq, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReceivedFile } from '#platform/server/files/forms/receive-form.ts';
import { scanQueue } from '#platform/server/files/scans/walk.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { keepFiles, type StoredFile } from '#platform/server/files/storage/stored-files.ts';
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

export type { StoredFile } from '#platform/server/files/storage/stored-files.ts';

/** Stores files of requests for good before `commit` writes the rows that own them. */
export function withStoredFiles<R>(
  parts: Pick<Parts, 'storage' | 'log'>,
  files: ReceivedFile[],
  commit: (stored: StoredFile[]) => Promise<R>,
): Promise<R> {
  return keepFiles({ ...parts, folder: requestFileOwner.folder }, files, commit);
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
