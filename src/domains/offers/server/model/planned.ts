import type { Plan } from '../../contract/plan.ts';
import { type Fixed, fixed, over, times, total, unit } from './fixed.ts';
import { type Figure, perCent } from './numbers.ts';

/** Units of some lines of the plan together, by year. */
export type Volumes = {
  units: readonly Fixed[];
  /** Divided by the discount of their year. */
  discounted: readonly Fixed[];
  /** The first year with any, from 0; as many as there are years where there is none. */
  first: number;
};

/** A plan as it is reckoned with. */
export type Planned = {
  plan: Plan;
  rate: Figure;
  /** One by (1 + rate) to the years that have passed: of each year's end, from the first on. */
  discounts: readonly Fixed[];
  /** Net sales by year. */
  sales: readonly Fixed[];
  /** The first year with any volume, from 0. */
  first: number;
  /** Of net sales what is left before a profit is shared. */
  kept: Fixed;
  /** Units of the pack that costs are told for. */
  packUnits: number;
  packs: Fixed;
  discountedPacks: Fixed;
  volumesOf(lines: readonly number[]): Volumes;
  leavesOut(line: number): boolean;
};

/** `leavesOut`: lines that no offer has a price for. */
export function planned(plan: Plan, leavesOut: (line: number) => boolean): Planned {
  const rate = perCent(plan.discount);
  const discounts = discountsOf(plan);
  const counted = plan.lines.map((line, place) => ({
    units: BigInt(line.packUnits),
    net: line.netPrice === '' ? 0n : fixed(line.netPrice),
    packs: discounts.map((_, year) => (leavesOut(place) ? 0n : BigInt(line.volumes[year] || 0))),
  }));
  const inYears = (of: (line: (typeof counted)[number], year: number) => Fixed, lines = counted) =>
    discounts.map((_, year) => total(lines.map((line) => of(line, year))));
  const kept = new Map<string, Volumes>();
  const volumesOf = (lines: readonly number[]): Volumes => {
    const key = lines.join();
    const known = kept.get(key);
    if (known) return known;
    const units = inYears(
      ({ units, packs }, year) => units * (packs[year] ?? 0n) * unit,
      counted.filter((_, place) => lines.includes(place)),
    );
    const first = units.findIndex((each) => each > 0n);
    const volumes = {
      units,
      discounted: units.map((each, year) => times(each, discounts[year] ?? 0n)),
      first: first < 0 ? units.length : first,
    };
    kept.set(key, volumes);
    return volumes;
  };
  const all = volumesOf(plan.lines.map((_, line) => line));
  const packUnits = Number(plan.lines[0]?.packUnits ?? 1);
  return {
    ...{ plan, rate, discounts, packUnits, volumesOf, leavesOut, first: all.first },
    sales: inYears(({ net, packs }, year) => net * (packs[year] ?? 0n)),
    kept: unit - (plan.deductions === '' ? 0n : fixed(plan.deductions) / 100n),
    packs: total(all.units) / BigInt(packUnits),
    discountedPacks: total(all.discounted) / BigInt(packUnits),
  };
}

/** Of each year's end; the first year's is a year after the start. */
function discountsOf({ discount, years }: Plan): Fixed[] {
  const growth = unit + fixed(discount) / 100n;
  let grown = unit;
  return Array.from({ length: years }, () => {
    grown = times(grown, growth);
    return over(unit, grown);
  });
}
