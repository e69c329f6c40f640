import type { FastifyInstance } from 'fastify';
import { type DossierFilterCounts, dossierFilterGroups } from '#contract/dossiers.ts';
import { implement } from '#server/platform/calls.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Finder, FinderQuery } from '#server/search/finder.ts';
import { drawStructure } from './drawing.ts';
import { dossierFinderSchema } from './index-feed.ts';
import { cardReader, findDossier, findSmiles } from './queries.ts';
import { monthNumber, toRowId } from './rules.ts';
import { toDossier, toDossierCard } from './wire.ts';

type Page = { page: number; limit: number };

const unfiltered = dossierFinderSchema.groups.map(() => []);

/** A filter field as one list of indices into its group: one label, several, or empty. */
function indexesOf(values: readonly string[], ticked: string | readonly string[]): number[] {
  return [ticked].flat().flatMap((label) => (label === '' ? [] : values.indexOf(label)));
}

function nameCounts(counts: number[][]): DossierFilterCounts {
  return Object.fromEntries(
    dossierFinderSchema.groups.map((group, g) => [group.name, counts[g]]),
  ) as DossierFilterCounts;
}

export function dossierRoutes(app: FastifyInstance, { db, finder }: { db: Database; finder: Finder }): void {
  const readCards = cardReader(db);

  async function find({ page, limit }: Page, query: Omit<FinderQuery, 'offset' | 'limit'>) {
    const { ids, total, counts } = finder.search({ ...query, offset: (page - 1) * limit, limit });
    const rows = await readCards(ids);
    return { data: rows.map(toDossierCard), total, counts: nameCounts(counts) };
  }

  implement(app, 'POST /get-dossier', async ({ body }) => {
    const { total, ...found } = await find(body, {
      text: body.searchChar,
      selected: unfiltered,
      monthFrom: null,
    });
    return { ...found, totalcount: total };
  });

  implement(app, 'POST /search-dossier', async ({ body }) => {
    const ticked = { ...body, curated: body.curated ? dossierFilterGroups.curated : [] };
    const { total, ...found } = await find(body, {
      text: body.searchChar,
      selected: dossierFinderSchema.groups.map((group) =>
        indexesOf(group.values, ticked[group.name as keyof typeof dossierFilterGroups]),
      ),
      monthFrom: body.usConstraintDate === '' ? null : monthNumber(body.usConstraintDate),
    });
    return { ...found, totalCount: total };
  });

  implement(app, 'POST /get-dossierbyid', async ({ body }) => {
    const id = toRowId(body.id);
    const row = id === null ? null : await findDossier(db, id);
    if (row === null) throw new AppError('not-found', 'Searched Dossier does not exist...');
    return { data: toDossier(row) };
  });

  implement(app, 'GET /api/molecules/:molecule/structure.svg', async ({ params, reply }) => {
    const id = toRowId(params.molecule);
    const smiles = id === null ? null : await findSmiles(db, id);
    if (smiles === null) throw new AppError('not-found', 'This molecule has no drawn structure');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(drawStructure(smiles));
  });
}
