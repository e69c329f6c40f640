import type { FastifyInstance } from 'fastify';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { handToJob } from '#platform/server/files/forms/hand-to-job.ts';
import { withReceivedForm } from '#platform/server/files/forms/receive-form.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError, invalid } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { type SheetFormat, sendSheet } from '#platform/server/sheets/send-sheet.ts';
import { listingWords } from '../../contract/listing-fields.ts';
import { listingImportCalls, type WholeListingImport } from '../../contract/listing-imports.ts';
import { checkQueue, writeQueue } from '../jobs.ts';
import { addImport, findImport, type ImportRow, listImports, startWriting } from './import-queries.ts';
import { listingSheet, templateSheets } from './sheets.ts';

const importsShown = 50;

function fileOf(what: 'template' | 'export', { kind, format }: { kind: ListingKind; format: SheetFormat }) {
  return { name: `dosebridge-${listingWords[kind].many}-${what}`, format };
}

function toImport(row: ImportRow, by: string): WholeListingImport {
  return {
    ...row,
    id: String(row.id),
    by,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Listings by the sheet. */
export function importRoutes(
  app: FastifyInstance,
  deps: Pick<Parts, 'db' | 'jobs' | 'storage' | 'temporaryFolder'>,
): void {
  const { db, jobs, temporaryFolder } = deps;

  async function read(id: number, from: Queryable = db) {
    const [found] = await listImports(from, 1, id + 1);
    if (found === undefined || found.row.id !== id)
      throw new AppError('not-found', 'There is no such import.');
    return toImport(found.row, found.by);
  }

  implement(app, 'GET /api/admin/listing-template', ({ query, viewer, reply }) =>
    sendSheet({ viewer, reply }, fileOf('template', query), async () => templateSheets(query.kind)),
  );

  implement(app, 'GET /api/admin/listing-export', ({ query, viewer, reply }) =>
    sendSheet({ viewer, reply }, fileOf('export', query), async () => [listingSheet(db, query.kind)]),
  );

  implement(app, 'GET /api/admin/imports', async () => {
    const rows = await listImports(db, importsShown);
    return { data: rows.map(({ row, by }) => toImport(row, by)) };
  });

  implement(app, 'POST /api/admin/imports', async ({ viewer, request }) => {
    const { form } = listingImportCalls['POST /api/admin/imports'];
    return withReceivedForm(request, form, temporaryFolder, async ({ kind }, [file], sent) => {
      if (file === undefined) throw invalid([{ path: 'sheet', message: 'Choose a sheet to send' }]);
      const data = await handToJob(
        { ...deps, log: request.log },
        {
          ...{ file, sent, folder: 'imports', queue: checkQueue },
          async add(tx, kept) {
            const row = { ...kept, kind, personId: viewer.personId, state: 'checking' as const };
            return read(await addImport(tx, row), tx);
          },
        },
      );
      return { data };
    });
  });

  implement(app, 'GET /api/admin/imports/:id', async ({ params }) => ({ data: await read(params.id) }));

  implement(app, 'POST /api/admin/imports/:id/confirm', async ({ params }) => {
    const found = await findImport(db, params.id);
    if (found === null) throw new AppError('not-found', 'There is no such import.');
    await db.transaction(async (tx) => {
      if (await startWriting(tx, found.id)) await jobs.enqueue(tx, writeQueue, { id: found.id });
      else if (found.state === 'checking' || found.state === 'failed' || found.faultCount > 0) {
        throw new AppError('conflict', 'Only a sheet that was checked and has no faults can be written.');
      }
    });
    return { data: await read(found.id) };
  });
}
