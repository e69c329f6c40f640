import { isBiologic, lineNeed } from '../companies/line-needs.ts';
import { lineMakes } from '../companies/production-lines.ts';
import { euStates, townsOf } from '../countries.ts';
import { writeApi } from './api.ts';
import { writeBatches } from './batches.ts';
import { inapplicable, orGap } from './gaps.ts';
import { isInDevelopment, type ListingColumns, monthBefore, type StagedSubject } from './subject.ts';

type ManufacturingColumns = Pick<
  ListingColumns,
  | 'rdDetails'
  | 'submissionBatches'
  | 'gmpStatuses'
  | 'lastInspection'
  | 'countriesOfManufacture'
  | 'apiSources'
  | 'apiType'
  | 'apiDmf'
  | 'cppCountry'
  | 'batchSize'
  | 'minimumOrder'
  | 'stabilityConditions'
>;

export function writeManufacturing(subject: StagedSubject, registeredIn: string): ManufacturingColumns {
  const { random, site } = subject;
  return {
    rdDetails: writeResearch(subject),
    gmpStatuses: [...site.accreditations],
    lastInspection: orGap(random, 0.14, monthBefore(random.whole(1, 46))),
    countriesOfManufacture: countriesOfManufacture(subject),
    cppCountry: writeCertificateCountry(subject, registeredIn),
    stabilityConditions: writeStability(subject),
    ...writeApi(subject),
    ...writeBatches(subject),
  };
}

function writeResearch({ random, company, site }: StagedSubject): string {
  if (company.rdCapabilities !== 'Yes')
    return orGap(random, 0.5, random.pick(['Outsourced', 'Licensed-in product']));
  const home = company.headquarters;
  const town = random.pick(townsOf[home]);
  return orGap(
    random,
    0.08,
    random.pick([
      `In-house, ${town}, ${home}`,
      `${town}, ${home}`,
      `In-house R&D centre, ${home}`,
      `In-house, ${site.country}`,
    ]),
  );
}

/** Its own site first; now and then a second one of the company that makes the same. */
function countriesOfManufacture({ random, molecule, presentation, company, site }: StagedSubject): string[] {
  const need = lineNeed(molecule, presentation);
  const others = company.sites.filter(
    ({ country, lines }) => country !== site.country && lines.some((line) => lineMakes(line, need)),
  );
  return others.length > 0 && random.chance(0.5)
    ? [site.country, random.pick(others).country]
    : [site.country];
}

/** A certificate of a pharmaceutical product is of use outside the countries that issue it: those that make or register it. */
function writeCertificateCountry({ random, readiness, site }: StagedSubject, registeredIn: string): string {
  if (isInDevelopment(readiness) || readiness === 'Ready : US') return inapplicable(random);
  const inEurope = euStates.some((state) => state === site.country);
  const states = euStates.filter((state) => registeredIn.includes(state));
  const issuer = readiness === 'Ready : EU' && !inEurope ? random.pick(states) : site.country;
  return orGap(random, 0.18, issuer);
}

function writeStability(subject: StagedSubject): string {
  const { random, readiness, molecule, registered, batchAge } = subject;
  if (readiness === 'Early development')
    return orGap(random, 0.7, random.pick(['Not started', 'Planned on the first batches']));
  // No batch has been looked at for longer than it exists.
  const terms = isInDevelopment(readiness) ? [1, 3, 6, 9] : [12, 18, 24, 24, 24, 36, 36];
  const months = random.pick(terms.filter((term) => term <= batchAge));
  if (isBiologic(molecule)) return orGap(random, 0.05, `2-8 C, ${months} months`);
  const tropical = registered.some((market) =>
    ['South East Asia', 'South Asia', 'Africa', 'LatAm'].includes(market),
  );
  const zone = tropical
    ? 'Zone IVb'
    : random.pick(['Zone II', 'Zone II', 'Zone II and IVb', 'Zone IVa', 'Zone II, Zone IVb']);
  const state = isInDevelopment(readiness) ? ' ongoing' : '';
  return orGap(random, 0.05, `${zone}, ${months} months${state}`);
}
