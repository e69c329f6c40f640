import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import { toSheet } from '#platform/server/table-query/export.ts';
import { readTablePage, walkTable } from '#platform/server/table-query/page.ts';
import { readQuestion } from '#platform/server/table-query/question.ts';
import { sources } from './sources.ts';

/** Every table by one way: a page of it, and all of it as a file. */
export function tableRoutes(
  app: FastifyInstance,
  { db, staleReads }: Pick<Parts, 'db' | 'staleReads'>,
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
