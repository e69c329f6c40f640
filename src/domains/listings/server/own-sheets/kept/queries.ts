import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { people } from '#domains/accounts/server/tables.ts';
import { ofOwnCompany, refuseByRole } from '#domains/companies/server/own-companies.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FileOwner } from '#platform/server/files/storage/owner.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type RowOutcome, rowOutcomes } from '../../../contract/own-sheets/outcomes.ts';
import { ownSheetRows, ownSheetShapes, ownSheets } from './tables.ts';

export type OwnSheetRecord = typeof ownSheets.$inferSelect;
/** Without its cells, which are many: only the sheet that comes back has them. */
const { cells: _, ...rowColumns } = getTableColumns(ownSheetRows);
export type SheetRowRecord = Omit<typeof ownSheetRows.$inferSelect, 'cells'>;

/** As many as a list shows. */
const mostShown = 20;
/** Sheets of a company that are read at the same time. */
const mostReading = 2;
/** So many shapes are kept for a company; the one that was used least lately goes. Of each so many answers of earlier sheets. */
const mostShapes = 50;
const mostAnswers = 500;

function selectSheets(db: Queryable) {
  return db
    .select({ sheet: ownSheets, company: companies.name, by: people.name })
    .from(ownSheets)
    .innerJoin(companies, eq(companies.id, ownSheets.companyId))
    .innerJoin(people, eq(people.id, ownSheets.personId));
}
export type ToldSheet = Awaited<ReturnType<typeof selectSheets>>[number];

export function listOwnSheets(db: Queryable, viewer: Viewer) {
  return selectSheets(db)
    .where(ofOwnCompany(viewer, ownSheets.companyId))
    .orderBy(desc(ownSheets.id))
    .limit(mostShown);
}

/** A sheet of one's own companies; null where there is none. */
export async function findOwnSheet(db: Queryable, viewer: Viewer, id: number): Promise<ToldSheet | null> {
  const [found] = await selectSheets(db).where(
    and(eq(ownSheets.id, id), ofOwnCompany(viewer, ownSheets.companyId)),
  );
  return found ?? null;
}

/** The same, held until the transaction ends. Throws AppError 'forbidden' where the viewer's role lets them list nothing (§26.1). */
export async function holdOwnSheet(
  tx: Queryable,
  viewer: Viewer,
  id: number,
): Promise<OwnSheetRecord | null> {
  const [found] = await tx
    .select()
    .from(ownSheets)
    .where(and(eq(ownSheets.id, id), ofOwnCompany(viewer, ownSheets.companyId)))
    .for('update');
  if (found !== undefined) await refuseByRole(tx, viewer, found.companyId, 'deal');
  return found ?? null;
}

/**
 * Refuses one more sheet to be read of a company that is held, where as many are read as may: its sheets hold up no other
 * company's. Throws AppError 'conflict'.
 */
export async function refuseManyReading(tx: Queryable, companyId: number): Promise<void> {
  const reading = and(eq(ownSheets.companyId, companyId), eq(ownSheets.state, 'reading'));
  if ((await tx.$count(ownSheets, reading)) < mostReading) return;
  throw new AppError(
    'conflict',
    `${mostReading} sheets of your company are being read. Go on when one of them is done.`,
  );
}

/** How many rows of each sheet become what, and how many are written. */
export async function countRows(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      sheetId: ownSheetRows.sheetId,
      outcome: ownSheetRows.outcome,
      rows: count(),
      written: sql<number>`(count(*) filter (where ${ownSheetRows.written} <> ''))::int`,
    })
    .from(ownSheetRows)
    .where(inArray(ownSheetRows.sheetId, [...ids]))
    .groupBy(ownSheetRows.sheetId, ownSheetRows.outcome);
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ sheetId }) => sheetId === id);
      const of = (outcome: RowOutcome) => own.find((row) => row.outcome === outcome)?.rows ?? 0;
      const written = own.reduce((sum, row) => sum + row.written, 0);
      const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, of(outcome)]));
      return [id, { counts: counts as Record<RowOutcome, number>, written }];
    }),
  );
}

export function listSheetRows(
  db: Queryable,
  sheetId: number,
  outcome: RowOutcome,
  after: number,
  limit: number,
) {
  return db
    .select({ row: rowColumns, code: dossiers.code })
    .from(ownSheetRows)
    .leftJoin(dossiers, eq(dossiers.id, ownSheetRows.dossierId))
    .where(
      and(eq(ownSheetRows.sheetId, sheetId), eq(ownSheetRows.outcome, outcome), gt(ownSheetRows.id, after)),
    )
    .orderBy(asc(ownSheetRows.id))
    .limit(limit);
}

