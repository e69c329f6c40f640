import { Random } from '#demo/random.ts';
import { dossierReadiness, marketsOfInterest } from '../../../contract/dossier-lists.ts';

/** What is so of the dossiers of a presentation: an oracle is asked of the numbers, the product reads the words. */
export type DrawnDossier = {
  id: number;
  presentation: number;
  company: number;
  state: string;
  markets: string[];
  readiness: string;
  fee: number | null;
  feeWords: string;
  royalty: number | null;
  royaltyWords: string;
  days: number;
};
export type DrawnDemand = { listing: number; what: string; day: string; market: string; company: string };

const kinds = ['searched', 'opened', 'shortlisted', 'compared', 'asked'];
/** Around the twelve whole months before 26 November 2026, and at their edges. */
const days = [
  '2025-10-31',
  '2025-11-01',
  '2026-02-14',
  '2026-07-07',
  '2026-10-31',
  '2026-11-01',
  '2026-11-25',
];

/** A seeded presentation, from none to fourteen owners, with what companies did with its dossiers. */
export function drawMarket(
  seed: number,
  presentation: number,
): { dossiers: DrawnDossier[]; demand: DrawnDemand[] } {
  const random = new Random(seed, presentation);
  const owners = random.whole(1, 14);
  const markets = random.sample(marketsOfInterest, random.whole(1, 5));
  const readiness = random.sample(dossierReadiness, random.whole(1, 3));
  const dossiers = Array.from({ length: random.whole(1, 18) }, (_, at): DrawnDossier => {
    const fee = random.chance(0.7) ? random.whole(1, 40) * 5_000 : null;
    const royalty = random.chance(0.5) ? random.whole(1, 12) : null;
    return {
      ...{ id: presentation * 100 + at, presentation },
      company: random.whole(1, owners),
      state: random.chance(0.93) ? 'published' : random.pick(['draft', 'retired']),
      markets: random.sample(markets, random.whole(0, 4)),
      readiness: random.pick(readiness),
      fee,
      feeWords: fee === null ? random.pick(['-', 'On request']) : `EUR ${fee.toLocaleString('en-US')}`,
      royalty,
      royaltyWords: royalty === null ? '-' : random.pick([`${royalty}%`, `${royalty}% of net sales`]),
      days: random.whole(1, 20),
    };
  });
  const asking = random.whole(0, 14);
  const demand = Array.from(
    { length: random.chance(0.25) ? random.whole(120, 260) : random.whole(0, 40) },
    (): DrawnDemand => {
      const what = random.pick(kinds);
      const isForMarket = (what === 'asked' || what === 'searched') && random.chance(0.7);
      return {
        listing: random.pick(dossiers).id,
        what,
        day: random.pick(days),
        market: isForMarket ? random.pick(markets) : '',
        company: `company ${random.whole(0, asking)}`,
      };
    },
  );
  return { dossiers, demand };
}
