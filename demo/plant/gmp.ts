import { type CgmpAccreditation, cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import { type Random, weighted } from '../random.ts';
import type { PlantColumns, PlantSubject } from './subject.ts';

type GmpColumns = Pick<PlantColumns, 'accreditations' | 'otherGmp' | 'compliances' | 'inspectionYear'>;

/** Inspections that the finder's list does not name, as plants write them. */
const otherNames: Record<string, string> = {
  NMPA: 'NMPA (China)',
  MFDS: 'MFDS (South Korea)',
  PMDA: 'PMDA (Japan)',
  SAHPRA: 'SAHPRA (South Africa)',
  NAFDAC: 'NAFDAC (Nigeria)',
  'GCC GMP': 'GCC-DR (Gulf states)',
  TITCK: 'TITCK (Turkey)',
  'EAEU GMP': 'EAEU GMP (Eurasian Economic Union)',
};

/** Agencies that inspect for export as well, where the plant has been inspected at all. */
const furtherAgencies = [
  'INVIMA (Colombia)',
  'PPB (Kenya)',
  'TFDA (Taiwan)',
  'HSA (Singapore)',
  'DIGEMID (Peru)',
  'FDA Ghana',
  'Thai FDA',
  'NPRA (Malaysia)',
  'SFDA (Saudi Arabia)',
];

const quality = ['ISO 9001:2015', 'ISO 14001:2015', 'ISO 45001:2018', 'ISO 13485:2016', 'ISO 50001:2018'];
const conduct = ['EU FMD', 'US DSCSA', '21 CFR Part 11', 'REACH', 'PSCI audited', 'EcoVadis Silver', 'GDP'];
const sterile = ['EU GMP Annex 1 (2022)', 'ISO 14644-1'];

export function writeGmp(subject: PlantSubject): GmpColumns {
  const { random, site } = subject;
  const others = [
    ...site.accreditations.flatMap((name) => otherNames[name] ?? []),
    ...(random.chance(0.22) ? random.sample(furtherAgencies, random.whole(1, 3)) : []),
  ];
  const held = new Set<string>([...site.accreditations, ...(others.length > 0 ? ['Others'] : [])]);
  return {
    accreditations: cGMPAccreditations.filter((name: CgmpAccreditation) => held.has(name)),
    otherGmp: random.chance(0.08) ? '' : others.join('; '),
    compliances: writeCompliances(subject),
    inspectionYear: drawInspection(random, subject.yearsOfOperation),
  };
}

function writeCompliances({ random, dosageForms }: PlantSubject): string[] {
  if (random.chance(0.08)) return [];
  return [
    ...random.sample(quality, random.whole(0, 3)),
    ...(dosageForms.includes('Injectable') ? random.sample(sterile, random.whole(0, 2)) : []),
    ...random.sample(conduct, random.whole(1, 3)),
  ];
}

const yearsSinceInspection = weighted([
  [30, 0],
  [32, 1],
  [20, 2],
  [10, 3],
  [5, 4],
  [3, 6],
]);

/** Nobody inspects a plant before it works. */
function drawInspection(random: Random, yearsOfOperation: number): number | null {
  if (random.chance(0.07)) return null;
  const since = Math.min(random.draw(yearsSinceInspection), yearsOfOperation);
  return catalogueDay.getUTCFullYear() - since;
}
