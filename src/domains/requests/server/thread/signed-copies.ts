import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readClock } from '#platform/server/database/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findEarlier } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { readableBy, selectRequests, sidesOf } from '../parties/participants.ts';
import { findLatestSheet } from '../signing/queries.ts';
import { requests } from '../tables.ts';
import { type DocumentParts, documentOf } from '../terms/term-sheet-documents.ts';
import { unknownRequest } from './locking.ts';
import { nameOfVersion } from './named-versions.ts';
import { type AskedMove, refuseIncomplete, sideThatMay } from './refusals.ts';

/** A file with the versions of term sheets that its text names. */
export type SignedCopy = {
  name: string;
  versions: readonly string[];
  isEncrypted: boolean;
  /** Words of the version that stands which it lacks, though it names it. */
  lacks: string | null;
};

type CopyParts = DocumentParts & Pick<Parts, 'files'>;

const documents = /\.(pdf|docx)$/i;

/**
 * Reads what the files of a signature are copies of, before the request is held. Nothing is read for whoever may not sign, as
 * the request stands: to read takes long. Throws AppError, as the move itself does, and where too much is being read.
 */
export async function readSignedCopies(
  deps: CopyParts,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
  log: FastifyBaseLogger,
): Promise<SignedCopy[]> {
  const { db, deskTimeZone } = deps;
  const files = asked.files.filter(({ name }) => documents.test(name));
  if (asked.move !== 'sign' || files.length === 0) return [];
  let requestId: number;
  try {
    requestId = await refuseToSign(db, deskTimeZone, viewer, reference, asked);
  } catch (error) {
    // Of what was done the repeat is answered, and that it was done is why it could not be done now.
    if ((await findEarlier(db, asked.sent)) !== null) return [];
    throw error;
  }
  try {
    const named = await make('versions', { paths: files.map(({ path }) => path) }, viewer.personId);
    const copies = files.map((file, index) => ({
      ...{ versions: [], isEncrypted: false, lacks: null, ...named[index] },
      ...{ name: file.name, path: file.path },
    }));
    return await compareCopies(deps, viewer, reference, requestId, copies).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, reference }, 'what was signed could not be compared');
      return copies;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Too much to be read, like a scan, is taken at its word.
    log.warn({ err: error, reference }, 'what was signed could not be read');
    return [];
  }
}

async function refuseToSign(
  db: Database,
  timeZone: string,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
): Promise<number> {
  const [row] = await selectRequests(db, viewer).where(
    and(eq(requests.reference, reference), readableBy(viewer)),
  );
  if (row === undefined) throw new AppError('not-found', unknownRequest);
  const now = await readClock(db);
  await sideThatMay(db, { now, timeZone }, viewer, row, sidesOf(viewer, row), asked);
  refuseIncomplete(asked, dayIn(timeZone, now));
  return row.id;
}

/** Holds what names the version that stands against its document: no word of that may be missing. */
async function compareCopies(
  deps: CopyParts,
  viewer: Viewer,
  reference: string,
  requestId: number,
  copies: (SignedCopy & { path: string })[],
): Promise<SignedCopy[]> {
  const sheet = await findLatestSheet(deps.db, requestId);
  const wanted = sheet && nameOfVersion(reference, sheet.version);
  const named = copies.filter(({ versions }) => wanted !== null && versions.includes(wanted));
  if (sheet === null || named.length === 0) return copies;
  const originals = new Map<string, string>();
  try {
    for (const { name } of named) {
      const format = name.toLowerCase().endsWith('.docx') ? 'docx' : 'pdf';
      if (originals.has(format)) continue;
      const { storageKey: key, sha256, bytes } = await documentOf(deps, { ...sheet, reference }, format);
      const path = join(deps.temporaryFolder, randomUUID());
      originals.set(format, path);
      await pipeline(await deps.files.read({ key, sha256, bytes }), createWriteStream(path, { mode: 0o600 }));
    }
    const pairs = named.map(({ name, path }) => ({
      path,
      original: originals.get(name.toLowerCase().endsWith('.docx') ? 'docx' : 'pdf') ?? '',
    }));
    const lacks = await make('lacks', { copies: pairs }, viewer.personId);
    return copies.map((copy) => ({ ...copy, lacks: lacks[named.indexOf(copy)] ?? null }));
  } finally {
    for (const path of originals.values()) await rm(path, { force: true });
  }
}

/** Refuses a file that is encrypted, or whose text is another version's, another request's, or an altered one (§10.8). */
export function refuseOtherVersions(copies: readonly SignedCopy[], reference: string, version: number): void {
  const wanted = nameOfVersion(reference, version);
  const closed = copies.find(({ isEncrypted }) => isEncrypted);
  if (closed !== undefined) {
    throw refused(
      `${closed.name} is encrypted, so that nobody here can see what was signed. Save it without a password, and attach that.`,
    );
  }
  const wrong = copies.find(({ versions }) => versions.length > 0 && !versions.includes(wanted));
  if (wrong !== undefined) {
    const [found] = wrong.versions;
    throw refused(
      `${wrong.name} is the term sheet ${found}. The one to sign is ${wanted}: download it, sign it, and attach it.`,
    );
  }
  const altered = copies.find(({ lacks }) => lacks !== null);
  if (altered !== undefined) {
    throw refused(
      `${altered.name} does not say what ${wanted} says: “${altered.lacks}” is missing or was changed. Sign the document as it was downloaded; a scan of the signed paper is taken too.`,
    );
  }
}

function refused(message: string): AppError {
  return invalid([{ path: 'files', message }]);
}
