import { mostOffers } from '#domains/offers/contract/offer-limits.ts';
import type { Brief } from '../../contract/briefs.ts';

/**
 * Where the offers of a brief are compared in money by its volumes (§24.8): the first that have a term sheet, and the
 * lines that say strength, pack and volumes. Null while there is nothing to compare.
 */
export function offersAddress({ requests, lines }: Pick<Brief, 'requests' | 'lines'>): string | null {
  const offered = requests.filter(({ offer }) => offer !== null).slice(0, mostOffers);
  if (offered.length === 0) return null;
  const search = new URLSearchParams({ requests: offered.map(({ reference }) => reference).join() });
  for (const { strength, packUnits, volumes } of lines) {
    if (strength === '' || packUnits === '' || volumes.every((packs) => packs === '')) continue;
    search.append('lines', [strength.replaceAll('*', ' '), packUnits, '', volumes.join(';')].join('*'));
  }
  return `/offers?${search}`;
}
