import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import { companies } from '#domains/companies/server/tables.ts';
import { type LintFinding, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import { retention } from '#platform/contract/retention.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { FileFault } from '#platform/server/files/storage/prove.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import type { ImportDependencies } from '../../imports/imports.ts';
import type { SheetAnswer, SheetQuestion } from '../read-file.ts';
import type { SheetDraft } from '../read-own-sheet.ts';
import { headOfField } from './head-of-field.ts';
import { type Matched, matchDrafts } from './matching.ts';
import { dropOldSheets, listMoleculeNames, type OwnSheetRecord } from './queries.ts';
import { ownSheetRows, ownSheetShapes, ownSheets } from './tables.ts';

export const ownSheetQueue = 'read-own-sheet';

const rowsAtOnce = 500;
const skippedShown = 200;
/** As of a sheet of the desk: each molecule is read once. */
const keptMolecules = 3_000;

type NewRow = typeof ownSheetRows.$inferInsert;

/** Reads a sheet as far as it is answered, and says what would become of each of its rows. Nothing of them is written. */
export async function readSheetOf(deps: ImportDependencies, id: number): Promise<void> {
  const [sheet] = await deps.db.select().from(ownSheets).where(eq(ownSheets.id, id));
  if (sheet === undefined || sheet.state !== 'reading') return;
  const read = await readFile(deps, sheet).catch((error) => {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  });
  if ('fault' in read) {
    await deps.db.update(ownSheets).set({ state: 'failed', failure: read.fault }).where(asOf(sheet));
    await deps.storage.remove(sheet.storageKey).catch(() => undefined);
    return;
  }
  const rows = await judgeRows(deps, sheet, read);
  await deps.db.transaction((tx) => keepReading(tx, sheet, read, rows));
}

/** As long as nothing was answered since. */
function asOf({ id, turn }: OwnSheetRecord) {
  return and(eq(ownSheets.id, id), eq(ownSheets.turn, turn), eq(ownSheets.state, 'reading'));
}

async function readFile(
  deps: ImportDependencies,
  sheet: OwnSheetRecord,
): Promise<SheetAnswer | { fault: string }> {
  const folder = join(deps.temporaryFolder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, 'sheet');
    await pipeline(await deps.files.read({ ...sheet, key: sheet.storageKey }), createWriteStream(path));
    const [company] = await deps.db.select().from(companies).where(eq(companies.id, sheet.companyId));
    const shapes = await deps.db
      .select()
      .from(ownSheetShapes)
      .where(eq(ownSheetShapes.companyId, sheet.companyId));
    const asked: SheetQuestion = {
      said: { mapping: sheet.mapping, answers: sheet.answers },
      shapes: shapes.map(({ shape, mapping, answers }) => ({ shape, said: { mapping, answers } })),
      molecules: await listMoleculeNames(deps.db, sheet.companyId),
      company: company?.name ?? '',
    };
    const made = await make('sheet', { path, fileName: sheet.fileName, asked: JSON.stringify(asked) }, null);
    return 'fault' in made ? made : (JSON.parse(made.read) as SheetAnswer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What becomes of each draft: what is there already, and what the rules have against it. */
async function judgeRows(
  deps: ImportDependencies,
  sheet: OwnSheetRecord,
  read: SheetAnswer,
): Promise<NewRow[]> {
  const sound = read.drafts.filter(isComparable);
  const matched = await matchDrafts(deps.db, sheet.companyId, read.columns, sound);
  const lint = openLint(deps, keptMolecules);
  const judged = sound.filter((draft) => {
    const is = matched.get(draft)?.is;
    return is === 'change' || (is === 'new' && draft.faults.length === 0);
  });
  const findings = new Map<SheetDraft, LintFinding[]>();
  for (let from = 0; from < judged.length; from += rowsAtOnce) {
    const some = judged.slice(from, from + rowsAtOnce);
    const found = await lint(some.map((draft) => toLint(draft, matched.get(draft) as Matched)));
    for (const [at, draft] of some.entries()) findings.set(draft, found[at] ?? []);
  }
  return read.drafts.map((draft) =>
    toRow(sheet.id, draft, matched.get(draft) ?? { is: 'new' }, findings.get(draft) ?? [], read.columns),
  );
}

/** What a new listing would lack, one that is there has: enough is said to know it again. */
function isComparable({ values, faults }: SheetDraft): boolean {
  const { molecule, dosageForm, strengths } = values;
  return (
    faults.every(({ isMissing }) => isMissing) &&
    [molecule, dosageForm, strengths].every((value) => value !== '')
  );
}

function toLint(draft: SheetDraft, match: Matched) {
  return match.is === 'change' ? { id: match.record.id, values: match.values } : { values: draft.values };
}

function toRow(
  sheetId: number,
  { rows, values, faults, cells }: SheetDraft,
  match: Matched,
  findings: readonly LintFinding[],
  columns: SheetAnswer['columns'],
): NewRow {
  const row = rows[0] as number;
  const told = findings.map(({ rule, words }) => ({ message: words, severity: lintRules[rule].severity }));
  const isPublished = match.is === 'change' && match.record.state === 'published';
  // What buyers read is changed with the reasons that the rules ask for, which a sheet has no place for.
  const refused = findings.filter(({ rule }) => {
    const { severity } = lintRules[rule];
    return severity === 'block' || (severity === 'ask' && isPublished);
  });
  const isThere = match.is === 'same' || match.is === 'change';
  const own = [
    ...faults.filter(({ isMissing }) => !isMissing || !isThere),
    ...(match.is === 'unclear' ? [{ row, column: '', message: match.message }] : []),
    ...refused.map(({ rule, words }) => ({
      row,
      column: headOfField(lintRules[rule].field, columns),
      message: words,
    })),
  ];
  // What cannot be written any more comes back with its cells, too.
  const base = { sheetId, rows, values, cells, findings: told, faults: own };
  if (own.length > 0) return { ...base, outcome: 'back', ...(isThere && { dossierId: match.record.id }) };
  if (!isThere) return { ...base, outcome: 'new' };
  const found = { dossierId: match.record.id, revision: match.record.revision };
  return match.is === 'same'
    ? { ...base, ...found, outcome: 'same' }
    : { ...base, ...found, outcome: 'change', changes: match.changes };
}

/** All of a reading at once: nobody sees half of one. */
async function keepReading(
  tx: Queryable,
  sheet: OwnSheetRecord,
  read: SheetAnswer,
  rows: readonly NewRow[],
): Promise<void> {
  const { sheet: name, headRow, columns, questions, notes, skipped, shape, known } = read;
  const isOpen = questions.some(({ answer }) => answer === null);
  const reading = {
    ...{ sheet: name, headRow, columns, questions, notes, shape },
    skipped: skipped.slice(0, skippedShown),
    skippedCount: skipped.length,
    isKnown: known !== null,
  };
  const moved = await tx
    .update(ownSheets)
    .set({
      reading,
      state: isOpen ? 'asking' : 'ready',
      ...(known !== null && { mapping: known.mapping, answers: known.answers }),
    })
    .where(asOf(sheet))
    .returning({ id: ownSheets.id });
  if (moved.length === 0) return;
  await tx.delete(ownSheetRows).where(eq(ownSheetRows.sheetId, sheet.id));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(ownSheetRows).values(rows.slice(from, from + rowsAtOnce));
}

/** Sheets are kept for some days, whether they were written or not; their shapes are kept. */
export async function dropSheets({ db, storage }: Pick<ImportDependencies, 'db' | 'storage'>): Promise<void> {
  for (const key of await dropOldSheets(db, retention.ownSheetDays))
    await storage.remove(key).catch(() => undefined);
}
