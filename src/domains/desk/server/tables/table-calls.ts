import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requests } from '#domains/requests/server/tables.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import { sendSheet } from '#platform/server/sheets/send-sheet.ts';
import { toSheet } from '#platform/server/table-query/export.ts';
import type { FilledRow } from '#platform/server/table-query/fill.ts';
import { readBeside, readTablePage, walkTable } from '#platform/server/table-query/page.ts';
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

  implement(app, 'GET /api/back-office/requests/:reference/beside', async ({ params, query }) => {
    const source = sources.requests;
    const [row] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.reference, params.reference));
    const beside = row && (await readBeside(db, source, readQuestion(source.shape, query), row.id));
    if (!beside) throw new AppError('not-found', 'There is no such request.');
    return { data: { previous: toNeighbour(beside.previous), next: toNeighbour(beside.next) } };
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

function toNeighbour(row: FilledRow | null) {
  return row && { reference: String(row.cells.reference), title: String(row.cells.listing) };
}
