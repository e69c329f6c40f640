import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { companies } from '#domains/companies/server/tables.ts';
import { retention } from '#platform/contract/retention.ts';
import { FileFault } from '#platform/server/files/storage/prove.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import type { Made } from '#platform/server/heavy/jobs.ts';
import { TookTooLong } from '#platform/server/heavy/took-too-long.ts';
import type { ImportDependencies } from '../../imports/imports.ts';
import { readAnswer, type SheetQuestion } from '../read-file.ts';
import { asOf, judgeSheet } from './judge-sheet.ts';
import { dropOldSheets, listMoleculeNames, type OwnSheetRecord } from './queries.ts';
import { ownSheetShapes, ownSheets } from './tables.ts';

export const ownSheetQueue = 'read-own-sheet';

/** Listings that are judged where requests are answered, and letters of them: a process takes longer to start. */
const judgedHere = 200;
const lettersHere = 1_000_000;

const tooLong =
  'This sheet took too long to read or to check, and was given up. Send it again in several smaller ones, without the rows and columns that say nothing of a dossier.';

/** Reads sheets as far as they are answered, and says what would become of each of their rows. */
export async function workOwnSheets(deps: ImportDependencies): Promise<void> {
  await deps.jobs.workSingly<{ id: number }>(
    ownSheetQueue,
    ({ id }) => readSheetOf(deps, id),
    () => true,
  );
}

type ReadingParts = Pick<ImportDependencies, 'db' | 'deskTimeZone' | 'storage' | 'files' | 'temporaryFolder'>;

/**
 * Reads a sheet and has its rows judged: a few where requests are answered, many in a process of their own, so that no request
 * waits for them. Nothing of its rows is written. What took too long has failed: another try would take as long.
 */
export async function readSheetOf(
  deps: ReadingParts,
  id: number,
  judgeMany = (sheet: OwnSheetRecord, readPath: string) => judgeInProcess(deps, sheet, readPath),
): Promise<void> {
  const [sheet] = await deps.db.select().from(ownSheets).where(eq(ownSheets.id, id));
  if (sheet === undefined || sheet.state !== 'reading') return;
  const folder = join(deps.temporaryFolder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const read = await readFile(deps, sheet, join(folder, 'sheet'));
    if ('fault' in read) await fail(deps, sheet, read.fault);
    else if (read.drafts > judgedHere || read.letters > lettersHere) await judgeMany(sheet, read.readPath);
    else await judgeSheet(deps, sheet, await readAnswer(read.readPath));
  } catch (error) {
    if (error instanceof FileFault) await fail(deps, sheet, error.message);
    else if (error instanceof TookTooLong) await fail(deps, sheet, tooLong);
    else throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function judgeInProcess(
  { db, deskTimeZone }: ReadingParts,
  sheet: OwnSheetRecord,
  readPath: string,
): Promise<void> {
  const { id, turn, companyId } = sheet;
  const connection = { ...db.$client.options };
  return make('judging', { connection, deskTimeZone, sheet: { id, turn, companyId }, readPath }, null);
}

/** Keeps why a sheet says nothing; its file goes. One that was done at the last moment stays. */
async function fail({ db, storage }: ReadingParts, sheet: OwnSheetRecord, failure: string): Promise<void> {
  const { rowCount } = await db.update(ownSheets).set({ state: 'failed', failure }).where(asOf(sheet));
  if (rowCount !== 0) await storage.remove(sheet.storageKey).catch(() => undefined);
}

async function readFile(deps: ReadingParts, sheet: OwnSheetRecord, path: string): Promise<Made<'sheet'>> {
  await pipeline(await deps.files.read({ ...sheet, key: sheet.storageKey }), createWriteStream(path));
  const [company] = await deps.db.select().from(companies).where(eq(companies.id, sheet.companyId));
  const shapes = await deps.db
    .select()
    .from(ownSheetShapes)
    .where(eq(ownSheetShapes.companyId, sheet.companyId));
  const asked: SheetQuestion = {
    said: { mapping: sheet.mapping, answers: sheet.answers },
    shapes: shapes.map(({ shape, mapping, answers, usedAt }) => ({
      ...{ shape, said: { mapping, answers } },
      usedAt: usedAt.toISOString(),
    })),
    molecules: await listMoleculeNames(deps.db, sheet.companyId),
    company: company?.name ?? '',
  };
  return make('sheet', { path, fileName: sheet.fileName, asked: JSON.stringify(asked) }, null);
}

/** Sheets are kept for some days, whether they were written or not; their shapes are kept. */
export async function dropSheets({ db, storage }: Pick<ImportDependencies, 'db' | 'storage'>): Promise<void> {
  for (const key of await dropOldSheets(db, retention.ownSheetDays))
    await storage.remove(key).catch(() => undefined);
}
