import { type Market, marketsOfInterest } from '#contract/dossier-lists.ts';
import type { Country } from './countries.ts';
import type { ProductionLine } from './production-lines.ts';

/** Inspections a site has passed, by the name under which listings give them. */
export const accreditationSets = {
  global: ['USFDA', 'EU GMP', 'MHRA', 'Health Canada', 'TGA', 'WHO-GMP'],
  usEu: ['USFDA', 'EU GMP', 'WHO-GMP'],
  us: ['USFDA'],
  usCanada: ['USFDA', 'Health Canada'],
  usEuHome: ['USFDA', 'EU GMP'],
  eu: ['EU GMP'],
  euExport: ['EU GMP', 'ANVISA', 'TGA'],
  euIndia: ['EU GMP', 'TGA', 'WHO-GMP'],
  uk: ['MHRA', 'EU GMP'],
  who: ['WHO-GMP'],
  whoPics: ['WHO-GMP', 'PICS'],
  africaExport: ['WHO-GMP', 'NAFDAC', 'SAHPRA'],
  gulf: ['GCC GMP', 'WHO-GMP'],
  gulfEu: ['EU GMP', 'GCC GMP', 'PICS'],
  brazil: ['ANVISA', 'PICS'],
  mexico: ['COFEPRIS', 'PICS'],
  latinAmerica: ['ANVISA', 'COFEPRIS'],
  china: ['NMPA', 'WHO-GMP'],
  chinaGlobal: ['NMPA', 'USFDA', 'EU GMP'],
  korea: ['MFDS', 'PICS'],
  koreaEu: ['MFDS', 'PICS', 'EU GMP'],
  japan: ['PMDA', 'PICS'],
  australia: ['TGA', 'PICS'],
  southAfrica: ['SAHPRA', 'PICS'],
  turkey: ['EU GMP', 'TITCK', 'PICS'],
  eurasia: ['EAEU GMP'],
} as const satisfies Record<string, readonly string[]>;
export type AccreditationSet = keyof typeof accreditationSets;

/** Markets a company sells or licenses into. */
export const reaches = {
  global: marketsOfInterest,
  regulated: ['US', 'Canada', 'EU', 'UK', 'Australia'],
  europe: ['EU', 'UK', 'MENA', 'Russia CIS', 'Rest of the World'],
  northAmerica: ['US', 'Canada', 'LatAm'],
  emerging: ['LatAm', 'MENA', 'Africa', 'South East Asia', 'South Asia', 'Russia CIS', 'Rest of the World'],
  asiaPacific: ['Australia', 'South East Asia', 'South Asia', 'Rest of the World'],
  gulf: ['MENA', 'Africa', 'Russia CIS'],
  latinAmerica: ['LatAm', 'Rest of the World'],
  eurasia: ['Russia CIS', 'Rest of the World'],
  africa: ['Africa', 'Rest of the World'],
} as const satisfies Record<string, readonly Market[]>;
export type Reach = keyof typeof reaches;

/** One place of manufacture: later it is listed as a plant of its own. */
export type Site = {
  country: Country;
  accreditations: readonly string[];
  lines: readonly ProductionLine[];
};

/** A company of the demo catalogue: its name is fiction, its profile decides which dossiers it can have. */
export type Company = {
  name: string;
  headquarters: Country;
  foundedYear: number;
  rdCapabilities: string;
  /** 'Yes' where the sites are its own; otherwise they belong to its contract manufacturers. */
  manufacturing: string;
  frontEndMarkets: string;
  apiManufacturing: string;
  markets: readonly Market[];
  sites: readonly [Site, ...Site[]];
};

/** What a company answered where it is not the usual: research and own manufacture, no front end, no API. */
type Answers = { rd?: string; manufacturing?: string; frontEnd?: string; api?: string };

/** A site with the inspections of a named set. */
export function site(country: Country, accreditation: AccreditationSet, ...lines: ProductionLine[]): Site {
  return { country, accreditations: accreditationSets[accreditation], lines };
}

/** A company whose unusual answers alone are named. */
export function company(
  name: string,
  headquarters: Country,
  foundedYear: number,
  reach: Reach,
  sites: [Site, ...Site[]],
  { rd = 'Yes', manufacturing = 'Yes', frontEnd = 'No', api = 'No' }: Answers = {},
): Company {
  return {
    name,
    headquarters,
    foundedYear,
    rdCapabilities: rd,
    manufacturing,
    frontEndMarkets: frontEnd,
    apiManufacturing: api,
    markets: reaches[reach],
    sites,
  };
}
