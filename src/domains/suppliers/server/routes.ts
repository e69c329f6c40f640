import type { FastifyInstance } from 'fastify';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import type { ListingFigures } from '#domains/catalogue/server/listing-figures.ts';
import { listDossiersOf } from '#domains/dossiers/server/queries.ts';
import { toRelatedProduct } from '#domains/dossiers/server/wire.ts';
import { listClaims } from '#domains/evidence/server/queries.ts';
import { toShownClaims } from '#domains/evidence/server/wire.ts';
import { createPageFinder } from '#domains/finder/engine/find-page.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import { writeCards } from '#domains/finder/server/kept-cards.ts';
import { openVisits } from '#domains/finder/server/visits/queries.ts';
import { messages } from '#platform/contract/messages.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { answerWriter } from '#platform/server/http/written-answers.ts';
import type { Parts } from '#platform/server/parts.ts';
import { supplierCalls } from '../contract/suppliers.ts';
import { supplierFilters } from './index-feed.ts';
import { supplierReader } from './phrases.ts';
import { cardReader, findCompanyOf, findPlant } from './queries.ts';
import { toSearch } from './rules.ts';
import { keepSupplierCard, toSupplier } from './wire.ts';

/** As many related products as a column beside the supplier can show to any use. */
const mostRelated = 24;

export function supplierRoutes(
  app: FastifyInstance,
  {
    db,
    deskTimeZone,
    finders,
    figures,
    demand,
  }: Pick<Parts, 'db' | 'deskTimeZone'> & {
    finders: { supplier: FollowingFinder };
    figures: ListingFigures;
    demand: ListingDemand;
  },
): void {
  const read = cardReader(db, keepSupplierCard);
  const findPage = createPageFinder(finders.supplier, supplierFilters, supplierReader, {
    read,
    textsOf: ({ texts }) => texts,
  });

  const noteVisit = openVisits(db, 'supplier');
  const writeAll = answerWriter(supplierCalls['POST /get-supplier'].response, ['counts']);
  const writeFound = answerWriter(supplierCalls['POST /search-supplier'].response, ['counts']);

  implement(app, 'POST /get-supplier', async ({ viewer, body }) => {
    const [{ data, total, counts }, since] = await Promise.all([findPage(body), noteVisit(viewer)]);
    return writeAll(writeCards(data, since), { totalcount: total, counts });
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
    return writeFound(writeCards(data, since), { ...more, count: total });
  });

  implement(app, 'POST /get-productcode', async ({ body }) => {
    const companyId = await findCompanyOf(db, body.id);
    if (companyId === null) throw new AppError('not-found', messages.supplierMissing);
    return { data: (await listDossiersOf(db, companyId, mostRelated)).map(toRelatedProduct) };
  });

  implement(app, 'GET /api/suppliers/:id/evidence', async ({ params }) => {
    const plant = await findPlant(db, params.id);
    if (plant === null) throw new AppError('not-found', messages.supplierMissing);
    const claims = await listClaims(db, { kind: 'supplier', id: plant.id });
    return { data: toShownClaims(claims, { today: dayIn(deskTimeZone), dosageForm: null }) };
  });

  implement(app, 'POST /get-supplierbyid', async ({ viewer, body }) => {
    const plant = await findPlant(db, body.id);
    if (plant === null) throw new AppError('not-found', messages.supplierMissing);
    demand.note(viewer, 'opened', 'supplier', [plant.id]);
    return { data: { data: toSupplier(plant) } };
  });
}
