import type { Region } from '../contract/regions.ts';

/** Countries by region; every other country is Rest of the World. */
const countries: Record<Exclude<Region, 'Rest of the World'>, readonly string[]> = {
  Asia: [
    'Bangladesh',
    'China',
    'Hong Kong',
    'India',
    'Indonesia',
    'Israel',
    'Japan',
    'Jordan',
    'Malaysia',
    'Nepal',
    'Oman',
    'Pakistan',
    'Philippines',
    'Saudi Arabia',
    'Singapore',
    'South Korea',
    'Sri Lanka',
    'Taiwan',
    'Thailand',
    'United Arab Emirates',
    'Vietnam',
  ],
  Europe: [
    'Austria',
    'Belgium',
    'Bosnia and Herzegovina',
    'Bulgaria',
    'Croatia',
    'Cyprus',
    'Czech Republic',
    'Czechia',
    'Denmark',
    'Estonia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Hungary',
    'Iceland',
    'Ireland',
    'Italy',
    'Latvia',
    'Lithuania',
    'Luxembourg',
    'Malta',
    'Netherlands',
    'North Macedonia',
    'Norway',
    'Poland',
    'Portugal',
    'Romania',
    'Serbia',
    'Slovakia',
    'Slovenia',
    'Spain',
    'Sweden',
    'Switzerland',
    'Turkey',
    'Ukraine',
    'United Kingdom',
    'UK',
  ],
  'North America': ['Canada', 'Mexico', 'Puerto Rico', 'United States', 'USA', 'US'],
};

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
