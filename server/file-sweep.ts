import { and, asc, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { requestFileOwner } from './features/requests/kept-files.ts';
import { requestFiles } from './features/requests/tables.ts';
import { fileOwners } from './file-owners.ts';
import type { Database } from './platform/database/database.ts';
import { sweepOrphans } from './platform/files/orphans.ts';
import type { FileStorage } from './platform/files/storage.ts';
import type { Jobs } from './platform/jobs.ts';

/** Named when only requests had files: under another name the old one would be asked for every day, by nobody's work. */
const queue = 'sweep-request-files';
const daily = '17 4 * * *';
const batchSize = 1_000;

type SweepDependencies = { db: Database; jobs: Jobs; storage: FileStorage; log: FastifyBaseLogger };

/** Has one of the processes compare rows and storage once a day. */
export async function workFileSweep(deps: SweepDependencies): Promise<void> {
  await deps.jobs.work(queue, () => sweepFiles(deps));
  await deps.jobs.repeat(queue, daily);
}

/**
 * Removes files that have no row: what a killed upload left, and what an infected row still has. A row of a request that
 * has no file is reported, and stays: it says what was sent.
 */
export async function sweepFiles(deps: Omit<SweepDependencies, 'jobs'>): Promise<void> {
  for (const owner of fileOwners) {
    const kept = await sweepOrphans(deps, owner);
    if (owner === requestFileOwner) await reportMissing(deps, kept);
  }
}

/** A file that came after the list was made is asked for by itself. */
async function reportMissing(
  { db, storage, log }: Omit<SweepDependencies, 'jobs'>,
  kept: ReadonlySet<string>,
): Promise<void> {
  const missing: number[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: requestFiles.id, storageKey: requestFiles.storageKey })
      .from(requestFiles)
      .where(and(gt(requestFiles.id, last), ne(requestFiles.scan, 'infected')))
      .orderBy(asc(requestFiles.id))
      .limit(batchSize);
    for (const { id, storageKey } of rows) {
      if (!kept.has(storageKey) && !(await storage.has(storageKey))) missing.push(id);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) break;
  }
  const isMissing = sql`${requestFiles.id} = any(${sql.param(missing)}::int[])`;
  await db
    .update(requestFiles)
    .set({ missingSince: null })
    .where(and(isNotNull(requestFiles.missingSince), sql`not ${isMissing}`));
  await db
    .update(requestFiles)
    .set({ missingSince: sql`now()` })
    .where(and(isNull(requestFiles.missingSince), isMissing));
  if (missing.length > 0) {
    log.error({ files: missing.slice(0, 100), count: missing.length }, 'files are missing from storage');
  }
}
