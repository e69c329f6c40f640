import { type BentLine, flat, larger } from './bent-lines.ts';
import { toFixed } from './fixed.ts';
import { type Figure, largest, sum, zero } from './numbers.ts';
import type { ReadLine, ReadOffer } from './read-offer.ts';

export const lineItems = ['price', 'freight', 'duty', 'moq', 'tooling'] as const;
export type LineItem = (typeof lineItems)[number];

/** The highest that any of the compared offers states; null where none does (§24.3). What is only implied is no figure. */
export type Market = {
  /** Of each line of the plan; price, freight and minimum for a unit. */
  lines: Record<LineItem, Figure | null>[];
  fee: Figure | null;
  flat: Figure | null;
  /** The highest royalty at each amount of net sales. */
  royalty: BentLine | null;
  minimum: Figure | null;
  share: Figure | null;
};

export function marketOf(offers: readonly ReadOffer[], planLines: number): Market {
  const highest = (of: (offer: ReadOffer) => Figure | undefined) =>
    largest(offers.flatMap((offer) => of(offer) ?? []));
  const stated = offers.filter(statesRoyalty).map((offer) => royaltyOver(offer, zero));
  return {
    lines: Array.from({ length: planLines }, (_, line) => {
      const found = offers.flatMap(({ lines }) => lines.filter((one) => one.lines.includes(line)));
      return Object.fromEntries(
        lineItems.map((item) => [item, largest(found.flatMap((one) => perUnit(one, item) ?? []))]),
      ) as Market['lines'][number];
    }),
    fee: highest(({ fees }) => (fees === null ? undefined : sum(fees.map(({ amount }) => amount.value)))),
    flat: highest((offer) => (startsWithTier(offer) ? undefined : offer.flat?.value)),
    royalty: stated.reduce<BentLine | null>(
      (most, next) => (most === null ? next : larger(most, next)),
      null,
    ),
    minimum: highest(({ minimum }) => (minimum?.isImplied ? undefined : minimum?.value)),
    // A share of nothing needs no words.
    share: highest(({ share, sharesWhat }) =>
      sharesWhat === '' && share?.value.gt(0) ? undefined : share?.value,
    ),
  };
}

/** Of two pack sizes the same thing is compared by the unit; duty and tooling are of no size. */
function perUnit(line: ReadLine, item: LineItem): Figure | null {
  const stated = line[item];
  if (stated === null || stated.isImplied) return null;
  const { value } = stated;
  if (item === 'duty' || item === 'tooling') return value;
  return item === 'moq' ? value.times(line.packUnits) : value.div(line.packUnits);
}

export function startsWithTier({ tiers }: ReadOffer): boolean {
  return tiers[0]?.from.isZero() ?? false;
}

/** It says what is paid on every part of the sales. */
export function statesRoyalty(offer: ReadOffer): boolean {
  return offer.flat !== null;
}

/** Royalty over net sales: the flat rate up to the first tier, each tier's on what lies above it. */
export function royaltyOver(
  { flat: rate, tiers }: Pick<ReadOffer, 'flat' | 'tiers'>,
  instead: Figure,
): BentLine {
  let slope = toFixed(rate?.value ?? instead);
  const line: BentLine = { ...flat(0n), slope };
  return {
    ...line,
    bends: tiers.map(({ from, rate }) => {
      const [before, now] = [slope, toFixed(rate)];
      slope = now;
      return { at: toFixed(from), bend: now - before };
    }),
  };
}
