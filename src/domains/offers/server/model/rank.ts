import { dayWords } from '#platform/contract/dates.ts';
import { type CostPart, costParts } from '../../contract/offer-limits.ts';
import type { Plan } from '../../contract/plan.ts';
import type { RankedOffer, Ranking, Span } from '../../contract/ranking.ts';
import { added, type BentLine, valueAt } from './bent-lines.ts';
import { type CostLines, costLines } from './cost-lines.ts';
import { crossings, lookUp, prepared, type Range } from './crossings.ts';
import { compare, type Fixed, fixed, over, times, toFigure, unit } from './fixed.ts';
import { findLeftOut, unpricedLines } from './left-out.ts';
import { marketOf } from './market.ts';
import { shownTo } from './numbers.ts';
import { type Planned, planned } from './planned.ts';
import { exchange, type Rates } from './rates.ts';
import { type Offered, type ReadOffer, readOffer } from './read-offer.ts';
import { type Settled, settle } from './settle.ts';

/** What is wrong with what was asked, beside its field; and the offers but for which it would not be, by their places. */
export type Fault = { path: string; message: string; offers?: number[] };

/** Offers and plan as far as sums go: what ranking, sheet and letter are made of. */
export type Model = { planned: Planned; rates: Rates; offers: Settled[]; leftOut: string[] };

/** Beyond it a sheet's own numbers would not hold the cent. */
const mostCost = fixed('1000000000000');
const most = 'A cost of a trillion or more is not reckoned with. Check volumes and prices.';

/** From a tenth of the plan to ten times as much, in steps that look alike: each a twentieth of a power of ten. */
const steps = [
  ...['1', '1.12', '1.26', '1.41', '1.58', '1.78', '2', '2.24', '2.51', '2.82'],
  ...['3.16', '3.55', '3.98', '4.47', '5.01', '5.62', '6.31', '7.08', '7.94', '8.91'],
];
const multipliers = [
  ...steps.map((step) => fixed(step) / 10n),
  ...steps.map((step) => fixed(step)),
  fixed('10'),
];
const mostFlips = 200;

/** Closes the gaps of offers and brings them to one currency; or says what is wrong. */
export function modelOf(plan: Plan, offered: readonly Offered[], rates: Rates): Model | { faults: Fault[] } {
  const day = dayWords(rates.day);
  const told = `The European Central Bank told no rate of`;
  const faults: Fault[] = [];
  if (rates.perEuro[plan.currency] === undefined) {
    faults.push({ path: 'plan.currency', message: `${told} ${plan.currency} on ${day}` });
    return { faults };
  }
  const reads: ReadOffer[] = [];
  for (const [place, offer] of offered.entries()) {
    const factor = exchange(rates, offer.terms.currency, plan.currency);
    if (factor !== null) reads.push(readOffer(offer, plan, factor));
    else {
      const path = offer.reference === null ? `offers.${place}.terms.currency` : `offers.${place}.reference`;
      faults.push({ path, message: `${told} ${offer.terms.currency} on ${day}`, offers: [place] });
    }
  }
  if (faults.length > 0) return { faults };
  const unpriced = unpricedLines(reads, plan.lines.length);
  const inPlan = planned(plan, (line) => unpriced.has(line));
  faults.push(...faultsOf(plan, reads, unpriced, inPlan));
  if (faults.length > 0) return { faults };
  const market = marketOf(reads, plan.lines.length);
  return {
    ...{ planned: inPlan, rates },
    offers: reads.map((read) => settle(read, market, inPlan)),
    leftOut: findLeftOut(reads, market, inPlan, unpriced),
  };
}

function faultsOf(
  plan: Plan,
  reads: readonly ReadOffer[],
  unpriced: ReadonlySet<number>,
  { first }: Planned,
): Fault[] {
  if (unpriced.size === plan.lines.length) {
    return plan.lines.map(({ strength, packUnits }, line) => ({
      path: `plan.lines.${line}.strength`,
      message: `No offer states a price for ${strength} in packs of ${packUnits}`,
    }));
  }
  if (first === plan.years) {
    const line = plan.lines.findIndex((_, place) => !unpriced.has(place));
    return [{ path: `plan.lines.${line}.volumes.0`, message: 'Give a volume above zero in some year' }];
  }
  const offers = reads.flatMap(({ flat, tiers, share }, place) =>
    flat?.value.gt(0) || tiers.some(({ rate }) => rate.gt(0)) || share?.value.gt(0) ? [place] : [],
  );
  const bySales = reads[offers[0] ?? reads.length];
  if (bySales === undefined) return [];
  return plan.lines.flatMap(({ netPrice }, line) =>
    netPrice === '' && !unpriced.has(line)
      ? [
          {
            path: `plan.lines.${line}.netPrice`,
            message: `Give the net price: ‘${bySales.name}’ takes a share of sales or profit`,
            offers,
          },
        ]
      : [],
  );
}

type Costed = {
  place: number;
  offer: Settled;
  low: CostLines;
  high: CostLines;
  lines: Range;
};

/** Ranks offers by their net present value (§24.1), or says what is wrong. */
export function rank(plan: Plan, offered: readonly Offered[], rates: Rates): Ranking | { faults: Fault[] } {
  const model = modelOf(plan, offered, rates);
  return 'faults' in model ? model : rankingOf(model);
}

