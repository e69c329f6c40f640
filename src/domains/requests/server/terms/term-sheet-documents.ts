import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/server/database/database.ts';
import { writeToDisk } from '#platform/server/files/forms/receive-form.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import type { Parts } from '#platform/server/parts.ts';
import { documentFormats } from '../../contract/term-sheet-lists.ts';
import { requests, termSheetDocuments, termSheets } from '../tables.ts';
import { toLetter } from './term-sheet-letter.ts';

export type DocumentFormat = (typeof documentFormats)[number];
export type DocumentParts = Pick<Parts, 'db' | 'storage' | 'deskTimeZone' | 'temporaryFolder'>;
export type StatedTermSheet = typeof termSheets.$inferSelect & { reference: string };

/** The documents of term sheets, each drawn once (§10.9). */
export const termSheetDocumentOwner: FileOwner = {
  folder: 'term-sheets',
  column: termSheetDocuments.storageKey,
  async list(db) {
    const files = await db
      .select({ key: termSheetDocuments.storageKey, sha256: termSheetDocuments.sha256 })
      .from(termSheetDocuments);
    return files.map((file) => ({ ...file, optional: false }));
  },
  async nameOf(db, key) {
    const [found] = await db
      .select({
        reference: requests.reference,
        version: termSheets.version,
        format: termSheetDocuments.format,
      })
      .from(termSheetDocuments)
      .innerJoin(termSheets, eq(termSheets.id, termSheetDocuments.termSheetId))
      .innerJoin(requests, eq(requests.id, termSheets.requestId))
      .where(eq(termSheetDocuments.storageKey, key));
    return found === undefined
      ? null
      : `${found.reference}: term sheet ${found.version} as ${found.format.toUpperCase()}`;
  },
};

const queue = 'draw-term-sheets';
const everyFiveMinutes = '*/5 * * * *';
/** Of earlier releases there may be many: they take turns. */
const mostAtOnce = 20;

/** Has every version drawn soon after it was issued, whether anybody asks for it or not. */
export async function workTermSheetDocuments(deps: DocumentParts & Pick<Parts, 'jobs'>): Promise<void> {
  await deps.jobs.work(queue, () => drawMissing(deps));
  await deps.jobs.repeat(queue, everyFiveMinutes);
}

export async function drawMissing(deps: DocumentParts): Promise<void> {
  const drawn = sql`(select count(*) from ${termSheetDocuments} where ${termSheetDocuments.termSheetId} = ${termSheets.id})`;
  const missing = await deps.db
    .select({ sheet: termSheets, reference: requests.reference })
    .from(termSheets)
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .where(lt(drawn, documentFormats.length))
    .orderBy(termSheets.id)
    .limit(mostAtOnce);
  for (const { sheet, reference } of missing) {
    for (const format of documentFormats) await documentOf(deps, { ...sheet, reference }, format);
  }
}

/** A version as it was drawn the first time; drawn and stored now where nobody has. */
export async function documentOf(deps: DocumentParts, sheet: StatedTermSheet, format: DocumentFormat) {
  return (await findDocument(deps.db, sheet.id, format)) ?? (await draw(deps, sheet, format));
}

async function findDocument(db: Database, termSheetId: number, format: DocumentFormat) {
  const { bytes, sha256, storageKey } = termSheetDocuments;
  const [found] = await db
    .select({ bytes, sha256, storageKey })
    .from(termSheetDocuments)
    .where(and(eq(termSheetDocuments.termSheetId, termSheetId), eq(termSheetDocuments.format, format)));
  return found;
}

/** Of two that draw at once the first row stands, and both give out its document. */
async function draw(deps: DocumentParts, sheet: StatedTermSheet, format: DocumentFormat) {
  const { db, storage, deskTimeZone } = deps;
  const content = await make(format, { letter: toLetter(sheet, deskTimeZone) }, null);
  const drawn = await keepMade(deps, termSheetDocumentOwner, content);
  const added = await db
    .insert(termSheetDocuments)
    .values({ termSheetId: sheet.id, format, ...drawn })
    .onConflictDoNothing({ target: [termSheetDocuments.termSheetId, termSheetDocuments.format] })
    .returning({ id: termSheetDocuments.id });
  if (added.length > 0) return drawn;
  await storage.remove(drawn.storageKey);
  const first = await findDocument(db, sheet.id, format);
  if (first === undefined) throw new Error(`the document of term sheet ${sheet.id} has gone`);
  return first;
}

/** Stores for good what was made here; no row names it yet. */
export async function keepMade(
  { storage, temporaryFolder }: Pick<Parts, 'storage' | 'temporaryFolder'>,
  { folder }: FileOwner,
  content: Uint8Array,
): Promise<{ bytes: number; sha256: string; storageKey: string }> {
  const storageKey = `${folder}/${randomUUID()}`;
  const path = join(temporaryFolder, randomUUID());
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  try {
    const made = { ...(await writeToDisk(Readable.from([content]), path)), storageKey };
    await storage.keep(storageKey, path);
    return made;
  } finally {
    await rm(path, { force: true });
  }
}
