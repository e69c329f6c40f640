import { isBiologic } from '../companies/line-needs.ts';
import type { Random } from '../random.ts';
import { unitOf } from './batches.ts';
import { complexityOf } from './complexity.ts';
import { inapplicable, orGap } from './gaps.ts';
import { isInDevelopment, type ListingColumns, type StagedSubject } from './subject.ts';

type GoodsColumns = Pick<ListingColumns, 'supplyPrice' | 'shelfLife' | 'leadTime'>;

/** What a unit of an ordinary product costs ex works, and what it is sold by. */
const prices: Record<string, readonly [piece: string, low: number, high: number]> = {
  tablets: ['1,000 tablets', 8, 55],
  capsules: ['1,000 capsules', 12, 70],
  vials: ['vial', 0.9, 9],
  syringes: ['syringe', 1.8, 8],
  pens: ['pen', 4, 14],
  ampoules: ['ampoule', 0.25, 1.6],
  bags: ['bag', 0.9, 3.5],
  L: ['bottle', 0.6, 3.8],
  kg: ['tube', 0.7, 4.2],
  patches: ['patch', 0.4, 2.4],
  films: ['film', 0.25, 1.1],
  lozenges: ['pack of 24 lozenges', 0.9, 2.2],
  suppositories: ['pack of 10', 0.8, 2.6],
  inhalers: ['inhaler', 3.5, 14],
};
const factors = { simple: 1, modified: 1.7, topical: 1, sterile: 1, complex: 6, biologic: 14 };

/** What goods cost and how soon they come, of those that are delivered at all; how long they keep. */
export function writeGoods(subject: StagedSubject, random: Random, stability: string): GoodsColumns {
  const delivered = subject.supply.includes('With supply');
  return {
    supplyPrice: delivered ? writePrice(subject, random) : inapplicable(random),
    shelfLife: writeShelfLife(subject, random, stability),
    leadTime: delivered ? writeLeadTime(subject, random) : inapplicable(random),
  };
}

function writePrice({ molecule, presentation, readiness }: StagedSubject, random: Random): string {
  const [piece, low, high] = prices[unitOf(presentation)] ?? ['pack', 1, 5];
  const amount = (low + random.next() * (high - low)) * factors[complexityOf(molecule, presentation)];
  const currency = random.chance(readiness === 'Ready : EU' ? 0.75 : 0.1) ? 'EUR' : 'USD';
  const wording = random.pick([
    `${currency} ${cents(amount)} per ${piece}`,
    `${currency} ${cents(amount)} per ${piece}`,
    `${currency} ${cents(amount)} per ${piece}, ex works`,
    `${currency} ${cents(amount)} - ${cents(amount * 1.25)} per ${piece}`,
    'On volumes',
  ]);
  return orGap(random, isInDevelopment(readiness) ? 0.8 : 0.3, wording);
}

/** Two decimals say of '1,250.00' what it is; a round price has none. */
function cents(amount: number): string {
  if (amount < 100) return amount.toFixed(2);
  return String(Math.round(amount / 5) * 5).replace(/\B(?=(\d{3})+$)/, ',');
}

/** What the stability studies have shown, where they say; nothing is claimed beyond them. */
function writeShelfLife({ molecule, readiness }: StagedSubject, random: Random, stability: string): string {
  const shown = Number(/(\d+) months$/.exec(stability)?.[1]);
  if (isInDevelopment(readiness)) return orGap(random, 0.75, '24 months (proposed)');
  if (Number.isNaN(shown)) return orGap(random, 0.6, 'On request');
  if (isBiologic(molecule)) return orGap(random, 0.05, `${shown} months at 2-8 °C`);
  return orGap(
    random,
    0.06,
    random.pick([
      `${shown} months`,
      `${shown} months`,
      shown % 12 === 0 && shown > 12 ? `${shown / 12} years` : `${shown} months`,
      `${shown} months below ${random.pick([25, 30])} °C`,
    ]),
  );
}

function writeLeadTime({ molecule, presentation, readiness }: StagedSubject, random: Random): string {
  const slow = ['sterile', 'complex', 'biologic'].some(
    (name) => name === complexityOf(molecule, presentation),
  );
  const weeks = slow ? 2 * random.whole(6, 12) : 2 * random.whole(3, 8);
  return orGap(
    random,
    isInDevelopment(readiness) ? 0.85 : 0.2,
    random.pick([
      `${weeks} weeks`,
      `${weeks} weeks`,
      `${weeks}-${weeks + 4} weeks from order`,
      `${weeks} weeks from receipt of order`,
      slow ? '120 days' : '90 days',
      'To be discussed',
    ]),
  );
}
