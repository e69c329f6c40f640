import type { DossierReadiness } from '#domains/dossiers/contract/dossier-lists.ts';
import type { Random } from '../random.ts';
import { type Complexity, complexityOf } from './complexity.ts';
import { inapplicable, orGap } from './gaps.ts';
import type { StagedSubject } from './subject.ts';

type Fees = { oneTimeFee: string; royalty: string; profitShare: string };

/** Thousands asked once for a licence of an ordinary tablet. */
const ordinary: Record<DossierReadiness, readonly [low: number, high: number]> = {
  'Ready : US': [90, 280],
  'Ready : EU': [35, 95],
  'Ready : Other Reg Markets': [20, 65],
  'Ready : Non-Reg Markets': [6, 25],
  'Pilot BE Complete/ Late stage development': [60, 180],
  'Early development': [90, 260],
};
const factors: Record<Complexity, number> = {
  simple: 1,
  modified: 1.6,
  topical: 1.5,
  sterile: 1.8,
  complex: 5,
  biologic: 22,
};

/** What the buyer pays besides the goods. */
export function writeFees(subject: StagedSubject, dealType: string): Fees {
  const { random } = subject;
  if (dealType === 'Supply') {
    const oneTimeFee = random.chance(0.5)
      ? inapplicable(random)
      : random.pick(['Nil', 'No fee, supply price only']);
    return { oneTimeFee, royalty: inapplicable(random), profitShare: orGap(random, 0.9, 'On request') };
  }
  const oneTimeFee = writeOneTimeFee(subject, dealType === 'Acquisition' ? 2.5 : 1);
  if (dealType === 'Acquisition')
    return { oneTimeFee, royalty: inapplicable(random), profitShare: inapplicable(random) };
  // A partner gives a share of sales or of profit, seldom both.
  const sharesProfit = dealType === 'Co-development' ? random.chance(0.75) : random.chance(0.25);
  const paysRoyalty = sharesProfit ? random.chance(0.1) : random.chance(0.5);
  return {
    oneTimeFee,
    royalty: paysRoyalty ? writeRoyalty(random) : inapplicable(random),
    profitShare: sharesProfit ? writeProfitShare(random) : inapplicable(random),
  };
}

function writeOneTimeFee(
  { random, molecule, presentation, readiness, company }: StagedSubject,
  factor: number,
): string {
  const [low, high] = ordinary[readiness];
  const scale = factors[complexityOf(molecule, presentation)] * factor;
  const amount = (low + random.next() * (high - low)) * scale;
  const currency = currencyOf(random, readiness, company.headquarters);
  const wording = random.pick([
    `${currency} ${thousands(amount)}`,
    `${currency} ${thousands(amount)}`,
    `${currency} ${thousands(amount)} - ${thousands(amount * 1.4)}`,
    `${currency} ${thousands(amount)} (50% on signing, 50% on dossier delivery)`,
    `${currency} ${thousands(amount)} in ${random.whole(2, amount > 150 ? 4 : 2)} milestones`,
    `${currency} ${thousands(amount)} per territory`,
    'On request',
  ]);
  return orGap(random, 0.09, wording);
}

/** Rounded as people quote: 7,500, 45,000 or 1,200,000. */
function thousands(amount: number): string {
  const step = amount < 10 ? 0.5 : amount < 100 ? 5 : amount < 1000 ? 10 : 100;
  const rounded = Math.max(step, Math.round(amount / step) * step) * 1000;
  return String(rounded).replace(/\B(?=(\d{3})+$)/g, ',');
}

function currencyOf(random: Random, readiness: string, headquarters: string): string {
  if (headquarters === 'United Kingdom' && random.chance(0.6)) return 'GBP';
  return random.chance(readiness === 'Ready : EU' ? 0.75 : 0.08) ? 'EUR' : 'USD';
}

function writeRoyalty(random: Random): string {
  const percent = random.whole(2, 12);
  return random.pick([
    `${percent}%`,
    `${percent}% of net sales`,
    `${percent} % on net sales, 5 years`,
    `${percent}-${percent + 3}%`,
  ]);
}

function writeProfitShare(random: Random): string {
  const percent = 5 * random.whole(4, 10);
  return random.pick([`${percent}:${100 - percent}`, `${percent}%`, `${percent}% of net profit`, '50:50']);
}