/** Rows that come back, with their cells, in the order of the sheet. */
export function listReturnedRows(db: Queryable, sheetId: number, after: number, limit: number) {
  return db
    .select()
    .from(ownSheetRows)
    .where(
      and(eq(ownSheetRows.sheetId, sheetId), eq(ownSheetRows.outcome, 'back'), gt(ownSheetRows.id, after)),
    )
    .orderBy(asc(ownSheetRows.id))
    .limit(limit);
}

/** The next rows that are to be written. */
export function listUnwritten(tx: Queryable, sheetId: number, limit: number) {
  return tx
    .select(rowColumns)
    .from(ownSheetRows)
    .where(
      and(
        eq(ownSheetRows.sheetId, sheetId),
        inArray(ownSheetRows.outcome, ['new', 'change']),
        eq(ownSheetRows.written, ''),
      ),
    )
    .orderBy(asc(ownSheetRows.id))
    .limit(limit);
}

/** A sheet was read by what was said of these: of the company's shapes they were used last. */
export async function noteShapesUsed(
  tx: Queryable,
  companyId: number,
  shapes: readonly string[],
): Promise<void> {
  await tx
    .update(ownSheetShapes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(ownSheetShapes.companyId, companyId), inArray(ownSheetShapes.shape, [...shapes])));
}

type Kept = { shape: string; mapping: Record<string, string>; answers: Record<string, string> };

/**
 * Keeps mapping and answers for the next sheet of the same heads; with them what was answered of words of earlier ones, of which this
 * sheet asked nothing.
 */
export async function keepShape(
  tx: Queryable,
  companyId: number,
  { shape, mapping, answers }: Kept,
  asked: readonly string[],
): Promise<void> {
  const [before] = await tx
    .select()
    .from(ownSheetShapes)
    .where(and(eq(ownSheetShapes.companyId, companyId), eq(ownSheetShapes.shape, shape)));
  const earlier = Object.entries(before?.answers ?? {}).filter(([id]) => !asked.includes(id));
  const all = { ...Object.fromEntries(earlier.slice(0, mostAnswers)), ...answers };
  await tx
    .insert(ownSheetShapes)
    .values({ companyId, shape, mapping, answers: all })
    .onConflictDoUpdate({
      target: [ownSheetShapes.companyId, ownSheetShapes.shape],
      set: { mapping, answers: all, usedAt: sql`now()` },
    });
  const last = tx
    .select({ id: ownSheetShapes.id })
    .from(ownSheetShapes)
    .where(eq(ownSheetShapes.companyId, companyId))
    .orderBy(desc(ownSheetShapes.usedAt), desc(ownSheetShapes.id))
    .limit(mostShapes);
  await tx
    .delete(ownSheetShapes)
    .where(and(eq(ownSheetShapes.companyId, companyId), notInArray(ownSheetShapes.id, last)));
}

/** Names of molecules that a company may know of: those that only others' drafts name are told to nobody. */
export async function listMoleculeNames(db: Queryable, companyId: number): Promise<string[]> {
  const { rows } = await db.execute<{ inn: string }>(sql`
    select m.inn from ${molecules} m
    where m.about <> '' or cardinality(m.other_names) + cardinality(m.brands) > 0
      or exists (select from ${dossiers} d where d.molecule_id = m.id and (d.state <> 'draft' or d.company_id = ${companyId}))`);
  return rows.map(({ inn }) => inn);
}

/** Takes sheets away that are older than so many days; their files' names. */
export async function dropOldSheets(db: Queryable, days: number): Promise<string[]> {
  const dropped = await db
    .delete(ownSheets)
    .where(lt(ownSheets.createdAt, sql`now() - make_interval(days => ${days})`))
    .returning({ key: ownSheets.storageKey });
  return dropped.map(({ key }) => key);
}

/** Sheets that are read again when something of them is answered. */
export const ownSheetOwner: FileOwner = {
  folder: 'own-sheets',
  column: ownSheets.storageKey,
  list(db) {
    return db
      .select({ key: ownSheets.storageKey, sha256: ownSheets.sha256, optional: sql<boolean>`true` })
      .from(ownSheets)
      .where(notInArray(ownSheets.state, ['done', 'failed']));
  },
  async nameOf(db, key) {
    const [sheet] = await db.select().from(ownSheets).where(eq(ownSheets.storageKey, key));
    return sheet === undefined ? null : `A company’s own sheet ${sheet.id}: ${sheet.fileName}`;
  },
};
