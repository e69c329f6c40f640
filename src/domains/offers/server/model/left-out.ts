import { lineItems, type Market, statesRoyalty } from './market.ts';
import type { Planned } from './planned.ts';
import type { ReadOffer } from './read-offer.ts';
import { nameOf } from './settle.ts';

/** Lines of the plan for which no offer states a price: nothing can stand for it. */
export function unpricedLines(offers: readonly ReadOffer[], planLines: number): Set<number> {
  const priced = new Set(offers.flatMap(({ lines }) => lines.flatMap((one) => (one.price ? one.lines : []))));
  return new Set(Array.from({ length: planLines }, (_, line) => line).filter((line) => !priced.has(line)));
}

const words = { freight: 'a freight', duty: 'a duty', moq: 'an MOQ', tooling: 'tooling' } as const;

/** What is missing in every offer and so counts in none (§24.3), in words. */
export function findLeftOut(
  offers: readonly ReadOffer[],
  market: Market,
  { plan, volumesOf }: Planned,
  unpriced: ReadonlySet<number>,
): string[] {
  const left = [...unpriced].map(
    (line) => `No offer states a price for ${nameOf(plan.lines[line])}: it is left out of the plan.`,
  );
  const bought = plan.lines.map((_, line) => line).filter((line) => volumesOf([line]).first < plan.years);
  for (const item of lineItems) {
    if (item === 'price') continue;
    const lackers = (line: number) =>
      offers.filter(({ lines }) => lines.some((one) => one.lines.includes(line) && one[item] === null));
    const lacking = bought.filter((line) => market.lines[line]?.[item] === null && lackers(line).length > 0);
    if (lacking.length === 0) continue;
    const of =
      lacking.length === bought.length
        ? ''
        : ` for ${lacking.map((line) => nameOf(plan.lines[line])).join(', ')}`;
    const who = offers.filter((offer) => lacking.some((line) => lackers(line).includes(offer)));
    left.push(`No offer states ${words[item]}${of}: it counts in none.${inPriceOfOthers(who, offers)}`);
  }
  const isMissing = (lacks: (offer: ReadOffer) => boolean) => offers.some(lacks);
  if (market.fee === null) left.push('No offer states a one-time fee: it counts in none.');
  if (market.royalty === null && isMissing((offer) => !statesRoyalty(offer) && offer.tiers.length === 0)) {
    left.push('No offer states a royalty: it counts in none.');
  }
  if (market.flat === null && isMissing((offer) => !statesRoyalty(offer) && offer.tiers.length > 0)) {
    left.push('No offer states a royalty below its first tier: it counts in none.');
  }
  if (market.minimum === null && isMissing(({ minimum }) => minimum === null)) {
    left.push('No offer states a minimum royalty: it counts in none.');
  }
  if (market.share === null && isMissing(({ share }) => share === null)) {
    left.push('No offer states a profit share: it counts in none.');
  }
  return left;
}

/** Beside an offer that has it in its price the one that leaves it to the buyer looks cheaper than it is. */
function inPriceOfOthers(who: readonly ReadOffer[], offers: readonly ReadOffer[]): string {
  if (who.length === offers.length) return '';
  const names = who.map(({ name }) => `‘${name}’`).join(', ');
  return ` The buyer pays it with ${names}; the others have it in their price.`;
}
