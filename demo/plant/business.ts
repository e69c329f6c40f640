import { townsOf } from '../countries.ts';
import { orGap } from '../dossier/gaps.ts';
import type { PlantColumns, PlantSubject } from './subject.ts';

type BusinessColumns = Pick<
  PlantColumns,
  | 'country'
  | 'city'
  | 'companyType'
  | 'manufacturerTypes'
  | 'rdCapabilities'
  | 'apiManufacturing'
  | 'frontEndMarkets'
  | 'stars'
>;

/** Where the plant is, what kind of house it belongs to, and what it does beside making medicines. */
export function writeBusiness(subject: PlantSubject): BusinessColumns {
  const { random, company, site, position, manufacturerTypes } = subject;
  const towns = townsOf[site.country];
  // The sites of one company stand in different towns, as long as the country has more.
  const earlier = company.sites.slice(0, position).filter(({ country }) => country === site.country).length;
  return {
    country: site.country,
    city: towns[(company.name.length + earlier) % towns.length] ?? '',
    companyType: companyType(subject),
    manufacturerTypes,
    rdCapabilities: answer(company.rdCapabilities, manufacturerTypes.includes('In-house R&D')),
    apiManufacturing: answer(company.apiManufacturing, manufacturerTypes.includes('API Manufacturing')),
    frontEndMarkets: orGap(random, 0.05, company.frontEndMarkets),
    stars: drawStars(subject),
  };
}

/** One word for the company, so that all its plants say the same. */
function companyType({ company }: PlantSubject): string {
  if (company.foundedYear >= 2012) return 'Emerging';
  if (company.sites.length >= 3) return 'Large';
  return company.foundedYear <= 1985 ? 'Established' : 'Mid-size';
}

/** A company's open answer stays open; otherwise the plant says what is done there. */
function answer(ofCompany: string, here: boolean): string {
  if (ofCompany !== 'Yes' && ofCompany !== 'No') return ofCompany;
  return here ? 'Yes' : 'No';
}

const steps = [0.1, 0.25, 0.5] as const;

/** Ratings come with experience and inspections; buyers' averages end in tenths, quarters or halves. */
function drawStars({ random, site, yearsOfOperation }: PlantSubject): number {
  if (yearsOfOperation < 5 && random.chance(0.5)) return 0;
  const merit = 2.6 + Math.min(yearsOfOperation, 30) / 40 + Math.min(site.accreditations.length, 5) * 0.22;
  const step = random.pick(steps);
  const stars = Math.round((merit + (random.next() - 0.5) * 1.6) / step) * step;
  return Number(Math.min(5, Math.max(1, stars)).toFixed(2));
}
