import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Parts } from '#platform/server/parts.ts';
import { meanings, stateWords } from '../contract/state-words.ts';
import { isOwn } from './parties/participants.ts';
import { requests } from './tables.ts';

/** The viewer's own latest request for each of these listings. */
function findAsked(db: Queryable, viewer: Viewer, kind: ListingKind, ids: readonly number[]) {
  const listing = kind === 'dossier' ? requests.dossierId : requests.plantId;
  const { reference, state, createdAt } = requests;
  return db
    .selectDistinctOn([listing], { listing, reference, state, createdAt })
    .from(requests)
    .where(and(inArray(listing, [...ids]), eq(requests.kind, kind), isOwn(viewer)))
    .orderBy(listing, desc(requests.id));
}

/** What cards and details say of one's own requests (§2.30). */
export function askedRoutes(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  implement(app, 'GET /api/asked', async ({ viewer, query: { kind, ids } }) => {
    const rows = await findAsked(
      db,
      viewer,
      kind,
      ids.flatMap((id) => toRowId(id) ?? []),
    );
    return {
      data: rows.map(({ listing, reference, state, createdAt }) => ({
        listing: String(listing),
        reference,
        state,
        says: stateWords[state],
        means: meanings[state],
        submittedAt: createdAt.toISOString(),
      })),
    };
  });
}
