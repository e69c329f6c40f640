import { and, asc, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { companyDocumentOwner } from '#domains/companies/server/verification/documents.ts';
import { companyDocuments } from '#domains/companies/server/verification/tables.ts';
import { requestFiles } from '#domains/requests/server/tables.ts';
import { requestFileOwner } from '#domains/requests/server/thread/kept-files.ts';
import { sweepOrphans } from '#platform/server/files/storage/orphans.ts';
import type { FileOwner, NamedFile } from '#platform/server/files/storage/owner.ts';
import { fileChecks } from '#platform/server/files/storage/tables.ts';
import type { Parts } from '#platform/server/parts.ts';
import { fileOwners, listNamedFiles } from './file-owners.ts';

/** Named when only requests had files: under another name the old one would be asked for every day, by nobody's work. */
const queue = 'sweep-request-files';
const daily = '17 4 * * *';
const batchSize = 1_000;
/** In so many nights every file is read once: a round takes less than a month. */
const nightsOfARound = 28;
/** Files that are read before what they are is noted. */
const readAtOnce = 200;

/** Files that members sent: of these a row without its file is told. */
const filesOfMembers = new Map<FileOwner, typeof requestFiles | typeof companyDocuments>([
  [requestFileOwner, requestFiles],
  [companyDocumentOwner, companyDocuments],
]);

type SweepDependencies = Pick<Parts, 'db' | 'jobs' | 'storage' | 'files' | 'log'>;

/** Has one of the processes compare rows and storage once a day. */
export async function workFileSweep(deps: SweepDependencies): Promise<void> {
  await deps.jobs.work(queue, () => sweepFiles(deps));
  await deps.jobs.repeat(queue, daily);
}

/**
 * Removes files that have no row (§16.10): what a killed upload left, and what an infected row still has. A row of what a
 * member sent that has no file is reported, and stays: it says what was sent. Of the others a share is read, and proven to
 * be what came.
 */
export async function sweepFiles(deps: Omit<SweepDependencies, 'jobs'>): Promise<void> {
  for (const owner of fileOwners) {
    const kept = await sweepOrphans(deps, owner);
    const table = filesOfMembers.get(owner);
    if (table !== undefined) await reportMissing(deps, table, kept);
  }
  await readShare(deps);
}

/** Those first that were read longest ago, and whatever was wrong the last time: it may have been brought back. */
async function readShare({ db, files }: Omit<SweepDependencies, 'jobs'>): Promise<void> {
  const named = await listNamedFiles(db);
  const checks = new Map((await db.select().from(fileChecks)).map((check) => [check.storageKey, check]));
  const readAt = (key: string) => checks.get(key)?.checkedAt.getTime() ?? 0;
  const oldest = named.toSorted((a, b) => readAt(a.key) - readAt(b.key));
  const share = oldest.slice(0, Math.ceil(named.length / nightsOfARound));
  const isWrong = ({ key }: { key: string }) => (checks.get(key)?.fault ?? null) !== null;
  const due = [...new Set([...share, ...named.filter(isWrong)])];
  for (let from = 0; from < due.length; from += readAtOnce)
    await files.check(due.slice(from, from + readAtOnce));
  for (const { key } of named) checks.delete(key);
  await db.delete(fileChecks).where(inArray(fileChecks.storageKey, [...checks.keys()]));
}

/** A file that came after the list was made is asked for by itself. */
async function reportMissing(
  { db, storage, files, log }: Omit<SweepDependencies, 'jobs'>,
  table: typeof requestFiles | typeof companyDocuments,
  kept: ReadonlySet<string>,
): Promise<void> {
  const missing: number[] = [];
  const gone: NamedFile[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: table.id, storageKey: table.storageKey, sha256: table.sha256 })
      .from(table)
      .where(and(gt(table.id, last), ne(table.scan, 'infected')))
      .orderBy(asc(table.id))
      .limit(batchSize);
    for (const { id, storageKey, sha256 } of rows) {
      if (kept.has(storageKey) || (await storage.has(storageKey))) continue;
      missing.push(id);
      gone.push({ key: storageKey, sha256, optional: false });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) break;
  }
  const isMissing = sql`${table.id} = any(${sql.param(missing)}::int[])`;
  await db
    .update(table)
    .set({ missingSince: null })
    .where(and(isNotNull(table.missingSince), sql`not ${isMissing}`));
  await db
    .update(table)
    .set({ missingSince: sql`now()` })
    .where(and(isNull(table.missingSince), isMissing));
  if (missing.length > 0) {
    await files.check(gone);
    log.error({ files: missing.slice(0, 100), count: missing.length }, 'files are missing from storage');
  }
}
