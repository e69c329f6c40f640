import type { FastifyInstance } from 'fastify';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Suggestion } from '../../contract/finders.ts';

type Suggest = (text: string) => Promise<Suggestion[]>;

/** Help while typing, for either finder. */
export function suggestionRoutes(
  app: FastifyInstance,
  { finders }: { finders: Record<ListingKind, { suggest: Suggest }> },
): void {
  implement(app, 'GET /api/search/suggestions', async ({ query }) => ({
    data: await finders[query.finder === 'dossiers' ? 'dossier' : 'supplier'].suggest(query.text),
  }));
}
