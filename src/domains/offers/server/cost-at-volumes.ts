import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Plan } from '../contract/plan.ts';
import type { Ranking } from '../contract/ranking.ts';
import { findLatestTerms } from './latest-terms.ts';
import type { Fault } from './model/rank.ts';
import { ratesOfTheDay } from './model/rates.ts';
import { rankInTurn } from './rank-in-turn.ts';

/**
 * What the latest term sheets of one's requests cost at the volumes of a plan, ranked among each other (§24.1). Requests
 * that have none, or that one is not the buyer of, are left out; without any the ranking is null. What the plan lacks is
 * told by its fields: 'plan.lines.0.netPrice'.
 */
export async function costAtVolumes(
  db: Queryable,
  viewer: Viewer,
  plan: Plan,
  references: readonly string[],
): Promise<Ranking | { faults: Fault[] } | null> {
  if (references.length === 0) return null;
  const offers = await findLatestTerms(db, viewer, references);
  return offers.length === 0 ? null : rankInTurn(plan, offers, ratesOfTheDay());
}