export function rankingOf(model: Model): Ranking | { faults: Fault[] } {
  const { planned: inPlan, offers } = model;
  const costed = offers.map((offer, place) => costsOf(offer, place, inPlan));
  const ranked = costed.filter(({ offer }) => offer.unranked === null);
  const huge = ranked.filter(({ lines }) => lookUp(lines.high, unit) >= mostCost);
  if (huge.length > 0) {
    return { faults: [{ path: 'plan.lines', message: most, offers: huge.map(({ place }) => place) }] };
  }
  const flips = flipsAmong(ranked);
  const twiceMiddle = ({ lines }: Costed) => lookUp(lines.low, unit) + lookUp(lines.high, unit);
  const inOrder = ranked.toSorted((one, other) => compare(twiceMiddle(one), twiceMiddle(other)));
  const { packUnits, packs, discountedPacks, plan } = inPlan;
  return {
    currency: plan.currency,
    rates: ratesAmong(model),
    packUnits,
    years: plan.years,
    packs: shown(2, packs),
    discountedPacks: shown(2, discountedPacks),
    offers: [...inOrder, ...costed.filter((one) => !ranked.includes(one))].map((one) =>
      toRanked(one, ranked, inPlan),
    ),
    leftOut: model.leftOut,
    curve: multipliers.map((multiplier) => ({
      multiplier: toFigure(multiplier).toFixed(),
      costs: offers.map((_, place) => {
        const one = ranked.find((each) => each.place === place);
        return one ? perPackAt(one, multiplier, inPlan) : null;
      }),
    })),
    flips: flips.slice(0, mostFlips).map(({ at, ...flip }) => ({
      multiplier: toFigure(at).toDecimalPlaces(6).toFixed(),
      packs: shown(0, times(packs, at)),
      ...flip,
    })),
    moreFlips: flips.length > mostFlips,
  };
}

function costsOf(offer: Settled, place: number, inPlan: Planned): Costed {
  const low = costLines(offer, inPlan, 'low');
  // What is missing is said, so that only then there are two ends.
  const high = offer.missing.length === 0 ? low : costLines(offer, inPlan, 'high');
  const lowest = prepared(whole(low));
  const highest = high === low ? lowest : prepared(whole(high));
  return { place, offer, low, high, lines: { low: lowest, high: highest } };
}

function whole(lines: CostLines): BentLine {
  return added(costParts.map((part) => lines[part]));
}

function flipsAmong(ranked: readonly Costed[]) {
  const [from, to] = [multipliers[0] ?? unit, multipliers.at(-1) ?? unit];
  return ranked
    .flatMap((one, place) =>
      ranked.slice(place + 1).flatMap((other) =>
        crossings(one.lines, other.lines, from, to).map(({ at, cheaper }) => ({
          ...{ at, isSure: isSure(one) && isSure(other) },
          cheaper: cheaper === 'one' ? one.place : other.place,
          than: cheaper === 'one' ? other.place : one.place,
        })),
      ),
    )
    .toSorted((one, other) => compare(one.at, other.at));
}

function isSure({ lines }: Costed): boolean {
  return lines.low === lines.high;
}

function toRanked(costed: Costed, ranked: readonly Costed[], inPlan: Planned): RankedOffer {
  const { place, offer, low, high, lines } = costed;
  const { name, reference, version } = offer.read;
  const said = { ...{ offer: place, name, reference, version }, unranked: offer.unranked };
  const told = { missing: offer.missing, notes: offer.notes };
  if (offer.unranked !== null) return { ...said, ...told, cost: null };
  const [least, largest] = [lookUp(lines.low, unit), lookUp(lines.high, unit)];
  const partOf = (part: CostPart): Span => {
    // A share is smaller where more is paid for supply: its lowest is not always at the lowest cost.
    const [one = 0n, other = 0n] = [low, high].map((lines) => valueAt(lines[part], unit)).toSorted(compare);
    return { low: shown(2, one), high: shown(2, other) };
  };
  return {
    ...said,
    ...told,
    cost: {
      npv: { low: shown(2, least), high: shown(2, largest) },
      perPack: perPackAt(costed, unit, inPlan),
      parts: Object.fromEntries(costParts.map((part) => [part, partOf(part)])) as Record<CostPart, Span>,
      best: 1 + ranked.filter((other) => lookUp(other.lines.high, unit) < least).length,
      worst: 1 + ranked.filter((other) => other !== costed && lookUp(other.lines.low, unit) < largest).length,
    },
  };
}

function perPackAt({ lines }: Costed, multiplier: Fixed, { discountedPacks }: Planned): Span {
  const packs = times(discountedPacks, multiplier);
  const low = shown(4, over(lookUp(lines.low, multiplier), packs));
  return {
    low,
    high: lines.low === lines.high ? low : shown(4, over(lookUp(lines.high, multiplier), packs)),
  };
}

function shown(places: number, value: Fixed): string {
  return shownTo(places, toFigure(value));
}

/** Of the currencies that occur. */
function ratesAmong({ rates, planned: { plan }, offers }: Model): Rates {
  const used = new Set([plan.currency, ...offers.map(({ read }) => read.terms.currency)]);
  const perEuro = Object.fromEntries([...used].toSorted().map((name) => [name, rates.perEuro[name] ?? '']));
  return { ...rates, perEuro };
}
