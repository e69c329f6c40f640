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
import { requests } from '../tables.ts';
import { unknownRequest } from './locking.ts';
import { nameOfVersion } from './named-versions.ts';
import { type AskedMove, refuseIncomplete, sideThatMay } from './refusals.ts';

/** A file with the versions of term sheets that its text names. */
export type SignedCopy = { name: string; versions: readonly string[] };

const documents = /\.(pdf|docx)$/i;

/**
 * Reads what the files of a signature are copies of, before the request is held. Nothing is read for whoever may not sign, as
 * the request stands: to read takes long. Throws AppError, as the move itself does, and where too much is being read.
 */
export async function readSignedCopies(
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
  viewer: Viewer,
  reference: string,
  asked: AskedMove,
  log: FastifyBaseLogger,
): Promise<SignedCopy[]> {
  const files = asked.files.filter(({ name }) => documents.test(name));
  if (asked.move !== 'sign' || files.length === 0) return [];
  try {
    await refuseToSign(db, deskTimeZone, viewer, reference, asked);
  } catch (error) {
    // Of what was done the repeat is answered, and that it was done is why it could not be done now.
    if ((await findEarlier(db, asked.sent)) !== null) return [];
    throw error;
  }
  try {
    const versions = await make('versions', { paths: files.map(({ path }) => path) }, viewer.personId);
    return files.map(({ name }, index) => ({ name, versions: versions[index] ?? [] }));
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
): Promise<void> {
  const [row] = await selectRequests(db, viewer).where(
    and(eq(requests.reference, reference), readableBy(viewer)),
  );
  if (row === undefined) throw new AppError('not-found', unknownRequest);
  const now = await readClock(db);
  await sideThatMay(db, { now, timeZone }, viewer, row, sidesOf(viewer, row), asked);
  refuseIncomplete(asked, dayIn(timeZone, now));
}

/** Refuses a file whose text is another version's, or another request's (§10.8). */
export function refuseOtherVersions(copies: readonly SignedCopy[], reference: string, version: number): void {
  const wanted = nameOfVersion(reference, version);
  const wrong = copies.find(({ versions }) => versions.length > 0 && !versions.includes(wanted));
  if (wrong === undefined) return;
  const [found] = wrong.versions;
  throw invalid([
    {
      path: 'files',
      message: `${wrong.name} is the term sheet ${found}. The one to sign is ${wanted}: download it, sign it, and attach it.`,
    },
  ]);
}
