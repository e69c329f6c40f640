import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StaleReads } from '#server/platform/database/replica.ts';
import { sendSheet } from '#server/platform/sheets/send-sheet.ts';
import { toSheet } from '#server/platform/table-query/export.ts';
import { readTablePage, walkTable } from '#server/platform/table-query/page.ts';
import { readQuestion } from '#server/platform/table-query/question.ts';
import { sources } from './sources.ts';

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

  implement(app, 'GET /api/back-office/tables/:table/export', ({ params, query, viewer, reply }) => {
    const source = sources[params.table];
    const file = { name: `dosebridge-${params.table}`, format: query.format };
    return sendSheet({ viewer, reply }, file, async () => {
      const batches = await walkTable(staleReads, source, readQuestion(source.shape, query));
      return [{ name: source.shape.title, rows: toSheet(source.shape, batches) }];
    });
  });
}
