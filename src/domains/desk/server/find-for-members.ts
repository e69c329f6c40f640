import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { findDeals } from '#domains/dossiers/server/active-deals.ts';
import { readNews as readDossiers } from '#domains/dossiers/server/queries.ts';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import type { Suggestion } from '#domains/finder/contract/finders.ts';
import type { FinderSchema } from '#domains/finder/engine/finder.ts';
import type { FollowingFinder } from '#domains/finder/engine/live/live-index.ts';
import { findRequests } from '#domains/requests/server/parties/find.ts';
import { supplierFilters } from '#domains/suppliers/server/index-feed.ts';
import { readNews as readPlants } from '#domains/suppliers/server/queries.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Hit } from '../contract/find.ts';

/** Both finders, as the palette asks them: they know what is published, and misspelt words. */
export type AskedFinders = Record<
  ListingKind,
  Pick<FollowingFinder, 'search'> & { suggest(typed: string): Promise<Suggestion[]> }
>;

/** Of each kind as many as fit beside the others. */
export const shown = 5;

export async function findOwnRequests(db: Queryable, viewer: Viewer, words: string): Promise<Hit[]> {
  const found = await findRequests(db, viewer, words, shown);
  return found.map(({ reference, listingTitle, listingCode }) => ({
    kind: 'request',
    title: reference,
    detail: [listingTitle, listingCode].filter(Boolean).join(', '),
    to: `/requests/${encodeURIComponent(reference)}`,
  }));
}

export async function findPublishedDossiers(
  db: Queryable,
  finders: AskedFinders,
  words: string,
): Promise<Hit[]> {
  const rows = await readDossiers(db, await idsOf(finders.dossier, dossierFilters.schema, words));
  return rows.map(({ id, code, title }) => ({
    kind: 'dossier',
    title,
    detail: code,
    to: `/product-details/${id}`,
  }));
}

export async function findPublishedPlants(
  db: Queryable,
  finders: AskedFinders,
  words: string,
): Promise<Hit[]> {
  const rows = await readPlants(db, await idsOf(finders.supplier, supplierFilters.schema, words));
  return rows.map(({ id, code, city, country }) => ({
    kind: 'supplier',
    title: code,
    detail: [city, country].filter(Boolean).join(', '),
    to: `/supplier-details/${id}`,
  }));
}

/** Molecules and brands of what is listed; they lead to the finder, which shows all of them. */
export async function findMolecules(finders: AskedFinders, words: string): Promise<Hit[]> {
  const suggestions = await finders.dossier.suggest(words);
  return suggestions
    .filter(({ kind }) => kind !== 'filter')
    .slice(0, shown)
    .map(({ kind, text, of, count }) => ({
      kind: 'molecule',
      title: text,
      detail: `${kind === 'brand' ? `Brand of ${of}, ` : ''}${count} ${count === 1 ? 'dossier' : 'dossiers'}`,
      to: `/dossier-search?${new URLSearchParams({ q: text })}`,
    }));
}

export async function findOpenDeals(db: Queryable, words: string): Promise<Hit[]> {
  const deals = await findDeals(db, words, shown);
  return deals.map(({ id, title, code, dosageForm }) => ({
    kind: 'dossier',
    title,
    detail: [code, dosageForm].filter(Boolean).join(', '),
    to: `/investment/activedeals/${id}`,
  }));
}

async function idsOf(
  finder: Pick<FollowingFinder, 'search'>,
  { groups }: FinderSchema,
  text: string,
): Promise<readonly number[]> {
  const { ids } = await finder.search({
    ...{ text, selected: groups.map(() => []), monthFrom: null },
    ...{ order: 'relevance', offset: 0, limit: shown },
  });
  return ids;
}
