import type { Market } from '#contract/dossier-lists.ts';
import { euStates, registrationCountries } from '../countries.ts';
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
  const { random, readiness, registered, site } = subject;
  if (isInDevelopment(readiness)) return random.chance(0.6) ? inapplicable(random) : random.pick(['None yet', '-', '']);
  if (readiness === 'Ready : US') return writeUs(subject);
  if (readiness === 'Ready : EU') return writeEu(subject);
  if (readiness === 'Ready : Other Reg Markets') {
    const open = site.accreditations.flatMap((name) => otherRegulated[name] ?? []);
    const countries = open.filter(({ market }) => registered.includes(market)).map(({ country }) => country);
    return random.chance(0.25)
      ? `${countries.join(', ')} (approved ${monthBefore(random.whole(1, 40))})`
      : countries.join(', ');
  }
  const countries = registered.flatMap((market) =>
    random.sample(registrationCountries[market] ?? [], random.whole(1, registered.length > 1 ? 3 : 5)),
  );
  return orGap(random, 0.04, countries.join(', '));
}

function writeUs({ random, molecule }: StagedSubject): string {
  const application = molecule.structure
    ? random.pick(['ANDA', 'ANDA', 'ANDA', 'ANDA', 'NDA 505(b)(2)'])
    : 'application';
  return random.pick([
    `US (${application} approved)`,
    `US (${application} approved ${monthBefore(random.whole(2, 48))})`,
    `US (${application} filed ${monthBefore(random.whole(2, 14))})`,
    'US',
    'US',
  ]);
}

function writeEu({ random }: StagedSubject): string {
  const states = random.sample(euStates, random.whole(1, 5));
  const reference = random.pick(euStates);
  return random.pick([
    states.join(', '),
    states.join(', '),
    `${states.join(', ')} (DCP closed ${monthBefore(random.whole(2, 40))})`,
    `EU (DCP filed, RMS ${reference})`,
    `EU (DCP filed ${monthBefore(random.whole(1, 12))}, RMS ${reference})`,
    `EU (DCP, RMS ${reference}; CMS ${states.filter((state) => state !== reference).join(', ') || 'open'})`,
  ]);
}
