import { and, count, eq, sql } from 'drizzle-orm';
import { holdCompany } from '#domains/companies/server/own-companies.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { holdToDay } from '#platform/server/attempts/daily-caps.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { postMails } from '#platform/server/mail/outbox.ts';
import { addDraft, type ListingDependencies, lockRecord } from '../../changes.ts';
import { saveWithin } from '../../edits.ts';
import { sheetMail } from '../../mails.ts';
import { refuseFull } from '../../own-drafts.ts';
import { readValues } from '../../writing.ts';
import { holdOwnSheet, listUnwritten, type OwnSheetRecord, type SheetRowRecord } from './queries.ts';
import { ownSheetRows, ownSheets } from './tables.ts';

/** Rows of one piece: it is written whole or not at all, and the next begins where it ended. */
const rowsAtOnce = 25;

type Written = Exclude<SheetRowRecord['written'], ''>;

/** Writes the next rows of a sheet that is read and answered; what cannot be written any more comes back. True once it is done. */
export async function writePiece(deps: ListingDependencies, viewer: Viewer, id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const sheet = await holdOwnSheet(tx, viewer, id);
    if (sheet === null) throw new AppError('not-found', 'There is no such sheet.');
    if (sheet.state === 'done') return true;
    if (sheet.state !== 'ready' && sheet.state !== 'writing')
      throw new AppError(
        'conflict',
        'Only a sheet that is read, and of which all questions are answered, can be written.',
      );
    await holdCompany(tx, sheet.companyId);
    const [company] = await tx.select().from(companies).where(eq(companies.id, sheet.companyId));
    for (const row of await listUnwritten(tx, id, rowsAtOnce))
      await writeRow(tx, deps, viewer, { row, companyId: sheet.companyId, company: company?.name ?? '' });
    const isDone = (await listUnwritten(tx, id, 1)).length === 0;
    if (isDone) await finish(tx, deps, viewer, sheet);
    await tx
      .update(ownSheets)
      .set({ state: isDone ? 'done' : 'writing' })
      .where(eq(ownSheets.id, id));
    return isDone;
  });
}

type Place = { row: SheetRowRecord; companyId: number; company: string };

/** A row is written in full, or comes back with the reason; in either case it is not tried again. */
async function writeRow(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  place: Place,
): Promise<void> {
  const { row } = place;
  try {
    const { written, dossierId } = await tx.transaction(async (inner) =>
      row.outcome === 'new' ? draftRow(inner, deps, viewer, place) : changeRow(inner, deps, viewer, row),
    );
    await tx.update(ownSheetRows).set({ written, dossierId }).where(eq(ownSheetRows.id, row.id));
  } catch (error) {
    if (!(error instanceof AppError) || !['invalid', 'conflict', 'not-found'].includes(error.code))
      throw error;
    const faults = [{ row: row.rows[0] ?? 0, column: '', message: error.message }];
    await tx.update(ownSheetRows).set({ outcome: 'back', faults }).where(eq(ownSheetRows.id, row.id));
  }
}

async function draftRow(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  { row, companyId, company }: Place,
): Promise<{ written: Written; dossierId: number }> {
  await refuseFull(tx, companyId);
  const values = await readValues(tx, 'dossier', 'draft', { ...row.values, company });
  return { written: 'draft', dossierId: await addDraft(tx, deps, viewer, 'dossier', values) };
}

async function changeRow(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  { dossierId, revision, changes }: SheetRowRecord,
): Promise<{ written: Written; dossierId: number }> {
  if (dossierId === null)
    throw new AppError('conflict', 'The listing was deleted meanwhile. Send the sheet again.');
  const key = { kind: 'dossier' as const, id: dossierId };
  const record = await lockRecord(tx, viewer, key);
  if (record.revision !== revision)
    throw new AppError(
      'conflict',
      `${record.code} was changed meanwhile. Send the sheet again: it shows what differs now.`,
    );
  const after = Object.entries(changes).map(([name, [, value]]) => [name, value]);
  const values = { ...record.values, ...Object.fromEntries(after) };
  const outcome = await saveWithin(tx, deps, viewer, key, { revision, values, reasons: {} }, false);
  return { written: outcome === 'saved' ? 'saved' : 'proposed', dossierId };
}

/** One line of the trail, and one mail to the desk where changes wait for it, however many they are. */
async function finish(
  tx: Queryable,
  deps: ListingDependencies,
  viewer: Viewer,
  sheet: OwnSheetRecord,
): Promise<void> {
  const rows = await tx
    .select({ written: ownSheetRows.written, rows: count() })
    .from(ownSheetRows)
    .where(and(eq(ownSheetRows.sheetId, sheet.id), sql`${ownSheetRows.written} <> ''`))
    .groupBy(ownSheetRows.written);
  const detail = Object.fromEntries(rows.map(({ written, rows: many }) => [written, many]));
  await audit(tx, viewer.personId, 'write-own-sheet', `own-sheet:${sheet.id}`, detail);
  const proposed = detail.proposed ?? 0;
  if (proposed === 0) return;
  await holdToDay(tx, deps.attempts, viewer, 'messages');
  await postMails(tx, deps.jobs, [
    sheetMail(viewer.name, proposed, { desk: deps.deskEmail, publicUrl: deps.publicUrl }),
  ]);
}
