import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StaleReads } from '#server/platform/database/replica.ts';
import { sendAttachment } from '#server/platform/files/attachment.ts';
import { writeCsv } from '#server/platform/sheets/write-csv.ts';
import { writeXlsx } from '#server/platform/sheets/write-xlsx.ts';
import { toSheet } from '#server/platform/table-query/export.ts';
import { readTablePage, walkTable } from '#server/platform/table-query/page.ts';
import { readQuestion } from '#server/platform/table-query/question.ts';
import { sources } from './sources.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Every table by one way: a page of it, and all of it as a file. */
export function tableRoutes(
  app: FastifyInstance,
  { db, staleReads }: { db: Database; staleReads: StaleReads },
): void {
  implement(app, 'GET /api/back-office/tables/:table', ({ params, query }) => {
    const source = sources[params.table];
    const { after, before, limit } = query;
    return readTablePage(db, source, readQuestion(source.shape, query), { after, before, limit });
  });

  implement(app, 'GET /api/back-office/tables/:table/export', async ({ params, query, reply }) => {
    const source = sources[params.table];
    const batches = await walkTable(staleReads, source, readQuestion(source.shape, query));
    const rows = toSheet(source.shape, batches);
    const content = query.format === 'csv' ? writeCsv(rows) : writeXlsx([{ name: source.shape.title, rows }]);
    const name = `dosebridge-${params.table}.${query.format}`;
    return sendAttachment(reply, { name, mediaType: mediaTypes[query.format] }, Readable.from(content));
  });
}
