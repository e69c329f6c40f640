import type { FastifyInstance } from 'fastify';
import type { ListingDemand } from '#domains/catalogue/server/listing-demand.ts';
import type { ListingFigures } from '#domains/catalogue/server/listing-figures.ts';
import { createPageFinder } from '#domains/finder/engine/find-page.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import { writeCards } from '#domains/finder/server/kept-cards.ts';
import { openVisits } from '#domains/finder/server/visits/queries.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import { dayIn } from '#platform/server/day-in.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import { answerWriter } from '#platform/server/http/written-answers.ts';
import type { Parts } from '#platform/server/parts.ts';
import { dossierCalls } from '../contract/dossiers.ts';
import { activeDealRoutes } from './active-deals.ts';
import { alternativeRoutes } from './alternatives.ts';
import { cardReader } from './cards.ts';
import { dataSheetRoutes } from './data-sheet.ts';
import { dossierEvidenceRoutes } from './evidence.ts';
import { marketFigureRoutes } from './market-figures/routes.ts';
import { fittingOf } from './market-fit/fitting-of-page.ts';
import { marketFitRoutes } from './market-fit/routes.ts';
import { knownMolecules } from './molecules/known-molecules.ts';
import { moleculeWords } from './molecules/molecule-table.ts';
import { findSmiles } from './molecules/queries.ts';
import { presentationRoutes } from './presentations/routes.ts';
import { findDossier, findDossiers } from './queries.ts';
import { registerUploadRoutes } from './register-uploads/routes.ts';
import { rangeWords } from './search/columns.ts';
import { dossierFilters } from './search/index-feed.ts';
import { launchTallies, toLaunchCounts } from './search/launch-search.ts';
import { dossierReader } from './search/phrases.ts';
import { toSearch } from './search/to-search.ts';
import { launchWindowRoutes } from './windows/launch-windows.ts';
import { keepDossierCard, toDossier } from './wire.ts';

/** Of what a search finds, so many count as searched for. */
const mostSearched = 20;

export function dossierRoutes(
  app: FastifyInstance,
  parts: Pick<Parts, 'db' | 'deskTimeZone' | 'jobs' | 'storage' | 'temporaryFolder'> & {
    finders: { dossier: FollowingFinder };
    figures: ListingFigures;
    demand: ListingDemand;
  },
): void {
  const { db, finders, figures, demand, deskTimeZone } = parts;
  const read = cardReader(db, keepDossierCard);
  const findPage = createPageFinder(
    finders.dossier,
    dossierFilters,
    dossierReader,
    {
      read,
      textsOf: ({ texts }) => texts,
      wordsOf: ({ inn }) => moleculeWords(inn),
    },
    knownMolecules(db),
  );

  activeDealRoutes(app, parts);
  alternativeRoutes(app, parts);
  dataSheetRoutes(app, parts);
  launchWindowRoutes(app, parts);
  marketFigureRoutes(app, parts);
  marketFitRoutes(app, parts);
  dossierEvidenceRoutes(app, parts);
  presentationRoutes(app, parts);
  registerUploadRoutes(app, parts);

  const noteVisit = openVisits(db, 'dossier');
  const writeAll = answerWriter(dossierCalls['POST /get-dossier'].response, ['counts', 'launchCounts']);
  const writeFound = answerWriter(dossierCalls['POST /search-dossier'].response, ['counts', 'launchCounts']);

  implement(app, 'POST /get-dossier', async ({ viewer, body }) => {
    const [found, since] = await Promise.all([
      findPage(body, undefined, launchTallies(dayIn(deskTimeZone))),
      noteVisit(viewer),
    ]);
    const { data, total, counts, upTo } = found;
    return writeAll(writeCards(data, since), {
      totalcount: total,
      counts,
      launchCounts: toLaunchCounts(upTo),
    });
  });

  implement(app, 'POST /search-dossier', async ({ viewer, body }) => {
    const today = dayIn(deskTimeZone);
    const [found, since] = await Promise.all([
      findPage(body, toSearch(body, today), launchTallies(today)),
      noteVisit(viewer),
    ]);
    const { data, total, upTo, ...more } = found;
    // What a page lists of everything nobody has looked for.
    if (body.page === 1 && body.searchChar.trim() !== '') {
      const ids = data.slice(0, mostSearched).map(({ card }) => card.id);
      const markets = [body.RegionofInterest].flat().filter((market) => market !== '');
      demand.note(viewer, 'searched', 'dossier', ids, markets);
    }
    if (total === 0) {
      const {
        page: _page,
        limit: _limit,
        searchChar,
        sort: _sort,
        asTyped: _asTyped,
        launch,
        ...ticked
      } = body;
      const ranges = [
        ...rangeWords(body.ranges),
        ...(launch ? rangeWords({ [`launch ${launch.market}`]: launch }) : []),
      ];
      figures.foundNothing('dossier', searchChar, { ...ticked, ranges });
    }
    const fitting = await fittingOf(
      db,
      data.map(({ card }) => card.id),
      [body.fits].flat(),
    );
    return writeFound(writeCards(data, since), {
      ...more,
      ...fitting,
      totalCount: total,
      launchCounts: toLaunchCounts(upTo),
    });
  });

  implement(app, 'POST /get-dossierbyid', async ({ viewer, body }) => {
    const row = await findDossier(db, body.id);
    figures.viewed(row.dossier.id);
    demand.note(viewer, 'opened', 'dossier', [row.dossier.id]);
    return { data: toDossier(row) };
  });

  implement(app, 'GET /api/dossiers/compare', async ({ viewer, query: { ids } }) => {
    const rows = await findDossiers(
      db,
      ids.flatMap((id) => toRowId(id) ?? []),
    );
    // One alone is looked at, and compared with nothing.
    if (rows.length > 1) {
      demand.note(
        viewer,
        'compared',
        'dossier',
        rows.map(({ dossier }) => dossier.id),
      );
    }
    const found = new Map(rows.map((row) => [String(row.dossier.id), toDossier(row)]));
    return {
      data: ids.flatMap((id) => found.get(id) ?? []),
      missing: ids.filter((id) => !found.has(id)),
    };
  });

  implement(app, 'GET /api/molecules/:molecule/structure.svg', async ({ params, reply }) => {
    const smiles = await findSmiles(db, params.molecule);
    if (smiles === null) throw new AppError('not-found', 'This molecule has no drawn structure');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(await make('structure', { smiles }, null));
  });
}
