import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { holdCompany } from '#domains/companies/server/own-companies.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import { faultOfDay, holdToDay } from '#platform/server/attempts/daily-caps.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { handToJob } from '#platform/server/files/forms/hand-to-job.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { repeatsOf } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import {
  type OwnSheet,
  type OwnSheetRow,
  ownSheetCalls,
  type WholeOwnSheet,
} from '../../../contract/own-sheets/own-sheets.ts';
import { saysSomething } from '../../../contract/says-something.ts';
import type { ListingParts } from '../../changes.ts';
import { countFreeDrafts, holdListingCompany } from '../../own-drafts.ts';
import * as queries from './queries.ts';
import { ownSheetQueue } from './reading-job.ts';
import { returnedSheet } from './returned-sheet.ts';
import { ownSheets } from './tables.ts';
import { writePiece } from './writing.ts';

const rowsShown = 50;

const missing = () => new AppError('not-found', 'There is no such sheet, or it is not yours to see.');

type Counted = { counts: OwnSheet['counts']; written: number };

function toSheet({ sheet, company, by }: queries.ToldSheet, counted: Counted | undefined): OwnSheet {
  const { id, fileName, state, failure, createdAt } = sheet;
  const counts = counted?.counts ?? { new: 0, change: 0, same: 0, back: 0 };
  return {
    id: String(id),
    company,
    by,
    fileName,
    state,
    failure,
    counts,
    written: counted?.written ?? 0,
    createdAt: createdAt.toISOString(),
  };
}

function toWhole(told: queries.ToldSheet, counted: Counted | undefined, freeDrafts: number): WholeOwnSheet {
  const { reading } = told.sheet;
  return {
    ...toSheet(told, counted),
    sheet: reading?.sheet ?? '',
    headRow: reading?.headRow ?? 0,
    columns: reading?.columns ?? [],
    questions: reading?.questions ?? [],
    knownSince: reading?.knownSince ?? null,
    notes: reading?.notes ?? [],
    skipped: reading?.skipped ?? [],
    skippedCount: reading?.skippedCount ?? 0,
    progress: { checked: told.sheet.checked, of: told.sheet.drafts },
    freeDrafts,
  };
}

function toRow({ row, code }: { row: queries.SheetRowRecord; code: string | null }): OwnSheetRow {
  const { id, rows, outcome, values, changes, faults, findings, written, dossierId } = row;
  const said = dossierFields.filter(
    ({ name }) => !['company', 'curated'].includes(name) && saysSomething(values[name]),
  );
  const fields =
    outcome === 'change'
      ? Object.entries(changes).map(([field, [before, after]]) => ({
          field,
          before: before ?? null,
          after: after ?? null,
        }))
      : said.map(({ name }) => ({ field: name, before: null, after: values[name] ?? null }));
  return {
    ...{ id: String(id), rows, outcome, findings, written },
    title: String(values.title ?? ''),
    listing: dossierId === null || code === null ? null : { id: String(dossierId), code },
    fields: outcome === 'same' ? [] : (fields as OwnSheetRow['fields']),
    faults: faults.map(({ row: number, column, message }) => ({ row: number, column, message })),
  };
}

