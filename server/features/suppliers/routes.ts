import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { SupplierCard } from '#contract/suppliers.ts';
import { isListedSince, openVisits } from '#server/features/visits/queries.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ListingFigures } from '#server/platform/listing-figures.ts';
import { toRowId } from '#server/platform/row-id.ts';
import { createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { supplierFilters } from './index-feed.ts';
import { supplierReader } from './phrases.ts';
import { cardReader, findPlant } from './queries.ts';
import { toSearch } from './rules.ts';
import { cardTexts, toSupplier, toSupplierCard } from './wire.ts';

export function supplierRoutes(
  app: FastifyInstance,
  { db, finder, figures }: { db: Database; finder: FollowingFinder; figures: ListingFigures },
): void {
  const findPage = createPageFinder(finder, supplierFilters, supplierReader, {
    read: cardReader(db),
    textsOf: cardTexts,
    toCard: toSupplierCard,
  });

  const noteVisit = openVisits(db, 'supplier');
  const markNew = (cards: Omit<SupplierCard, 'isNew'>[], since: Date | null) =>
    cards.map((card) => ({ ...card, isNew: isListedSince(card.listedAt, since) }));

  implement(app, 'POST /get-supplier', async ({ viewer, body }) => {
    const [{ data, total, counts }, since] = await Promise.all([findPage(body), noteVisit(viewer)]);
    return { data: markNew(data, since), totalcount: total, counts };
  });

  implement(app, 'POST /search-supplier', async ({ viewer, body }) => {
    const search = toSearch(body);
    const [found, since] = await Promise.all([findPage(body, search), noteVisit(viewer)]);
    const { data, total, ...more } = found;
    if (total === 0) {
      const {
        page: _page,
        limit: _limit,
        searchChar,
        sort: _sort,
        asTyped: _asTyped,
        operation: _,
        ...ticked
      } = body;
      figures.foundNothing('supplier', searchChar, { ...ticked, bands: search.labels.operation });
    }
    return { ...more, data: markNew(data, since), count: total };
  });

  implement(app, 'POST /get-supplierbyid', async ({ body }) => {
    const id = toRowId(body.id);
    const plant = id === null ? null : await findPlant(db, id);
    if (plant === null) throw new AppError('not-found', messages.supplierMissing);
    return { data: { data: toSupplier(plant) } };
  });
}
