import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readClock } from '#platform/server/database/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findEarlier } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { readRequest, sidesOf } from '../parties/participants.ts';
import { findLatestSheet } from '../signing/queries.ts';
import { type DocumentParts, documentOf } from '../terms/term-sheet-documents.ts';
import { unknownRequest } from './locking.ts';
import { nameOfVersion } from './named-versions.ts';
import { type AskedMove, refuseIncomplete, sideThatMay } from './refusals.ts';
import type { Difference } from './same-text.ts';

/** A file with the versions of term sheets that its text names. */
export type SignedCopy = {
  name: string;
  versions: readonly string[];
  isEncrypted: boolean;
  /** It has tracked changes or hidden text. */
  isMarked: boolean;
  /** In what it is not the version that stands, though it names it. */
  difference: Difference | null;
};

type CopyParts = DocumentParts & Pick<Parts, 'files'>;

/** For all files of one form: whoever sends it waits. */
const mostMilliseconds = 30_000;
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
  // Each on its own, one after the other: what is slow keeps nobody from reading what lies beside it. Like a scan, which has
  // nothing to be read, it would be taken at its word.
  const copies: (SignedCopy & { path: string })[] = [];
  const end = performance.now() + mostMilliseconds;
  for (const { name, path } of files) {
    if (performance.now() > end) throw unreadable(name);
    const [named] = await make('versions', { paths: [path] }, viewer.personId).catch(unread(name));
    if (named?.isTooMuch) throw unreadable(name);
    copies.push({
      versions: [],
      isEncrypted: false,
      isMarked: false,
      difference: null,
      ...named,
      name,
      path,
    });
  }
  return compareCopies(deps, viewer, reference, requestId, copies);

  function unread(name: string) {
    return (error: unknown): never => {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, reference }, 'what was signed could not be read');
      throw unreadable(name);
    };
  }
}

async function refuseToSign(
  db: Database,
  timeZone: string,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
): Promise<number> {
  const row = await readRequest(db, viewer, reference);
  if (row === undefined) throw new AppError('not-found', unknownRequest);
  const now = await readClock(db);
  await sideThatMay(db, { now, timeZone }, viewer, row, sidesOf(viewer, row), asked);
  refuseIncomplete(asked, dayIn(timeZone, now));
  return row.id;
}

/** Holds what names the version that stands against its document: no word may be missing, nor one added to its terms. */
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
    const compared: (SignedCopy & { path: string })[] = [];
    for (const copy of copies) {
      const { name, path } = copy;
      const original = originals.get(name.toLowerCase().endsWith('.docx') ? 'docx' : 'pdf') ?? '';
      const difference = named.includes(copy)
        ? await make('difference', { path, original }, viewer.personId).catch((error: unknown) => {
            if (error instanceof AppError) throw error;
            throw unreadable(name);
          })
        : null;
      compared.push({ ...copy, difference });
    }
    return compared;
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
  const marked = copies.find(({ isMarked }) => isMarked);
  if (marked !== undefined) {
    throw refused(
      `${marked.name} has tracked changes or hidden text, so that nobody could say what was signed. Sign the document as it was downloaded; a scan of the signed paper is taken too.`,
    );
  }
  const wrong = copies.find(({ versions }) => versions.length > 0 && !versions.includes(wanted));
  if (wrong !== undefined) {
    const [found] = wrong.versions;
    throw refused(
      `${wrong.name} is the term sheet ${found}. The one to sign is ${wanted}: download it, sign it, and attach it.`,
    );
  }
  const altered = copies.find(({ difference }) => difference !== null);
  if (altered?.difference) {
    const { is, words } = altered.difference;
    const told = {
      missing: `does not say what ${wanted} says: “${words}” is missing or was changed`,
      added: `says more than ${wanted}: “${words}” stands among its terms`,
      amended: `says otherwise than ${wanted}: it has text struck out, footnotes or comments`,
    };
    throw refused(
      `${altered.name} ${told[is]}. Sign the document as it was downloaded; a scan of the signed paper is taken too.`,
    );
  }
}

function unreadable(name: string): AppError {
  return refused(
    `${name} is too much to be read here, so that nobody can see what was signed. Attach the document as it was downloaded and signed, or a scan of the signed paper.`,
  );
}

function refused(message: string): AppError {
  return invalid([{ path: 'files', message }]);
}
