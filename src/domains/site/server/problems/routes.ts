import type { FastifyInstance } from 'fastify';
import { holdOwnRow } from '#domains/accounts/server/queries.ts';
import { implement } from '#platform/server/http/calls.ts';
import { once } from '#platform/server/idempotency/once.ts';
import type { Parts } from '#platform/server/parts.ts';
import { withoutSecrets } from '#platform/server/secrets/secret-words.ts';
import { problemReports } from './tables.ts';

export function problemRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'POST /api/problems', async ({ body, viewer, sent }) => {
    const problem = {
      ...body,
      description: body.description.trim(),
      // What members search for stays theirs, and so does the key of a link that they came by.
      page: withoutSecrets(body.page.replace(/[?#].*$/s, '')),
    };
    await once(db, sent, async (tx) => {
      await holdOwnRow(tx, viewer);
      await tx.insert(problemReports).values({ ...problem, personId: viewer.personId });
    });
    return { message: 'Thank you. The desk has your report.' };
  });
}
