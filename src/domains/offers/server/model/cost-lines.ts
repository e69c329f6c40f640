import type { CostPart } from '../../contract/offer-limits.ts';
import {
  added,
  type Bend,
  type BentLine,
  flat,
  larger,
  negated,
  positive,
  scaled,
  straight,
  stretched,
} from './bent-lines.ts';
import { discountAfter } from './calendar.ts';
import { type Fixed, over, times, toFixed, total } from './fixed.ts';
import { one } from './numbers.ts';
import type { Planned, Volumes } from './planned.ts';
import type { Settled, SettledLine } from './settle.ts';

export type End = 'low' | 'high';

/** What an offer costs at each multiple of the plan, discounted, by the parts of the formula (§24.1). */
export type CostLines = Record<CostPart, BentLine>;

/** `cost` of a unit, and the units of a year that are paid for at least. */
type Supplied = Volumes & { cost: Fixed; least: Fixed };

export function costLines(offer: Settled, planned: Planned, end: End): CostLines {
  const { discounts, rate } = planned;
  const supplied = offer.lines.map((line) => supplyOf(line, end));
  const royalties = discounts.map((_, year) => royaltyIn(year, offer, planned, end));
  const fees = offer.fees.map(({ amount, [end]: delay }) =>
    toFixed(amount[end].div(discountAfter(delay, rate))),
  );
  const tooling = offer.lines.map(({ tooling, volumes }) =>
    toFixed(tooling[end].div(one.plus(rate).pow(volumes.first))),
  );
  return {
    fees: flat(total(fees)),
    tooling: flat(total(tooling)),
    supply: added(supplied.map((each) => discountedSupply(each, discounts))),
    royalty: added(royalties.map((line, year) => scaled(line, discounts[year] ?? 0n))),
    share: sharesOf(offer, planned, end, supplied, royalties),
  };
}

function supplyOf(line: SettledLine, end: End): Supplied {
  const pack = line.price[end].times(one.plus(line.duty[end])).plus(line.freight[end]);
  return {
    ...line.volumes,
    cost: toFixed(pack.div(line.packUnits)),
    least: toFixed(line.moq[end].times(line.packUnits)),
  };
}

/** Cost of max(volume, MOQ) over the years: the MOQ holds from the first year on in which the line is ordered. */
function discountedSupply(
  { discounted, units, first, cost, least }: Supplied,
  discounts: readonly Fixed[],
): BentLine {
  if (least === 0n) return straight(times(total(discounted), cost));
  const bends: Bend[] = [];
  for (let year = first; year < discounts.length; year += 1) {
    const [count, worth] = [units[year] ?? 0n, discounted[year] ?? 0n];
    if (count > 0n) bends.push({ at: over(least, count), bend: times(worth, cost) });
  }
  return { start: times(times(least, cost), total(discounts.slice(first))), slope: 0n, bends };
}

/** The larger of royalty and minimum, from the first year on in which anything is sold. */
function royaltyIn(year: number, offer: Settled, { sales, first }: Planned, end: End): BentLine {
  if (year < first) return flat(0n);
  const minimum = toFixed(offer.minimum[end]);
  const royalty = stretched(offer.royalty[end], sales[year] ?? 0n);
  return minimum === 0n ? royalty : larger(royalty, flat(minimum));
}

/** The owner's part of what is left of net sales after what was sold, what expired, and the royalty. */
function sharesOf(
  offer: Settled,
  { discounts, sales, kept }: Planned,
  end: End,
  supplied: readonly Supplied[],
  royalties: readonly BentLine[],
): BentLine {
  const share = toFixed(offer.share[end]);
  if (share === 0n) return flat(0n);
  const inYears = discounts.map((discount, year) => {
    const expired = year - offer.read.shelfYears;
    const sold = total(supplied.map(({ cost, units }) => times(units[year] ?? 0n, cost)));
    const margin = added([
      straight(times(sales[year] ?? 0n, kept) - sold),
      negated(royalties[year] ?? flat(0n)),
      ...(expired < 0 ? [] : supplied.map((each) => negated(surplusOf(each, expired)))),
    ]);
    return scaled(positive(margin), times(share, discount));
  });
  return added(inYears);
}

/** What was paid for beyond the volume in a year, and is written off when it expires. */
function surplusOf({ units, first, cost, least }: Supplied, year: number): BentLine {
  if (year < first || least === 0n) return flat(0n);
  const count = units[year] ?? 0n;
  const slope = times(count, cost);
  return {
    start: times(least, cost),
    slope: -slope,
    bends: count > 0n ? [{ at: over(least, count), bend: slope }] : [],
  };
}
