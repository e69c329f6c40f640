import type { Market } from '#domains/dossiers/contract/dossier-lists.ts';
import { isBiologic, isVaccine } from '../companies/line-needs.ts';
import { euStates, registrationCountries } from '../countries.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import type { Presentation } from '../medicines/molecule.ts';
import type { Random } from '../random.ts';
import { type Complexity, complexityOf } from './complexity.ts';
import { inapplicable, orGap } from './gaps.ts';
import { isInDevelopment, monthBefore, type StagedSubject, type Subject } from './subject.ts';

/** Which authority's approval opens which other regulated country. */
const otherRegulated: Record<string, { country: string; market: Market }> = {
  MHRA: { country: 'United Kingdom', market: 'UK' },
  'Health Canada': { country: 'Canada', market: 'Canada' },
  TGA: { country: 'Australia', market: 'Australia' },
  ANVISA: { country: 'Brazil', market: 'LatAm' },
  COFEPRIS: { country: 'Mexico', market: 'LatAm' },
  SAHPRA: { country: 'South Africa', market: 'Africa' },
  PMDA: { country: 'Japan', market: 'Rest of the World' },
  MFDS: { country: 'South Korea', market: 'Rest of the World' },
  PICS: { country: 'Singapore', market: 'South East Asia' },
};

/** Markets in which it is registered or filed; empty while in development. */
export function drawRegistered({ random, company, site }: Subject, readiness: string): Market[] {
  if (readiness === 'Ready : US') return ['US'];
  if (readiness === 'Ready : EU') return ['EU'];
  if (readiness === 'Ready : Other Reg Markets') {
    const open = site.accreditations.flatMap((name) => otherRegulated[name]?.market ?? []);
    return random.sample(
      [...new Set(open)].filter((market) => company.markets.includes(market)),
      random.whole(1, 2),
    );
  }
  if (readiness === 'Ready : Non-Reg Markets') {
    const open = company.markets.filter((market) => registrationCountries[market]);
    return random.sample(open, random.whole(1, 3));
  }
  return [];
}

/** The field 'Registered in', as the company would write it. */
export function writeRegisteredIn(subject: StagedSubject): string {
  const { random, readiness } = subject;
  if (isInDevelopment(readiness)) {
    return random.chance(0.6) ? inapplicable(random) : random.pick(['None yet', '-', '']);
  }
  if (readiness === 'Ready : US') return writeUs(subject);
  if (readiness === 'Ready : EU') return writeEu(subject);
  return readiness === 'Ready : Other Reg Markets'
    ? writeOtherRegulated(subject)
    : writeLessRegulated(subject);
}

function writeUs({ random, molecule, presentation, age }: StagedSubject): string {
  const application =
    isBiologic(molecule) || isVaccine(molecule)
      ? 'BLA'
      : chemicalApplication(random, complexityOf(molecule, presentation));
  // So lately that a usual review still runs.
  const filed = `US (${application} filed ${monthBefore(Math.ceil(age / 6))})`;
  if (isProtected(presentation))
    return random.pick([filed, filed, `US (${application} tentatively approved)`]);
  // Its exclusivities ended this month: nothing can have been approved since.
  if (age === 0) return filed;
  return random.pick([
    `US (${application} approved)`,
    `US (${application} approved ${monthBefore(age)})`,
    filed,
    'US',
    'US',
  ]);
}

/** No final approval before the exclusivities end. */
function isProtected({ usConstraintDate }: Presentation): boolean {
  return usConstraintDate !== undefined && new Date(usConstraintDate) > catalogueDay;
}

function chemicalApplication(random: Random, complexity: Complexity): string {
  return complexity !== 'simple' && random.chance(0.08) ? 'NDA 505(b)(2)' : 'ANDA';
}

function writeEu({ random, age }: StagedSubject): string {
  const states = random.sample(euStates, random.whole(1, 5));
  const reference = random.pick(euStates);
  // A procedure has a reference state and one concerned at least.
  const concerned = others(states, reference).join(', ');
  const taking = states.length > 1 ? states : [...states, ...others([reference], states[0])];
  return random.pick([
    states.join(', '),
    states.join(', '),
    `${taking.join(', ')} (DCP closed ${monthBefore(age)})`,
    `EU (DCP filed, RMS ${reference}; CMS ${concerned})`,
    `EU (DCP filed ${monthBefore(Math.ceil(age / 4))}, RMS ${reference}; CMS ${concerned})`,
    `EU (DCP, RMS ${reference}; CMS ${concerned})`,
  ]);
}

type State = (typeof euStates)[number];

/** Those that are not the one, or the next state of the list. */
function others(states: readonly State[], one: State | undefined): State[] {
  const rest = states.filter((state) => state !== one);
  if (rest.length > 0 || one === undefined) return rest;
  return [euStates[(euStates.indexOf(one) + 1) % euStates.length] as State];
}

function writeOtherRegulated({ random, registered, site, age }: StagedSubject): string {
  const open = site.accreditations.flatMap((name) => otherRegulated[name] ?? []);
  const countries = open.filter(({ market }) => registered.includes(market)).map(({ country }) => country);
  return random.chance(0.25)
    ? `${countries.join(', ')} (approved ${monthBefore(age)})`
    : countries.join(', ');
}

function writeLessRegulated({ random, registered }: StagedSubject): string {
  const each = registered.length > 1 ? 3 : 5;
  const countries = registered.flatMap((market) =>
    random.sample(registrationCountries[market] ?? [], random.whole(1, each)),
  );
  return orGap(random, 0.04, countries.join(', '));
}
