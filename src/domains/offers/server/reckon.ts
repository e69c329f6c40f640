import type { Queryable } from '#platform/server/database/database.ts';
import { invalid } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Comparison } from '../contract/asked-offers.ts';
import type { Ranking } from '../contract/ranking.ts';
import { findLatestTerms } from './latest-terms.ts';
import type { Rates } from './model/rates.ts';
import type { Offered } from './model/read-offer.ts';
import { rankInTurn } from './rank-in-turn.ts';

/** What was asked for, as it stands now: offers in their order, null where the viewer may see none. */
export async function findOffered(
  db: Queryable,
  viewer: Viewer,
  { offers }: Comparison,
): Promise<(Offered | null)[]> {
  const references = offers.flatMap((offer) => (offer.kind === 'request' ? [offer.reference] : []));
  const found = references.length === 0 ? [] : await findLatestTerms(db, viewer, references);
  return offers.map((offer) =>
    offer.kind === 'request'
      ? (found.find(({ reference }) => reference === offer.reference) ?? null)
      : { name: offer.name, terms: offer.terms, reference: null, version: null },
  );
}

/** All of what was asked for. Throws AppError 'invalid', each fault beside its field. */
export async function findAllOffered(db: Queryable, viewer: Viewer, asked: Comparison): Promise<Offered[]> {
  const offered = await findOffered(db, viewer, asked);
  const issues = asked.offers.flatMap((offer, place) => {
    if (offer.kind !== 'request') return [];
    const path = `offers.${place}.reference`;
    if (offered[place] === null) {
      return [{ path, message: 'This request has no term sheet, or it is not yours to see' }];
    }
    const earlier = asked.offers.findIndex(
      (other) => other.kind === 'request' && other.reference === offer.reference,
    );
    return earlier < place ? [{ path, message: 'This request is compared already' }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  return offered.flatMap((offer) => offer ?? []);
}

/** Throws AppError 'invalid', each fault beside its field. */
export async function rankOrThrow(
  asked: Comparison,
  offered: readonly Offered[],
  rates: Rates,
): Promise<Ranking> {
  const ranking = await rankInTurn(asked.plan, offered, rates);
  if ('faults' in ranking) throw invalid(ranking.faults.map(({ path, message }) => ({ path, message })));
  return ranking;
}
