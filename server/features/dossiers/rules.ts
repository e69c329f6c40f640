import type { FacilityLocation } from '#contract/dossier-lists.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `YYYY-MM-DD` as the specification writes dates, DD-MMM-YYYY; 01-Jan-1900 stands for none. */
export function toSpecDate(date: string | null): string {
  const [year, month, day] = (date ?? '1900-01-01').split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

/** `YYYY-MM…` as months since year 0, the scale of the finder's date filter. */
export function monthNumber(date: string): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** Countries by region, for the filter Manufacturing Facility Location. Every other country is Rest of the World. */
const regions: Record<Exclude<FacilityLocation, 'Rest of the World'>, readonly string[]> = {
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

const regionOfCountry = new Map(
  Object.entries(regions).flatMap(([region, countries]) =>
    countries.map((country) => [country.toLowerCase(), region as FacilityLocation] as const),
  ),
);

/** The regions in which a dossier is made; none for a dossier that names no country. */
export function facilityLocations(countries: readonly string[]): FacilityLocation[] {
  const named = countries.filter((country) => /\p{L}{2}/u.test(country));
  return [
    ...new Set(
      named.map((country) => regionOfCountry.get(country.trim().toLowerCase()) ?? 'Rest of the World'),
    ),
  ];
}

/** What a company wrote, or empty where it wrote one of the trade's ways of saying nothing. */
export function given(value: string): string {
  return /^(-|na|n\/a|not applicable|non-mdantory)$/i.test(value.trim()) ? '' : value.trim();
}

/** One line for a card: what it copies and what it treats. */
export function describe(usReferenceProduct: string, indication: string): string {
  const reference = given(usReferenceProduct);
  return [reference && `Generic of ${reference}`, given(indication)].filter(Boolean).join(' · ');
}

/** An id as it stands in addresses and payloads: a row's number, or nothing that exists. */
export function toRowId(id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= 2_147_483_647 ? number : null;
}
