import type { PriceLine } from '#domains/requests/contract/deal-values.ts';
import type { incoterms } from '#domains/requests/contract/term-sheet-lists.ts';
import { unitsOfPrice } from '#domains/requests/contract/terms/price-unit.ts';
import { noValues } from '#domains/requests/contract/terms/values.ts';
import type { ReckonedTerms } from '../../contract/asked-offers.ts';
import type { Plan } from '../../contract/plan.ts';
import { type Figure, figure, perCent, zero } from './numbers.ts';

/** What an offer says of one thing: as it stands there, and in the currency of the plan or as a fraction. */
export type Stated = {
  text: string;
  value: Figure;
  /** By the buyer, and not stated by the offer. */
  isAssumed?: true;
  /** By the incoterm, or by a royalty of nothing, and by no figure: it says nothing of what others ask. */
  isImplied?: true;
};

/** What some lines of the plan are bought by: one price of the offer. Null is what it does not state. */
export type ReadLine = {
  lines: number[];
  packUnits: Figure;
  price: Stated | null;
  freight: Stated | null;
  duty: Stated | null;
  /** Packs a year. */
  moq: Stated | null;
  tooling: Stated | null;
};

export type ReadOffer = {
  name: string;
  reference: string | null;
  version: number | null;
  terms: ReckonedTerms;
  /** What one of its currency is in that of the plan. */
  factor: Figure;
  lines: ReadLine[];
  /** The one-time fee by its parts; null where none is stated. A part without a day has none. */
  fees: { event: string; amount: Stated; due: string | null }[] | null;
  /** The rate before the first tier; null where it is not stated and counts. */
  flat: Stated | null;
  tiers: { from: Figure; fromText: string; rate: Figure; rateText: string }[];
  minimum: Stated | null;
  share: Stated | null;
  sharesWhat: string;
  /** Whole years after which what was not sold is written off. */
  shelfYears: number;
  notes: string[];
};

export type Offered = Pick<ReadOffer, 'name' | 'reference' | 'version' | 'terms'>;

/** Whether the owner pays the freight; every incoterm has to say it. */
const includesFreight: Record<(typeof incoterms)[number], boolean> = {
  ...{ EXW: false, FCA: false, FAS: false, FOB: false },
  ...{ CPT: true, CIP: true, CFR: true, CIF: true, DAP: true, DPU: true, DDP: true },
};
const nothing: Stated = { text: '0', value: zero };
const implied: Stated = { ...nothing, isImplied: true };

