import { z } from 'zod';
import { type Market, marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { townsOf } from '../countries.ts';
import { productionLines } from './production-lines.ts';

/** Inspections a site has passed, by the name under which listings give them. */
const accreditationSets = {
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

/** Markets a company sells or licenses into. */
const reaches = {
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

const country = z.enum(keysOf(townsOf));

/** One place of manufacture: later it is listed as a plant of its own. */
export const site = z
  .strictObject({
    country,
    accreditation: z.enum(keysOf(accreditationSets)).describe('The name of a set of inspections'),
    lines: z.array(z.enum(keysOf(productionLines))),
  })
  .transform(({ country, accreditation, lines }) => ({
    country,
    accreditations: accreditationSets[accreditation] as readonly string[],
    lines,
  }));
export type Site = z.infer<typeof site>;

/** A company of the demo catalogue: its name is fiction, its profile decides which dossiers it can have. */
export const company = z
  .strictObject({
    name: z.string().min(1),
    headquarters: country,
    foundedYear: z.int(),
    reach: z.enum(keysOf(reaches)).describe('The name of a set of markets'),
    // Only the unusual answers stand in the data.
    rdCapabilities: z.string().default('Yes'),
    manufacturing: z
      .string()
      .default('Yes')
      .describe("'Yes' where the sites are its own; otherwise they belong to its contract manufacturers"),
    frontEndMarkets: z.string().default('No'),
    apiManufacturing: z.string().default('No'),
    sites: z.tuple([site], site),
  })
  .transform(({ reach, ...answers }) => ({ ...answers, markets: reaches[reach] as readonly Market[] }));
export type Company = z.infer<typeof company>;

function keysOf<Key extends string>(record: Record<Key, unknown>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]];
}
