import type { Region } from '../contract/regions.ts';
import countriesByRegion from './countries-by-region.json' with { type: 'json' };

/** Countries by region; every other country is Rest of the World. */
const countries: Record<Exclude<Region, 'Rest of the World'>, readonly string[]> = countriesByRegion;

const regionsByCountry = new Map(
  Object.entries(countries).flatMap(([region, names]) =>
    names.map((country) => [country.toLowerCase(), region as Region] as const),
  ),
);

/** The region in which a country lies; undefined where no country is named. */
export function regionOf(country: string): Region | undefined {
  if (!/\p{L}{2}/u.test(country)) return undefined;
  return regionsByCountry.get(country.trim().toLowerCase()) ?? 'Rest of the World';
}
