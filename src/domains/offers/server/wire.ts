import type { Viewer } from '#platform/server/http/viewer.ts';
import type { ListedScenario, Scenario } from '../contract/offer-calls.ts';
import type { Offered } from './model/read-offer.ts';
import { rankInTurn } from './rank-in-turn.ts';
import type { ScenarioRow, WholeScenario } from './scenarios.ts';

export function toListed(row: ScenarioRow, viewer: Viewer): ListedScenario {
  const { id, name, maker, personId, company, references, revision, changedAt } = row;
  const by = personId === viewer.personId ? null : maker;
  return {
    ...{ id: String(id), name, by, company, references, revision },
    changedAt: changedAt.toISOString(),
  };
}

/** What is asked for is told as far as the viewer may see it: the rest is named by its reference alone. */
export async function toScenario(
  row: WholeScenario,
  viewer: Viewer,
  offered: readonly (Offered | null)[],
  kept: ReadonlyMap<string, number>,
): Promise<Scenario> {
  const there = offered.flatMap((offer) => offer ?? []);
  const isThere = (_: unknown, place: number) => offered[place] !== null;
  const ranking = there.length === 0 ? { faults: [] } : await rankInTurn(row.asked.plan, there, row.rates);
  const isFaulty = 'faults' in ranking;
  return {
    ...toListed(row, viewer),
    asked: { ...row.asked, offers: row.asked.offers.filter(isThere) },
    ranking: isFaulty ? null : ranking,
    faults: isFaulty ? ranking.faults.map(({ path, message }) => ({ path, message })) : [],
    newer: there.flatMap(({ reference, version }) =>
      reference !== null && (version ?? 0) > (kept.get(reference) ?? 0) ? [reference] : [],
    ),
    gone: row.asked.offers.flatMap((offer, place) =>
      offer.kind === 'request' && offered[place] === null ? [offer.reference] : [],
    ),
  };
}
