import { and, eq, sql } from 'drizzle-orm';
import { type LintFinding, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { SheetAnswer } from '../read-file.ts';
import type { SheetDraft } from '../read-own-sheet.ts';
import { headOfField } from './head-of-field.ts';
import { type Matched, matchDrafts } from './matching.ts';
import { keepShape, noteShapesUsed, type OwnSheetRecord, type SheetRowRecord } from './queries.ts';
import { findSwapped } from './swapped-strengths.ts';
import { ownSheetRows, ownSheets } from './tables.ts';

const rowsAtOnce = 500;
const skippedShown = 200;
/** As of a sheet of the desk: each molecule is read once. */
const keptMolecules = 3_000;

type NewRow = Omit<SheetRowRecord, 'id' | 'sheetId' | 'written'> & { cells: string[][] };

export type JudgingParts = Pick<Parts, 'db' | 'deskTimeZone'>;
/** A sheet as it was when its file was read. */
export type ReadSheet = Pick<OwnSheetRecord, 'id' | 'turn' | 'companyId'>;

/** Says what would become of each row of a sheet that was read, and keeps it with the reading. */
export async function judgeSheet(deps: JudgingParts, sheet: ReadSheet, read: SheetAnswer): Promise<void> {
  const rows = await judgeRows(deps, sheet, read);
  await deps.db.transaction((tx) => keepReading(tx, sheet, read, rows));
}

/** As long as nothing was answered since. */
export function asOf({ id, turn }: ReadSheet) {
  return and(eq(ownSheets.id, id), eq(ownSheets.turn, turn), eq(ownSheets.state, 'reading'));
}

/** What becomes of each draft: what is there already, and what the rules have against it. */
async function judgeRows(deps: JudgingParts, sheet: ReadSheet, read: SheetAnswer): Promise<NewRow[]> {
  const sound = read.drafts.filter(isComparable);
  const matched = await matchDrafts(deps.db, sheet.companyId, read.columns, sound);
  for (const [draft, message] of await findSwapped(deps.db, sheet.companyId, sound))
    if (matched.get(draft)?.is === 'new') matched.set(draft, { is: 'unclear', message });
  const lint = openLint(deps, keptMolecules);
  const judged = sound.filter((draft) => {
    const is = matched.get(draft)?.is;
    return is === 'change' || (is === 'new' && draft.faults.length === 0);
  });
  const findings = new Map<SheetDraft, LintFinding[]>();
  const noteChecked = (checked: number) =>
    deps.db.update(ownSheets).set({ drafts: judged.length, checked }).where(asOf(sheet));
  for (let from = 0; from < judged.length; from += rowsAtOnce) {
    const { rowCount } = await noteChecked(from);
    // Deleted meanwhile, or answered anew: nobody waits for the rest.
    if (rowCount === 0) return [];
    const some = judged.slice(from, from + rowsAtOnce);
    const found = await lint(some.map((draft) => toLint(draft, matched.get(draft) as Matched)));
    for (const [at, draft] of some.entries()) findings.set(draft, found[at] ?? []);
  }
  return read.drafts.map((draft) =>
    toRow(draft, matched.get(draft) ?? { is: 'new' }, findings.get(draft) ?? [], read.columns),
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
  const base = {
    rows,
    values,
    cells,
    findings: told,
    faults: own,
    dossierId: null,
    revision: '',
    changes: {},
  };
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
  sheet: ReadSheet,
  read: SheetAnswer,
  rows: readonly NewRow[],
): Promise<void> {
  const { sheet: name, headRow, columns, questions, notes, skipped, shape, known } = read;
  const isOpen = questions.some(({ answer }) => answer === null);
  const reading = {
    ...{ sheet: name, headRow, columns, questions, notes, shape },
    skipped: skipped.slice(0, skippedShown),
    skippedCount: skipped.length,
    knownSince: known?.usedAt ?? null,
  };
  const [moved] = await tx
    .update(ownSheets)
    .set({
      reading,
      state: isOpen ? 'asking' : 'ready',
      ...known?.said,
    })
    .where(asOf(sheet))
    .returning({ mapping: ownSheets.mapping, answers: ownSheets.answers });
  if (moved === undefined) return;
  if (known !== null) await noteShapesUsed(tx, sheet.companyId, known.shapes);
  const { mapping, answers } = moved;
  const asked = questions.map(({ id }) => id);
  // Of a file of several lists another one is meant than was looked at first: what was answered holds for that.
  if (Object.keys(answers).length > 0)
    await keepShape(tx, sheet.companyId, { shape, mapping, answers }, asked);
  await tx.delete(ownSheetRows).where(eq(ownSheetRows.sheetId, sheet.id));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    // As one value: a statement of ten values a row takes longer to put together than all rules take.
    const some = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await tx.execute(sql`
      insert into own_sheet_rows (sheet_id, rows, values, cells, outcome, faults, findings, dossier_id, revision, changes)
        select ${sheet.id}, * from json_to_recordset(${some}::json) as one(rows int[], values jsonb, cells jsonb,
          outcome text, faults jsonb, findings jsonb, "dossierId" int, revision text, changes jsonb)`);
  }
}
