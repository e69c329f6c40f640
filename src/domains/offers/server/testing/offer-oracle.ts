import type { PriceLine } from '#domains/requests/contract/deal-values.ts';
import type { ReckonedTerms } from '../../contract/asked-offers.ts';
import type { Plan } from '../../contract/plan.ts';
import { Fraction } from './fraction.ts';

/**
 * What offers cost, reckoned a second time from the words of §24.1 alone: in fractions, year by year and line by line, for
 * one multiple of the plan at a time. It shares no code with the model that it judges.
 */
export type OracleCost = { low: Fraction; high: Fraction; perPack: { low: Fraction; high: Fraction } };

const none = new Fraction(0n);
const unit = new Fraction(1n);
const percentOf = (text: string) => Fraction.of(text).over(Fraction.of(100));
const maximum = (all: Fraction[]) => all.reduce((most, next) => most.max(next), none);
const strengthOf = (text: string) => text.toLowerCase().split(' ').join('').split(',').join('.');

type Bought = {
  packUnits: Fraction;
  /** Which price of the offer it is; none where the headline or nothing stands for it. */
  key: string;
  price: Fraction | null;
  freight: Fraction | null;
  duty: Fraction | null;
  moq: Fraction | null;
  tooling: Fraction | null;
};

export function askOracle(
  plan: Plan,
  offers: readonly ReckonedTerms[],
  perEuro: Record<string, string>,
  multiplier: string,
): (OracleCost | null)[] {
  const times = Fraction.of(multiplier);
  const growth = unit.add(percentOf(plan.discount));
  const growths = [unit];
  for (let year = 1; year <= plan.years; year += 1) growths.push((growths[year - 1] ?? unit).mul(growth));
  const grown = (years: number) => growths[years] ?? unit;
  const rateOf = (name: string) => (name === 'EUR' ? unit : Fraction.of(perEuro[name] ?? '1'));
  const factors = offers.map(({ currency }) =>
    currency === plan.currency ? unit : rateOf(plan.currency).over(rateOf(currency)),
  );
  const money = (offer: number, text: string | undefined) =>
    text === undefined || text === '' ? null : Fraction.of(text).mul(factors[offer] ?? unit);

  const bought = offers.map((terms, offer) =>
    plan.lines.map((line) => buy(terms, line, plan, (text) => money(offer, text))),
  );
  const isPriced = plan.lines.map((_, at) => bought.some((lines) => lines[at]?.price !== null));
  const volumes = plan.lines.map((line, at) =>
    Array.from({ length: plan.years }, (_, year) =>
      isPriced[at] ? Fraction.of(line.volumes[year] || '0').mul(times) : none,
    ),
  );
  const volume = (at: number, year: number) => volumes[at]?.[year] ?? none;
  const isSold = (lines: number[], year: number) => lines.some((at) => volume(at, year).exceeds(none));

  /** The highest of a thing for a unit of a line. */
  const highest = (at: number, of: (one: Bought) => Fraction | null) =>
    maximum(bought.flatMap((lines) => (lines[at] && of(lines[at])) ?? []));
  const years = Array.from({ length: plan.years }, (_, year) => year);
  const all = plan.lines.map((_, at) => at);
  const hasBegun = (lines: number[], year: number) =>
    years.some((earlier) => earlier <= year && isSold(lines, earlier));
  const sales = (year: number) =>
    all.reduce(
      (total, at) => total.add(volume(at, year).mul(Fraction.of(plan.lines[at]?.netPrice || '0'))),
      none,
    );

  const slices = (offer: number, flat: Fraction, of: Fraction) => {
    const tiers = (offers[offer]?.values?.royaltyTiers ?? []).map(({ from, rate }) => ({
      from: money(offer, from) ?? none,
      rate: percentOf(rate),
    }));
    const parts = [{ from: none, rate: flat }, ...tiers];
    return parts.reduce((total, { from, rate }, part) => {
      const end = parts[part + 1]?.from;
      const top = end === undefined || end.exceeds(of) ? of : end;
      return top.exceeds(from) ? total.add(top.sub(from).mul(rate)) : total;
    }, none);
  };
  const tiersOf = (terms: ReckonedTerms) => terms.values?.royaltyTiers ?? [];
  const beginsAtNothing = (terms: ReckonedTerms) => Number(tiersOf(terms)[0]?.from ?? '1') === 0;
  const isFlatKnown = (terms: ReckonedTerms) => beginsAtNothing(terms) || terms.royalty !== '';
  const minimumOf = (offer: number): Fraction | null => {
    const terms = offers[offer];
    if (terms === undefined) return null;
    const paysNone = tiersOf(terms).length === 0 && terms.royalty !== '' && Number(terms.royalty) === 0;
    return money(offer, terms.values?.royaltyMinimum) ?? (paysNone ? none : null);
  };
  const places = offers.map((_, offer) => offer);
  const mostFlat = maximum(
    offers
      .filter((one) => !beginsAtNothing(one) && one.royalty !== '')
      .map(({ royalty }) => percentOf(royalty)),
  );
  const mostMinimum = maximum(places.flatMap((offer) => minimumOf(offer) ?? []));
  const mostShare = maximum(
    offers
      .filter(
        ({ profitShare, values }) =>
          profitShare !== '' && (Number(profitShare) === 0 || (values?.profitBase ?? '') !== ''),
      )
      .map(({ profitShare }) => percentOf(profitShare)),
  );
  const feeTotal = (offer: number) => {
    const milestones = offers[offer]?.values?.milestones ?? [];
    if (milestones.length === 0) return money(offer, offers[offer]?.oneTimeFee);
    return milestones.reduce((total, one) => total.add(money(offer, one.amount) ?? none), none);
  };
  const mostFee = maximum(places.flatMap((offer) => feeTotal(offer) ?? []));

  const costOf = (offer: number, isHigh: boolean): Fraction => {
    const terms = offers[offer] as ReckonedTerms;
    const values = terms.values;
    const fill = (stated: Fraction | null, most: Fraction) => stated ?? (isHigh ? most : none);
    let cost = none;

    for (const milestone of values?.milestones ?? []) {
      const amount = money(offer, milestone.amount) ?? none;
      const due =
        milestone.due === '' ? (isHigh ? plan.start : anniversary(plan.start, plan.years)) : milestone.due;
      const by = delayed(plan, due, growth);
      if (by !== null) cost = cost.add(amount.over(by));
    }
    if ((values?.milestones ?? []).length === 0)
      cost = cost.add(fill(money(offer, terms.oneTimeFee), mostFee));

    const groups = new Map<string, number[]>();
    for (const at of all) {
      const key = bought[offer]?.[at]?.key || `own ${at}`;
      groups.set(key, [...(groups.get(key) ?? []), at]);
    }
    const supplied = [...groups.values()]
      .filter((lines) => hasBegun(lines, plan.years - 1))
      .map((lines) => {
        const one = bought[offer]?.[lines[0] ?? 0] as Bought;
        const most = (of: (one: Bought) => Fraction | null) => maximum(lines.map((at) => highest(at, of)));
        const ofPack = (of: (one: Bought) => Fraction | null) =>
          fill(of(one), most((each) => of(each)?.over(each.packUnits) ?? null).mul(one.packUnits));
        const price = ofPack((each) => each.price);
        const duty = fill(
          one.duty,
          most((each) => each.duty),
        );
        const moq = fill(one.moq, most((each) => each.moq?.mul(each.packUnits) ?? null).over(one.packUnits));
        return {
          lines,
          moq,
          landed: price.add(price.mul(duty)).add(ofPack((each) => each.freight)),
          tooling: fill(
            one.tooling,
            most((each) => each.tooling),
          ),
          packs: (year: number) =>
            lines
              .reduce(
                (total, at) => total.add(volume(at, year).mul(Fraction.of(plan.lines[at]?.packUnits ?? '1'))),
                none,
              )
              .over(one.packUnits),
        };
      });
    for (const { lines, tooling } of supplied) {
      const first = years.find((year) => isSold(lines, year)) ?? 0;
      cost = cost.add(tooling.over(grown(first)));
    }
    const paid = (one: (typeof supplied)[number], year: number) =>
      hasBegun(one.lines, year) ? one.packs(year).max(one.moq) : none;

    const months = Fraction.of(values?.shelfLifeMonths || plan.shelfLifeMonths).mul(
      percentOf(values?.remainingShelfLife || '100'),
    );
    const shelf = Number(months.top / (months.bottom * 12n));
    for (const year of years) {
      const net = sales(year);
      const flat = isFlatKnown(terms) && !beginsAtNothing(terms) ? percentOf(terms.royalty) : null;
      const unknown = !isFlatKnown(terms);
      let royalty = slices(offer, flat ?? (unknown && isHigh ? mostFlat : none), net);
      if (unknown && tiersOf(terms).length === 0) {
        const others = places.filter((other) => isFlatKnown(offers[other] as ReckonedTerms));
        royalty = isHigh
          ? maximum(
              others.map((other) => {
                const its = offers[other] as ReckonedTerms;
                return slices(other, beginsAtNothing(its) ? none : percentOf(its.royalty), net);
              }),
            )
          : none;
      }
      if (hasBegun(all, year)) royalty = royalty.max(fill(minimumOf(offer), mostMinimum));
      const supply = supplied.reduce((total, one) => total.add(paid(one, year).mul(one.landed)), none);
      const sold = supplied.reduce((total, one) => total.add(one.packs(year).mul(one.landed)), none);
      const expired = year - shelf;
      const writtenOff =
        expired < 0
          ? none
          : supplied.reduce(
              (total, one) =>
                hasBegun(one.lines, expired)
                  ? total.add(paid(one, expired).sub(one.packs(expired)).mul(one.landed))
                  : total,
              none,
            );
      const kept = net.mul(unit.sub(percentOf(plan.deductions || '0')));
      const margin = kept.sub(sold).sub(writtenOff).sub(royalty);
      const share = fill(terms.profitShare === '' ? null : percentOf(terms.profitShare), mostShare);
      cost = cost.add(
        supply
          .add(royalty)
          .add(share.mul(margin.max(none)))
          .over(grown(year + 1)),
      );
    }
    return cost;
  };

  const packs = years.reduce(
    (total, year) =>
      all.reduce(
        (sum, at) =>
          sum.add(
            volume(at, year)
              .mul(Fraction.of(plan.lines[at]?.packUnits ?? '1'))
              .over(grown(year + 1)),
          ),
        total,
      ),
    none,
  );
  const discounted = packs.over(Fraction.of(plan.lines[0]?.packUnits ?? '1'));
  return offers.map(({ profitShare, values }, offer) => {
    if (Number(profitShare || '0') > 0 && (values?.profitBase ?? '') === '') return null;
    const [low, high] = [costOf(offer, false), costOf(offer, true)];
    return { low, high, perPack: { low: low.over(discounted), high: high.over(discounted) } };
  });
}