/** Owners' own sheets (§12.17). */
export function ownSheetRoutes(
  app: FastifyInstance,
  parts: ListingParts & Pick<Parts, 'storage' | 'temporaryFolder'>,
): void {
  const deps = { ...parts, lint: openLint(parts) };
  const { db, jobs, attempts, storage, temporaryFolder } = deps;

  async function read(viewer: Viewer, id: number, from: Queryable = db): Promise<WholeOwnSheet> {
    const found = await queries.findOwnSheet(from, viewer, id);
    if (found === null) throw missing();
    // Of what is being read anew nobody asks what an earlier reading made of it.
    const isRead = found.sheet.state !== 'reading';
    const counted = isRead ? (await queries.countRows(from, [id])).get(id) : undefined;
    return toWhole(found, counted, await countFreeDrafts(from, found.sheet.companyId));
  }

  implement(app, 'GET /api/own-sheets', async ({ viewer }) => {
    const sheets = await queries.listOwnSheets(db, viewer);
    const counted = await queries.countRows(
      db,
      sheets.map(({ sheet }) => sheet.id),
    );
    return { data: sheets.map((told) => toSheet(told, counted.get(told.sheet.id))) };
  });

  implement(app, 'POST /api/own-sheets', async ({ viewer, request }) => {
    // Who may send none leaves nothing on the disk.
    await db.transaction((tx) => holdListingCompany(tx, viewer, null));
    const { form } = ownSheetCalls['POST /api/own-sheets'];
    const findRoom = async () => {
      const fault = await faultOfDay(attempts, viewer, 'sheets');
      return () => fault;
    };
    const repeats = repeatsOf(db, viewer.personId, (data: WholeOwnSheet) => ({ data }));
    const limited = { ...form, findRoom, repeats };
    return withReceivedForm(request, limited, temporaryFolder, async ({ company }, [file], sent) => {
      if (file === undefined) throw invalid([{ path: 'sheet', message: 'Choose a sheet to send' }]);
      const data = await handToJob(deps, {
        ...{ file, sent, folder: 'own-sheets', queue: ownSheetQueue },
        async add(tx, kept) {
          const own = await holdListingCompany(tx, viewer, company === '' ? null : company);
          await queries.refuseManyReading(tx, own.id);
          await holdToDay(tx, attempts, viewer, 'sheets');
          const row = { ...kept, companyId: own.id, personId: viewer.personId };
          const [added] = await tx.insert(ownSheets).values(row).returning({ id: ownSheets.id });
          if (added === undefined) throw new Error('an insert returned no row');
          return read(viewer, added.id, tx);
        },
      });
      return { data };
    });
  });

  implement(app, 'GET /api/own-sheets/:id', async ({ viewer, params }) => ({
    data: await read(viewer, params.id),
  }));

  implement(app, 'DELETE /api/own-sheets/:id', async ({ viewer, params }) => {
    const key = await db.transaction(async (tx) => {
      const sheet = await queries.holdOwnSheet(tx, viewer, params.id);
      if (sheet === null) throw missing();
      if (sheet.state === 'writing')
        throw new AppError('conflict', 'A sheet that is being written is finished first.');
      await tx.delete(ownSheets).where(eq(ownSheets.id, sheet.id));
      return sheet.storageKey;
    });
    await storage.remove(key).catch(() => undefined);
    return { message: 'The sheet is deleted. What it wrote stays.' };
  });

  implement(app, 'GET /api/own-sheets/:id/rows', async ({ viewer, params, query }) => {
    if ((await queries.findOwnSheet(db, viewer, params.id)) === null) throw missing();
    const after = query.after === '' ? 0 : query.after;
    const rows = await queries.listSheetRows(db, params.id, query.outcome, after, rowsShown + 1);
    const shown = rows.slice(0, rowsShown);
    return { data: shown.map(toRow), next: rows.length > rowsShown ? String(shown.at(-1)?.row.id) : null };
  });

  implement(app, 'POST /api/own-sheets/:id/answers', async ({ viewer, params, body }) => {
    await db.transaction(async (tx) => {
      const sheet = await queries.holdOwnSheet(tx, viewer, params.id);
      if (sheet === null) throw missing();
      if (sheet.state !== 'asking' && sheet.state !== 'ready')
        throw new AppError('conflict', 'Only a sheet that is read and not written can be mapped.');
      await holdCompany(tx, sheet.companyId);
      await queries.refuseManyReading(tx, sheet.companyId);
      const { mapping, answers } = body;
      await tx
        .update(ownSheets)
        .set({ mapping, answers, state: 'reading', turn: sheet.turn + 1, drafts: 0, checked: 0 })
        .where(eq(ownSheets.id, sheet.id));
      if (sheet.reading !== null) {
        const { shape, questions } = sheet.reading;
        const asked = questions.map((question) => question.id);
        await queries.keepShape(tx, sheet.companyId, { shape, mapping, answers }, asked);
      }
      await jobs.enqueue(tx, ownSheetQueue, { id: sheet.id });
    });
    return { data: await read(viewer, params.id) };
  });

  implement(app, 'POST /api/own-sheets/:id/write', async ({ viewer, params }) => {
    await writePiece(deps, viewer, params.id);
    return { data: await read(viewer, params.id) };
  });

  implement(app, 'GET /api/own-sheets/:id/returned', async ({ viewer, params, reply }) => {
    const found = await queries.findOwnSheet(db, viewer, params.id);
    if (found === null) throw missing();
    const file = { name: `returned-${params.id}`, format: 'xlsx' as const };
    return sendSheet({ viewer, reply }, file, async () => [returnedSheet(db, found.sheet)]);
  });
}
