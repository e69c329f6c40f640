import type { FastifyInstance } from 'fastify';
import type { DossierCard } from '#contract/dossiers.ts';
import { messages } from '#contract/messages.ts';
import { findCompanyOf } from '#server/features/suppliers/queries.ts';
import { isListedSince, openVisits } from '#server/features/visits/queries.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { make } from '#server/platform/heavy/heavy.ts';
import type { ListingFigures } from '#server/platform/listing-figures.ts';
import { toRowId } from '#server/platform/row-id.ts';
import { createPageFinder } from '#server/search/find-page.ts';
import type { FollowingFinder } from '#server/search/live-index.ts';
import { activeDealRoutes } from './active-deals.ts';
import { dataSheetRoutes } from './data-sheet.ts';
import { dossierFilters } from './index-feed.ts';
import { knownMolecules } from './known-molecules.ts';
import { moleculeWords } from './molecule-table.ts';
import { dossierReader } from './phrases.ts';
import { cardReader, findDossier, findDossiers, findSmiles, listDossiersOf } from './queries.ts';
import { toSearch } from './rules.ts';
import { cardTexts, toDossier, toDossierCard, toRelatedProduct } from './wire.ts';

/** As many related products as a column beside the supplier can show to any use. */
const mostRelated = 24;

export function dossierRoutes(
  app: FastifyInstance,
  parts: { db: Database; finder: FollowingFinder; figures: ListingFigures; deskTimeZone: string },
): void {
  const { db, finder, figures } = parts;
  const findPage = createPageFinder(
    finder,
    dossierFilters,
    dossierReader,
    {
      read: cardReader(db),
      textsOf: cardTexts,
      wordsOf: ({ inn }) => moleculeWords(inn),
      toCard: toDossierCard,
    },
    knownMolecules(db),
  );

  activeDealRoutes(app, parts);
  dataSheetRoutes(app, parts);

  const noteVisit = openVisits(db, 'dossier');
  const markNew = (cards: Omit<DossierCard, 'isNew'>[], since: Date | null) =>
    cards.map((card) => ({ ...card, isNew: isListedSince(card.listedAt, since) }));

  implement(app, 'POST /get-dossier', async ({ viewer, body }) => {
    const [{ data, total, counts }, since] = await Promise.all([findPage(body), noteVisit(viewer)]);
    return { data: markNew(data, since), totalcount: total, counts };
  });

  implement(app, 'POST /search-dossier', async ({ viewer, body }) => {
    const [found, since] = await Promise.all([findPage(body, toSearch(body)), noteVisit(viewer)]);
    const { data, total, ...more } = found;
    if (total === 0) {
      const { page: _page, limit: _limit, searchChar, sort: _sort, asTyped: _asTyped, ...ticked } = body;
      figures.foundNothing('dossier', searchChar, ticked);
    }
    return { ...more, data: markNew(data, since), totalCount: total };
  });

  implement(app, 'POST /get-dossierbyid', async ({ body }) => {
    const id = toRowId(body.id);
    const row = id === null ? null : await findDossier(db, id);
    if (row === null) throw new AppError('not-found', messages.dossierMissing);
    figures.viewed(row.dossier.id);
    return { data: toDossier(row) };
  });

  implement(app, 'GET /api/dossiers/compare', async ({ query: { ids } }) => {
    const rows = await findDossiers(
      db,
      ids.flatMap((id) => toRowId(id) ?? []),
    );
    const found = new Map(rows.map((row) => [String(row.dossier.id), toDossier(row)]));
    return {
      data: ids.flatMap((id) => found.get(id) ?? []),
      missing: ids.filter((id) => !found.has(id)),
    };
  });

  implement(app, 'POST /get-productcode', async ({ body }) => {
    const plantId = toRowId(body.id);
    const companyId = plantId === null ? null : await findCompanyOf(db, plantId);
    if (companyId === null) throw new AppError('not-found', messages.supplierMissing);
    return { data: (await listDossiersOf(db, companyId, mostRelated)).map(toRelatedProduct) };
  });

  implement(app, 'GET /api/molecules/:molecule/structure.svg', async ({ params, reply }) => {
    const id = toRowId(params.molecule);
    const smiles = id === null ? null : await findSmiles(db, id);
    if (smiles === null) throw new AppError('not-found', 'This molecule has no drawn structure');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(await make('structure', { smiles }, null));
  });
}
