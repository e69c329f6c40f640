import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#server/features/accounts/queries.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { once } from '#server/platform/idempotency/once.ts';
import { withoutSecrets } from '#server/platform/secret-words.ts';
import { addProblem } from './queries.ts';

export function problemRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  implement(app, 'POST /api/problems', async ({ body, viewer, sent }) => {
    const problem = {
      ...body,
      description: body.description.trim(),
      // What members search for stays theirs, and so does the key of a link that they came by.
      page: withoutSecrets(body.page.replace(/[?#].*$/s, '')),
    };
    await once(db, sent, async (tx) => {
      await holdOwnRow(tx, viewer);
      await addProblem(tx, viewer, problem);
    });
    return { message: 'Thank you. The desk has your report.' };
  });
}
