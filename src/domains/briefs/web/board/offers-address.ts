import { mostOffers } from '#domains/offers/contract/offer-limits.ts';
import { isEnded } from '#domains/requests/contract/request-life.ts';
import type { Brief } from '../../contract/briefs.ts';

/**
 * Where the offers of a brief are compared in money by its volumes (§24.8), in its currency and from its first year on:
 * the first that have a term sheet, and the lines that say strength, pack and volumes. Null while there is nothing to compare.
 */
export function offersAddress({
  requests,
  lines,
  currency,
  firstYear,
}: Pick<Brief, 'requests' | 'lines' | 'currency' | 'firstYear'>): string | null {
  // Those that may still come to something first.
  const offered = requests
    .filter(({ offer }) => offer !== null)
    .toSorted((one, other) => Number(isEnded(one.state)) - Number(isEnded(other.state)))
    .slice(0, mostOffers);
  if (offered.length === 0) return null;
  const search = new URLSearchParams({
    ...{ requests: offered.map(({ reference }) => reference).join(), currency },
    start: `${firstYear}-01-01`,
  });
  for (const { strength, packUnits, volumes } of lines) {
    if (strength === '' || packUnits === '' || volumes.every((packs) => packs === '')) continue;
    search.append('lines', [strength.replaceAll('*', ' '), packUnits, '', volumes.join(';')].join('*'));
  }
  return `/offers?${search}`;
}
