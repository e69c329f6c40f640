import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import type { Parts } from '#platform/server/parts.ts';
import { requests, termSheetDocuments, termSheets } from '../tables.ts';
import { keepMade } from '../terms/term-sheet-documents.ts';
import { toRecords } from './records-letter.ts';
import { sealedDocuments, signatures } from './tables.ts';

type SealParts = Pick<
  Parts,
  'db' | 'storage' | 'files' | 'sealer' | 'deskTimeZone' | 'temporaryFolder' | 'log'
>;

/** What both sides have signed, sealed (§10.22). */
export const sealedDocumentOwner: FileOwner = {
  folder: 'sealed-documents',
  column: sealedDocuments.storageKey,
  async list(db) {
    const files = await db
      .select({ key: sealedDocuments.storageKey, sha256: sealedDocuments.sha256 })
      .from(sealedDocuments);
    return files.map((file) => ({ ...file, optional: false }));
  },
  async nameOf(db, key) {
    const [found] = await db
      .select({ reference: requests.reference, version: sealedDocuments.version })
      .from(sealedDocuments)
      .innerJoin(requests, eq(requests.id, sealedDocuments.requestId))
      .where(eq(sealedDocuments.storageKey, key));
    return found === undefined ? null : `${found.reference}: term sheet ${found.version}, sealed`;
  },
};

/** Enqueued by the second signature, in its transaction. */
export const sealQueue = 'seal-documents';
const everyFiveMinutes = '*/5 * * * *';
/** In memory; after them come the next. */
const mostAtOnce = 20;

/**
 * Has whatever both sides have signed sealed, once, soon after the second signature. A job seals all that is missing: of
 * several at once in a process each waits for the one before it, and finds less to do, or nothing.
 */
export async function workSealing(deps: SealParts & Pick<Parts, 'jobs'>): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  await deps.jobs.work(sealQueue, () => {
    const sealing = before.then(() => sealMissing(deps));
    before = sealing.catch(() => undefined);
    return sealing;
  });
  await deps.jobs.repeat(sealQueue, everyFiveMinutes);
}

export async function sealMissing(deps: SealParts): Promise<void> {
  const faults: unknown[] = [];
  for (let after = 0; ; ) {
    const missing = await findMissing(deps, after);
    for (const one of missing) {
      after = one.sheet.id;
      // One that fails holds up no other; the job fails at its end, and is tried again.
      await seal(deps, one).catch((fault) => faults.push(fault));
    }
    if (missing.length < mostAtOnce) break;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `term sheets that could not be sealed: ${faults.length}`);
}

/** The next versions that both sides have signed and nobody has sealed. */
function findMissing({ db }: Pick<SealParts, 'db'>, after: number): Promise<Signed[]> {
  const both = sql`(select count(*) from ${signatures}
    where ${signatures.requestId} = ${termSheets.requestId} and ${signatures.version} = ${termSheets.version}) = 2`;
  const notYet = sql`not exists (select from ${sealedDocuments}
    where ${sealedDocuments.requestId} = ${termSheets.requestId} and ${sealedDocuments.version} = ${termSheets.version})`;
  return db
    .select({ sheet: termSheets, reference: requests.reference, document: termSheetDocuments })
    .from(termSheets)
    .innerJoin(requests, eq(requests.id, termSheets.requestId))
    .innerJoin(
      termSheetDocuments,
      and(eq(termSheetDocuments.termSheetId, termSheets.id), eq(termSheetDocuments.format, 'pdf')),
    )
    .where(and(gt(termSheets.id, after), both, notYet))
    .orderBy(asc(termSheets.id))
    .limit(mostAtOnce);
}

type Signed = {
  sheet: typeof termSheets.$inferSelect;
  reference: string;
  document: typeof termSheetDocuments.$inferSelect;
};

/** Of two that seal at once the first row stands; the other's file goes, and nobody has been given it. */
async function seal(deps: SealParts, { sheet, reference, document }: Signed): Promise<void> {
  const { requestId, version } = sheet;
  const signed = await deps.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.requestId, requestId), eq(signatures.version, version)))
    .orderBy(asc(signatures.id));
  const other = signed.find(({ sha256 }) => sha256 !== document.sha256);
  if (other !== undefined) throw new Error(`${reference}: signature ${other.id} is of another document`);
  const { storageKey: key, sha256, bytes } = document;
  const { p12, passphrase, isSelfMade } = await deps.sealer();
  const at = await readClock(deps.db);
  const { pdf, fingerprint } = await make(
    'seal',
    {
      document: await buffer(await deps.files.read({ key, sha256, bytes })),
      records: toRecords({ reference, sheet, sha256, signed, isSelfMade, at, timeZone: deps.deskTimeZone }),
      name: `${reference}-term-sheet-${version}.pdf`,
      reason: `Term sheet ${version} of ${reference}, signed by both sides`,
      ...{ p12, passphrase, at },
    },
    null,
  );
  const kept = await keepMade(deps, sealedDocumentOwner, pdf);
  const added = await deps.db.transaction(async (tx) => {
    const rows = await tx
      .insert(sealedDocuments)
      .values({ requestId, version, ...kept, sealedAt: at, isSelfMade, certificate: fingerprint })
      .onConflictDoNothing({ target: [sealedDocuments.requestId, sealedDocuments.version] })
      .returning({ id: sealedDocuments.id });
    if (rows.length > 0) {
      await audit(tx, null, 'seal-term-sheet', `request:${reference}`, {
        version,
        sha256: kept.sha256,
        certificate: fingerprint,
      });
    }
    return rows.length > 0;
  });
  if (!added) await deps.storage.remove(kept.storageKey);
}
