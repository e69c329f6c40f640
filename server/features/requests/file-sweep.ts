import { and, asc, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { sweepOrphans } from '#server/platform/files/orphans.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { requestFiles } from './tables.ts';

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
 * Removes files that have no row: what a killed submit left, and what an infected row still has. A row that has no file
 * is reported, and stays: it says what was sent.
 */
export async function sweepFiles({ db, storage, log }: Omit<SweepDependencies, 'jobs'>): Promise<void> {
  const kept = await sweepOrphans({ storage, log }, 'requests', (keys) => findOwned(db, keys));
  await reportMissing({ db, storage, log }, kept);
}

async function findOwned(db: Database, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ storageKey: requestFiles.storageKey })
    .from(requestFiles)
    .where(and(inArray(requestFiles.storageKey, keys), ne(requestFiles.scan, 'infected')));
  return rows.map(({ storageKey }) => storageKey);
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
