import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { readText } from '#server/platform/documents/read-text.ts';
import { invalid } from '#server/platform/errors.ts';
import type { ReceivedFile } from '#server/platform/files/receive-form.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { readableBy } from './participants.ts';
import type { AskedMove } from './refusals.ts';
import { requests } from './tables.ts';

/** A file with the versions of term sheets that its text names: 'DB-2026-000123, version 2'. */
export type SignedCopy = { name: string; versions: ReadonlySet<string> };

const documents = /\.(pdf|docx)$/i;
/** The foot of every page, and the title, of a version as it was drawn. */
const feet = /\b(DB-\d{4}-\d{6,10}), version (\d{1,5}), issued/g;
const titles = /\bTerm sheet (\d{1,5}), (DB-\d{4}-\d{6,10})\b/g;

const nameOf = (reference: string, version: number | string) => `${reference}, version ${version}`;

/**
 * Reads what the files of a signature are copies of, before the request is held. Nothing is read for who could not sign:
 * the move itself refuses them.
 */
export async function readSignedCopies(
  db: Queryable,
  viewer: Viewer,
  reference: string,
  { move, files }: AskedMove,
): Promise<SignedCopy[]> {
  if (move !== 'sign' || !(await isToBeSigned(db, viewer, reference))) return [];
  return Promise.all(files.filter(({ name }) => documents.test(name)).map(readCopy));
}

async function isToBeSigned(db: Queryable, viewer: Viewer, reference: string): Promise<boolean> {
  const isIssued = eq(requests.state, 'term-sheet-issued');
  const found = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.reference, reference), isIssued, readableBy(viewer)));
  return found.length > 0;
}

async function readCopy({ name, path }: ReceivedFile): Promise<SignedCopy> {
  const text = await readText(path);
  const named = [...text.matchAll(feet)].map(([, reference = '', version = '']) =>
    nameOf(reference, version),
  );
  const titled = [...text.matchAll(titles)].map(([, version = '', reference = '']) =>
    nameOf(reference, version),
  );
  return { name, versions: new Set([...named, ...titled]) };
}

/** Refuses a file whose text is another version's, or another request's; what says of none is taken at its word. */
export function refuseOtherVersions(copies: readonly SignedCopy[], reference: string, version: number): void {
  const wanted = nameOf(reference, version);
  const wrong = copies.find(({ versions }) => versions.size > 0 && !versions.has(wanted));
  if (wrong === undefined) return;
  const [found] = wrong.versions;
  throw invalid([
    {
      path: 'files',
      message: `${wrong.name} is the term sheet ${found}. The one to sign is ${wanted}: download it, sign it, and attach it.`,
    },
  ]);
}
