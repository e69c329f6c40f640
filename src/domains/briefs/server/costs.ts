import type { Plan } from '#domains/offers/contract/plan.ts';
import { costAtVolumes } from '#domains/offers/server/cost-at-volumes.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { BriefLine } from '../contract/brief-lines.ts';
import type { OnBoard } from '../contract/briefs.ts';
import type { AskedRow, BriefRow } from './queries.ts';

type Cost = NonNullable<OnBoard['cost']>;
/** By reference; and what no offer states, and counts in none of them. */
export type Costs = { of: ReadonlyMap<string, Cost>; leftOut: string[] };

/** A brief has no net price: where to give one is told, and not to give it. */
const noNetPrice = 'It takes a share of sales or profit: compare in money with your net price.';
const nothingToReckonBy = 'Its lines do not say strength, units in a pack and packs a year.';

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

/** What each offer costs a pack at the volumes that it was asked for: beside those that were asked the same. */
export async function costsOf(
  db: Queryable,
  viewer: Viewer,
  brief: BriefRow,
  offered: readonly AskedRow[],
): Promise<Costs> {
  const of = new Map<string, Cost>();
  const leftOut: string[] = [];
  const groups = [...Map.groupBy(offered, ({ lines }) => lines.join()).values()];
  for (const group of groups) {
    const places = group[0]?.lines ?? [];
    const plan = planOf(
      brief,
      places.flatMap((place) => brief.lines[place] ?? []),
    );
    const references = group.map(({ row }) => row.reference);
    const costs = await costsAt(db, viewer, plan, references);
    for (const [reference, cost] of costs.of) of.set(reference, cost);
    const lines = `${places.length === 1 ? 'line' : 'lines'} ${places.map((place) => place + 1).join(', ')}`;
    leftOut.push(...costs.leftOut.map((words) => (groups.length === 1 ? words : `Of ${lines}: ${words}`)));
  }
  return { of, leftOut };
}

async function costsAt(
  db: Queryable,
  viewer: Viewer,
  plan: Plan | null,
  references: readonly string[],
): Promise<Costs> {
  if (plan === null) {
    return {
      of: new Map(references.map((reference) => [reference, without(nothingToReckonBy)])),
      leftOut: [],
    };
  }
  const { ranking, faults } = await costAtVolumes(db, viewer, plan, references);
  const of = new Map(
    [...faults].map(([reference, { path, message }]) => [
      reference,
      without(path.endsWith('.netPrice') ? noNetPrice : message),
    ]),
  );
  for (const { reference, cost, unranked, missing } of ranking?.offers ?? []) {
    if (ranking === null || reference === null) continue;
    const { currency, packUnits } = ranking;
    if (cost === null) of.set(reference, without(unranked ?? ''));
    else of.set(reference, { perPack: { ...cost.perPack, currency, packUnits }, says: missing });
  }
  return { of, leftOut: ranking?.leftOut ?? [] };
}

function without(why: string): Cost {
  return { perPack: null, says: [why] };
}
