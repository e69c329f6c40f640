import { dealValues } from '#domains/requests/contract/deal-values.ts';
import { incoterms } from '#domains/requests/contract/term-sheet-lists.ts';
import { type ReckonedTerms, reckonedTerms } from '../../contract/asked-offers.ts';
import { type Plan, plan } from '../../contract/plan.ts';
import { headlines } from './offer-oracle.ts';

export type GeneratedModel = { plan: Plan; offers: ReckonedTerms[] };

/** The same numbers for the same seed, from nothing up to one. */
function drawsOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

const strengths = ['2.5 mg', '5 mg', '10 mg', '20 mg', '40 mg'];
const packSizes = ['1', '10', '28', '30', '60', '90', '100'];
const currencies = ['EUR', 'EUR', 'USD', 'GBP', 'INR', 'CHF', 'JPY'];

/** A plan and offers for it, with all that may be stated, missing, in another size, or of another currency. */
export function generateModel(
  seed: number,
  size?: { lines: number; years: number; offers: number },
): GeneratedModel {
  const draw = drawsOf(seed * 7919 + 17);
  for (let warm = 0; warm < 8; warm += 1) draw();
  const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1));
  const one = <T>(of: readonly T[]): T => of[whole(0, of.length - 1)] as T;
  const often = (chance: number) => draw() < chance;
  const decimal = (from: number, to: number, places: number) =>
    (whole(from * 10 ** places, to * 10 ** places) / 10 ** places).toFixed(places);
  const or = (chance: number, value: () => string) => (often(chance) ? value() : '');
  const stated = size === undefined ? 0.7 : 1;
  const years = size?.years ?? whole(1, 10);
  const called = new Set<string>();
  while (called.size < (size?.lines ?? whole(1, 5))) {
    const pack = size ? String(10 + called.size) : one(packSizes);
    called.add(`${one(strengths)}|${pack}`);
  }
  const made = plan.parse({
    currency: one(currencies),
    start: one(['2027-01-01', '2028-02-29', '2026-07-15']),
    years,
    discount: one(['0', '5', '8.5', '12.25', '8']),
    duty: or(0.5, () => decimal(0, 12, 1)),
    freight: or(0.3, () => decimal(0, 2, 2)),
    deductions: or(0.5, () => decimal(0, 30, 0)),
    shelfLifeMonths: one(['12', '18', '24', '36']),
    lines: [...called].map((name) => {
      const [strength, packUnits] = name.split('|');
      const begins = whole(0, Math.min(2, years - 1));
      const volumes = Array.from({ length: years }, (_, year) =>
        year < begins || (year > begins && often(0.1))
          ? or(0.5, () => '0')
          : String(whole(1, 300) * one([1, 10, 1000])),
      );
      return { strength, packUnits, netPrice: decimal(1, 60, 2), volumes };
    }),
  });
  const feeDays = ['2026-05-01', '2027-01-01', '2027-09-12', '2028-12-31', '2030-02-28', '2035-06-30'];
  const offers = Array.from({ length: size?.offers ?? whole(1, 6) }, () => {
    const hasPrices = often(0.85) || size !== undefined;
    const hasTiers = often(0.3) || size !== undefined;
    const begins = one([0, 1000, 100_000, 2_000_000]);
    const prices = made.lines
      .filter(() => size !== undefined || (hasPrices && often(0.85)))
      .map(({ strength, packUnits }) => ({
        strength: often(0.2) ? strength.replace(' ', '').toUpperCase() : strength,
        packUnits: often(0.75) || size ? packUnits : one(packSizes),
        price: decimal(0, 20, 4),
        freight: or(stated * 0.8, () => decimal(0, 1, 2)),
        duty: or(stated * 0.6, () => decimal(0, 10, 1)),
        tooling: or(stated * 0.4, () => String(whole(0, 20_000))),
        moq: or(stated * 0.9, () => String(whole(1, 400) * one([1, 100, 1000]))),
      }));
    const milestones = often(0.4)
      ? Array.from({ length: whole(1, 4) }, (_, at) => ({
          event: `Milestone ${at + 1}`,
          amount: String(whole(0, 200_000)),
          due: or(0.8, () => one(feeDays)),
          refundable: often(0.3),
        }))
      : [];
    const parts = milestones.reduce((sum, { amount }) => sum + Number(amount), 0);
    const royaltyTiers = hasTiers
      ? Array.from({ length: whole(1, size ? 10 : 4) }, (_, at) => ({
          from: String(begins + at * 300_000 + whole(0, 290_000)),
          rate: decimal(0, 15, 1),
        }))
      : [];
    const royalty = or(stated, () => decimal(0, 12, 1));
    const hasRoyalty = royalty !== '' || hasTiers;
    const profitShare = or(stated * 0.8, () => decimal(1, 50, 0));
    // What contradicts itself is no offer (§10.8).
    return reckonedTerms.parse({
      currency: one(currencies),
      supplyPrice: or(0.4, () => (prices.length > 0 ? one(prices).price : decimal(0, 20, 2))),
      priceUnit: one([...Object.keys(headlines), 'kilogram', '']),
      oneTimeFee: or(stated, () => String(milestones.length > 0 ? parts : whole(0, 400_000))),
      royalty,
      profitShare,
      values: dealValues.parse({
        incoterm: one(['', ...incoterms]),
        prices,
        milestones,
        royaltyTiers,
        royaltyMinimum: or(hasRoyalty ? stated * 0.5 : 0, () => String(whole(0, 60_000))),
        profitBase: profitShare && or(size ? 1 : 0.8, () => 'Net sales less cost of goods'),
        shelfLifeMonths: or(stated * 0.8, () => one(['12', '24', '36', '60'])),
        remainingShelfLife: or(0.4, () => one(['75', '80', '66.7'])),
      }),
    });
  });
  return { plan: made, offers };
}