function buy(
  terms: ReckonedTerms,
  line: Plan['lines'][number],
  plan: Plan,
  money: (text: string | undefined) => Fraction | null,
): Bought {
  const prices = terms.values?.prices ?? [];
  const ofStrength = prices.filter((one) => strengthOf(one.strength) === strengthOf(line.strength));
  let chosen: PriceLine | undefined;
  for (const one of ofStrength) if (chosen === undefined && one.packUnits === line.packUnits) chosen = one;
  if (chosen === undefined) {
    for (const one of ofStrength) {
      const each = Fraction.of(one.price).over(Fraction.of(one.packUnits));
      const best = chosen && Fraction.of(chosen.price).over(Fraction.of(chosen.packUnits));
      if (best === undefined || best.exceeds(each)) chosen = one;
    }
  }
  const incoterm = terms.values?.incoterm ?? '';
  const isFreightIn = ['CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'].includes(incoterm);
  const assumed = plan.freight
    ? Fraction.of(plan.freight).over(Fraction.of(plan.lines[0]?.packUnits ?? '1'))
    : null;
  const freightOf = (packUnits: string | number) =>
    isFreightIn ? none : (assumed?.mul(Fraction.of(packUnits)) ?? null);
  const duty = incoterm === 'DDP' ? none : plan.duty === '' ? null : percentOf(plan.duty);
  if (chosen) {
    return {
      packUnits: Fraction.of(chosen.packUnits),
      key: `price ${prices.indexOf(chosen)}`,
      price: money(chosen.price),
      freight: money(chosen.freight) ?? freightOf(chosen.packUnits),
      duty: chosen.duty === '' ? duty : percentOf(chosen.duty),
      moq: chosen.moq === '' ? null : Fraction.of(chosen.moq),
      tooling: money(chosen.tooling),
    };
  }
  const headline = terms.supplyPrice === '' ? undefined : headlines[terms.priceUnit];
  if (headline !== undefined) {
    return {
      ...{ packUnits: Fraction.of(headline), key: '', moq: null, tooling: null },
      ...{ price: money(terms.supplyPrice), freight: freightOf(headline), duty },
    };
  }
  return {
    ...{ packUnits: Fraction.of(line.packUnits), key: '', price: null },
    ...{ freight: freightOf(line.packUnits), duty, moq: null, tooling: null },
  };
}

/** The units for which generated offers have a headline price; all else says none. */
export const headlines: Record<string, number> = {
  'pack of 30 tablets': 30,
  tablet: 1,
  '1,000 tablets': 1000,
};

function anniversary(start: string, years: number): string {
  const [year = '', month = '', day = ''] = start.split('-');
  const there = String(Number(year) + years);
  const isLeap = new Date(`${there}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return `${there}-${month}-${month === '02' && day === '29' && !isLeap ? '28' : day}`;
}

/** By what is divided that falls due on a day; null after the last year. */
function delayed({ start, years }: Plan, due: string, growth: Fraction): Fraction | null {
  if (due <= start) return unit;
  let by = unit;
  for (let year = 0; year < years; year += 1) {
    const [from, to] = [anniversary(start, year), anniversary(start, year + 1)];
    if (due < to) {
      const days = (one: string, other: string) =>
        BigInt(Math.round((Date.parse(other) - Date.parse(one)) / 864e5));
      const part = new Fraction(days(from, due), days(from, to));
      return by.mul(unit.add(growth.sub(unit).mul(part)));
    }
    by = by.mul(growth);
  }
  return due === anniversary(start, years) ? by : null;
}
