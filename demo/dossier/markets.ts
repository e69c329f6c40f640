import type { DossierReadiness, Market } from '#domains/dossiers/contract/dossier-lists.ts';
import type { Subject } from './subject.ts';

const lessRegulated: readonly Market[] = [
  'LatAm',
  'MENA',
  'Africa',
  'South East Asia',
  'South Asia',
  'Russia CIS',
  'Rest of the World',
];
const regulated: readonly Market[] = ['US', 'Canada', 'EU', 'UK', 'Australia'];

/** Markets still free for a partner: always some of those for which the dossier is ready, in the list's order. */
export function drawMarkets(
  { random, company, presentation }: Subject,
  readiness: DossierReadiness,
  registered: readonly Market[],
): Market[] {
  const ready = registered.length > 0 ? random.sample(registered, random.whole(1, registered.length)) : [];
  const suitable = company.markets.filter((market) =>
    suits(market, readiness, Boolean(presentation.reference)),
  );
  const further = random.sample(suitable, random.whole(1, Math.max(1, Math.ceil(suitable.length * 0.7))));
  const chosen = new Set([...ready, ...further]);
  return company.markets.filter((market) => chosen.has(market));
}

/** A dossier made for a strict authority goes anywhere; one made for a lenient one stays among its like. */
function suits(market: Market, readiness: DossierReadiness, hasUsReference: boolean): boolean {
  if (market === 'US')
    return hasUsReference && readiness !== 'Ready : Non-Reg Markets' && readiness !== 'Ready : EU';
  if (readiness === 'Ready : Non-Reg Markets') return lessRegulated.includes(market);
  if (readiness === 'Ready : US') return market === 'Canada' || lessRegulated.includes(market);
  if (readiness === 'Ready : Other Reg Markets') return market !== 'EU';
  return regulated.includes(market) || lessRegulated.includes(market);
}