/** An offer by what it says alone, for the lines of a plan. */
export function readOffer(offered: Offered, plan: Plan, factor: Figure): ReadOffer {
  const { terms } = offered;
  const values = terms.values ?? noValues;
  const money = (text: string): Stated | null =>
    text === '' ? null : { text, value: figure(text).times(factor) };
  const share = (text: string): Stated | null => (text === '' ? null : { text, value: perCent(text) });
  const notes: string[] = [];

  const lineOf = (lines: number[], from: PriceLine): ReadLine => ({
    lines,
    packUnits: figure(from.packUnits),
    price: money(from.price),
    freight: money(from.freight) ?? freightWithout(values.incoterm, plan, from.packUnits),
    duty: share(from.duty) ?? dutyWithout(values.incoterm, plan),
    moq: from.moq === '' ? null : { text: from.moq, value: figure(from.moq) },
    tooling: money(from.tooling),
  });
  const headline = terms.supplyPrice === '' ? null : unitsOfPrice(terms.priceUnit);
  const lines: ReadLine[] = [];
  const byPrice = new Map<PriceLine, ReadLine>();
  for (const [place, wanted] of plan.lines.entries()) {
    const priced = priceFor(wanted, values.prices);
    const known = priced && byPrice.get(priced);
    if (known) known.lines.push(place);
    else if (priced) {
      const line = lineOf([place], priced);
      byPrice.set(priced, line);
      lines.push(line);
    } else if (headline !== null) {
      const { strength } = wanted;
      const of = { price: terms.supplyPrice, freight: '', duty: '', tooling: '', moq: '' };
      lines.push(lineOf([place], { ...of, strength, packUnits: String(headline) }));
    } else {
      lines.push({
        ...{ lines: [place], packUnits: figure(wanted.packUnits), price: null, moq: null, tooling: null },
        freight: freightWithout(values.incoterm, plan, wanted.packUnits),
        duty: dutyWithout(values.incoterm, plan),
      });
    }
  }
  if (headline !== null && lines.length > byPrice.size) {
    notes.push(`Its price for ${terms.priceUnit} is taken for every strength that it names no other for.`);
  }
  if (terms.supplyPrice !== '' && headline === null && values.prices.length === 0) {
    const per = terms.priceUnit === '' ? 'no unit' : `‘${terms.priceUnit}’`;
    notes.push(`Its price is for ${per}, which says no number of units: it is not reckoned with.`);
  }

  const tiers = values.royaltyTiers.map(({ from, rate }) => ({
    ...{ from: figure(from).times(factor), fromText: from },
    ...{ rate: perCent(rate), rateText: rate },
  }));
  const holdsFromNothing = tiers[0]?.from.isZero() ?? false;
  const flat = holdsFromNothing ? nothing : share(terms.royalty);
  const paysNone = tiers.length === 0 && (flat?.value.isZero() ?? false);
  const months = figure(values.shelfLifeMonths || plan.shelfLifeMonths);
  const remaining = values.remainingShelfLife === '' ? 1 : perCent(values.remainingShelfLife);
  if (values.shelfLifeMonths === '') {
    notes.push(`Its shelf life is not stated: ${plan.shelfLifeMonths} months, as you assume.`);
  }
  const refundable = values.milestones.filter((one) => one.refundable).map(({ event }) => `‘${event}’`);
  if (refundable.length > 0) notes.push(`Refundable, and counted as paid: ${refundable.join(', ')}.`);
  if (values.termYears !== '' && Number(values.termYears) < plan.years) {
    const years = `${values.termYears} of ${plan.years} years`;
    notes.push(`Its term is ${years}: its terms are taken to go on.`);
  }
  return {
    ...offered,
    ...{ factor, lines, tiers, flat, notes },
    fees: feesOf(terms, values.milestones, money),
    minimum: money(values.royaltyMinimum) ?? (paysNone ? implied : null),
    share: share(terms.profitShare),
    sharesWhat: values.profitBase,
    shelfYears: months.times(remaining).div(12).floor().toNumber(),
  };
}

/** Who delivers duty paid has it in the price; else the buyer pays what they assume. */
function dutyWithout(incoterm: string, plan: Plan): Stated | null {
  if (incoterm === 'DDP') return implied;
  return plan.duty === '' ? null : { text: plan.duty, value: perCent(plan.duty), isAssumed: true };
}

/** Who brings the goods has it in the price; else the buyer pays what they assume for a pack of the plan, by its units. */
function freightWithout(
  incoterm: '' | keyof typeof includesFreight,
  { freight = '', lines }: Plan,
  packUnits: string,
): Stated | null {
  if (incoterm !== '' && includesFreight[incoterm]) return implied;
  if (freight === '') return null;
  const value = figure(freight)
    .times(packUnits)
    .div(lines[0]?.packUnits ?? '1');
  return { text: freight, value, isAssumed: true };
}

/** The price for a pack of that size; where there is none, of the strength's others the lowest for a unit. */
function priceFor(wanted: Plan['lines'][number], prices: readonly PriceLine[]): PriceLine | undefined {
  const ofStrength = prices.filter(({ strength }) => plain(strength) === plain(wanted.strength));
  const same = ofStrength.find(({ packUnits }) => packUnits === wanted.packUnits);
  return same ?? ofStrength.toSorted((one, other) => priceOfUnit(one).cmp(priceOfUnit(other)))[0];
}

function priceOfUnit({ price, packUnits }: PriceLine): Figure {
  return figure(price).div(packUnits);
}

/** '5 mg' and '5MG' are one strength, and so are '2,5 mg' and '2.5 mg'. */
function plain(strength: string): string {
  return strength.toLowerCase().replace(/\s/g, '').replaceAll(',', '.');
}

type Milestones = NonNullable<ReckonedTerms['values']>['milestones'];

/** Milestones, or the fee in one, at the start. */
function feesOf(
  { oneTimeFee }: ReckonedTerms,
  milestones: Milestones,
  money: (text: string) => Stated | null,
): ReadOffer['fees'] {
  if (milestones.length > 0) {
    return milestones.map(({ event, amount, due }) => ({
      ...{ event, due: due === '' ? null : due, amount: money(amount) ?? nothing },
    }));
  }
  const fee = money(oneTimeFee);
  return fee && [{ event: 'One-time fee', amount: fee, due: '' }];
}
