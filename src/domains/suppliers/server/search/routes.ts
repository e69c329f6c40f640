import type { FastifyInstance } from 'fastify';
import type { Suggestion } from '#domains/finder/contract/finders.ts';
import { implement } from '#platform/server/http/calls.ts';

export type Suggest = (text: string) => Promise<Suggestion[]>;

/** Help while typing, for either finder. */
export function searchRoutes(
  app: FastifyInstance,
  suggest: Readonly<Record<'dossiers' | 'suppliers', Suggest>>,
): void {
  implement(app, 'GET /api/search/suggestions', async ({ query }) => ({
    data: await suggest[query.finder](query.text),
  }));
}
