import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Plan } from '../contract/plan.ts';
import type { Ranking } from '../contract/ranking.ts';
import { findLatestTerms } from './latest-terms.ts';
import type { Fault } from './model/rank.ts';
import { ratesOfTheDay } from './model/rates.ts';
import { rankInTurn } from './rank-in-turn.ts';

type CostsAtVolumes = {
  /** Null where none of them can be reckoned. */
  ranking: Ranking | null;
  /** Of those that cannot be, what is wrong, by reference: 'plan.lines.0.netPrice' is what a royalty asks of the plan. */
  faults: ReadonlyMap<string, Fault>;
};

/**
 * What the latest term sheets of one's requests cost at the volumes of a plan, ranked among each other (§24.1). Requests
 * that have none, or that one is not the buyer of, are left out. One that cannot be reckoned keeps none of the others from
 * it: they are ranges by what the others say (§24.3).
 */
export async function costAtVolumes(
  db: Queryable,
  viewer: Viewer,
  plan: Plan,
  references: readonly string[],
): Promise<CostsAtVolumes> {
  const faults = new Map<string, Fault>();
  let offers = references.length === 0 ? [] : await findLatestTerms(db, viewer, references);
  while (offers.length > 0) {
    const ranking = await rankInTurn(plan, offers, ratesOfTheDay());
    if (!('faults' in ranking)) return { ranking, faults };
    const [first] = ranking.faults;
    // What is wrong with the plan alone is wrong for all.
    const places = first?.offers ?? offers.map((_, place) => place);
    for (const place of places) {
      const reference = offers[place]?.reference;
      if (first && reference !== undefined) faults.set(reference, first);
    }
    offers = offers.filter((_, place) => !places.includes(place));
  }
  return { ranking: null, faults };
}
