import { compareAmounts, groupDigits, money, sumOf, times } from '#platform/contract/amounts.ts';
import type { PriceLine } from '../deal-values.ts';
import { unitsOfPrice } from './price-unit.ts';
import { packKey } from './row-keys.ts';
import type { StoredTerms } from './said-terms.ts';
import { noValues } from './values.ts';

type Contradiction = { path: (string | number)[]; message: string };
type Terms = Pick<
  StoredTerms,
  | 'currency'
  | 'supplyPrice'
  | 'priceUnit'
  | 'oneTimeFee'
  | 'royalty'
  | 'profitShare'
  | 'exclusivity'
  | 'values'
>;

/** What one part of a term sheet says against another (§10.8), each beside the field that would have to change. */
export function contradictionsIn(terms: Terms): Contradiction[] {
  // What is no amount is told as that, and says nothing against another.
  return [...ofPrices(terms), ...ofFee(terms), ...ofRoyalty(terms), ...ofShare(terms)];
}

function ofPrices({ supplyPrice, priceUnit, currency, values = noValues }: Terms): Contradiction[] {
  const found: Contradiction[] = [];
  const lines = new Map<string, number>();
  for (const [index, line] of values.prices.entries()) {
    const first = lines.get(packKey(line));
    if (first === undefined) lines.set(packKey(line), index + 1);
    else
      found.push({
        path: ['values', 'prices', index, 'strength'],
        message: `Line ${first} has this strength in this pack already`,
      });
  }
  const prices = values.prices.map(({ price }) => price);
  if (
    prices.length > 0 &&
    areAmounts(supplyPrice, ...prices) &&
    !values.prices.some((line) => isSamePrice(line, supplyPrice, unitsOfPrice(priceUnit)))
  ) {
    found.push({
      path: ['supplyPrice'],
      message: `No line by strength and pack has a price of ${money(supplyPrice, currency)}${priceUnit && ` per ${priceUnit}`}: give the price of one of them, or nothing`,
    });
  }
  return found;
}

/**
 * By the unit, where the headline's words say how many it is for: 46.02 per 1,000 tablets is 2.7612 a pack of 60, and may be
 * rounded to the fourth decimal in either. Where they say none, by the figure.
 */
function isSamePrice({ price, packUnits }: PriceLine, supplyPrice: string, units: number | null): boolean {
  if (units === null || !/^\d{1,10}$/.test(packUnits)) return compareAmounts(price, supplyPrice) === 0;
  const [one, other] = [times(price, String(units)), times(supplyPrice, packUnits)];
  const rounded = times('0.00005', String(Math.max(units, Number(packUnits))));
  return (
    compareAmounts(one, sumOf([other, rounded])) <= 0 && compareAmounts(other, sumOf([one, rounded])) <= 0
  );
}

function ofFee({ oneTimeFee, currency, values = noValues }: Terms): Contradiction[] {
  const parts = values.milestones.map(({ amount }) => amount);
  if (parts.length === 0 || !areAmounts(oneTimeFee, ...parts)) return [];
  const sum = sumOf(parts);
  if (compareAmounts(sum, oneTimeFee) === 0) return [];
  return [
    {
      path: ['values', 'milestones'],
      message: `The parts come to ${money(sum, currency)}, and the one-time fee is ${money(oneTimeFee, currency)}`,
    },
  ];
}

function ofRoyalty({ royalty, values = noValues }: Terms): Contradiction[] {
  const { royaltyTiers: tiers, royaltyMinimum } = values;
  const found: Contradiction[] = [];
  for (const [index, { from }] of tiers.entries()) {
    const before = tiers[index - 1];
    if (before === undefined || !areAmounts(from, before.from)) continue;
    if (compareAmounts(from, before.from) > 0) continue;
    found.push({
      path: ['values', 'royaltyTiers', index, 'from'],
      message: `Tiers rise: this one has to begin above ${groupDigits(before.from)}, where the one before it begins`,
    });
  }
  if (royaltyMinimum !== '' && royalty === '' && tiers.length === 0) {
    found.push({
      path: ['values', 'royaltyMinimum'],
      message:
        'There is no royalty of which this would be the least: give its rate or its tiers, or no minimum',
    });
  }
  return found;
}

function ofShare({ profitShare, exclusivity, values = noValues }: Terms): Contradiction[] {
  const found: Contradiction[] = [];
  for (const field of ['profitBase', 'profitDeductions'] as const) {
    if (values[field] === '' || profitShare !== '') continue;
    found.push({
      path: ['values', field],
      message: 'There is no profit share: give its rate, or leave this empty',
    });
  }
  if (values.exclusivityCondition !== '' && exclusivity === 'Non-exclusive') {
    found.push({
      path: ['values', 'exclusivityCondition'],
      message: 'What is not exclusive has no condition of exclusivity: choose another, or leave this empty',
    });
  }
  return found;
}

function areAmounts(...texts: string[]): boolean {
  return texts.every((text) => /^\d{1,12}(\.\d{1,4})?$/.test(text));
}
