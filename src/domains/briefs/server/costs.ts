import type { Plan } from '#domains/offers/contract/plan.ts';
import { costAtVolumes } from '#domains/offers/server/cost-at-volumes.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { BriefLine } from '../contract/brief-lines.ts';
import type { OnBoard } from '../contract/briefs.ts';
import type { AskedRow, BriefRow } from './queries.ts';

type Cost = NonNullable<OnBoard['cost']>;
export type Costs = ReadonlyMap<string, Cost>;

const nothingToReckonBy = 'Its lines do not say strength, units in a pack and packs a year.';

/** A brief has no net price: where to give one is told, and not to give it. */
const reckonedBySales = 'It takes a share of sales or profit: compare in money with your net price.';

/** A plan of what a request was asked for: the lines that say enough to reckon by; null where none does. */
export function planOf({ currency, firstYear }: BriefRow, lines: readonly BriefLine[]): Plan | null {
  const reckoned = lines.filter(
    ({ strength, packUnits, volumes }) =>
      strength !== '' && packUnits !== '' && volumes.some((packs) => packs !== ''),
  );
  if (reckoned.length === 0) return null;
  return {
    ...{
      currency,
      start: `${firstYear}-01-01`,
      discount: '0',
      duty: '',
      deductions: '',
      shelfLifeMonths: '24',
    },
    years: Math.max(...reckoned.map(({ volumes }) => volumes.length)),
    lines: reckoned.map(({ strength, packUnits, volumes }) => ({
      strength,
      packUnits,
      netPrice: '',
      volumes,
    })),
  };
}

/** What each offer costs a pack at the volumes that it was asked for, by reference: beside those that were asked the same. */
export async function costsOf(
  db: Queryable,
  viewer: Viewer,
  brief: BriefRow,
  offered: readonly AskedRow[],
): Promise<Costs> {
  const costs = new Map<string, Cost>();
  for (const [, group] of Map.groupBy(offered, ({ lines }) => lines.join())) {
    const lines = (group[0]?.lines ?? []).flatMap((place) => brief.lines[place] ?? []);
    const references = group.map(({ row }) => row.reference);
    for (const [reference, cost] of await costsAt(db, viewer, planOf(brief, lines), references)) {
      costs.set(reference, cost);
    }
  }
  return costs;
}

async function costsAt(
  db: Queryable,
  viewer: Viewer,
  plan: Plan | null,
  references: readonly string[],
): Promise<[string, Cost][]> {
  if (plan === null) return references.map((reference) => [reference, without(nothingToReckonBy)]);
  const ranking = await costAtVolumes(db, viewer, plan, references);
  if (ranking === null) return [];
  if ('faults' in ranking) {
    // One of them asks for what the brief does not say, as a royalty does for a net price: the others are reckoned.
    if (references.length > 1) {
      return (await Promise.all(references.map((one) => costsAt(db, viewer, plan, [one])))).flat();
    }
    const [fault] = ranking.faults;
    const why = fault?.path.endsWith('.netPrice') ? reckonedBySales : (fault?.message ?? '');
    return references.map((reference) => [reference, without(why)]);
  }
  const { currency, packUnits } = ranking;
  return ranking.offers.flatMap(({ reference, cost, unranked, missing }): [string, Cost][] => {
    if (reference === null) return [];
    if (cost === null) return [[reference, without(unranked ?? '')]];
    return [[reference, { perPack: { ...cost.perPack, currency, packUnits }, says: missing }]];
  });
}

function without(why: string): Cost {
  return { perPack: null, says: [why] };
}
