import type { Brief } from '../../contract/briefs.ts';

const mostOffers = 6;

/**
 * Where the offers of a brief are compared in money by its volumes (§24.8): the first that have a term sheet, and the
 * lines that say strength, pack and volumes, in its currency and from its first year on, as its board reckons (§25.3). Null while there is nothing to compare.
 */
export function offersAddress({
  requests,
  lines,
  currency,
  firstYear,
}: Pick<Brief, 'requests' | 'lines' | 'currency' | 'firstYear'>): string | null {
  const offered = requests.filter(({ offer }) => offer !== null).slice(0, mostOffers);
  if (offered.length === 0) return null;
  const search = new URLSearchParams({
    requests: offered.map(({ reference }) => reference).join(),
    currency,
    start: `${firstYear}-01-01`,
  });
  for (const { strength, packUnits, volumes } of lines) {
    if (strength === '' || packUnits === '' || volumes.every((packs) => packs === '')) continue;
    search.append('lines', [strength.replaceAll('*', ' '), packUnits, '', volumes.join(';')].join('*'));
  }
  return `/offers?${search}`;
}
