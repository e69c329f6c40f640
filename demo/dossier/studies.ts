import { isComplexInjectable, isInhaler, isInjectable, isVaccine } from '../companies/line-needs.ts';
import type { Random } from '../random.ts';
import { complexityOf } from './complexity.ts';
import { inapplicable, orGap } from './gaps.ts';
import { monthBefore, type StagedSubject } from './subject.ts';

type Studies = { clinicalDetails: string; cro: string };

/** Clinical or bioequivalence work and who did it: one decides the other. */
export function writeStudies(subject: StagedSubject): Studies {
  const { random, readiness } = subject;
  const clinicalDetails = readiness === 'Early development' ? writePlan(subject) : writeStudy(subject);
  const hasStudy = /\bn = /.test(clinicalDetails);
  return { clinicalDetails, cro: hasStudy ? orGap(random, 0.15, croOf(random)) : inapplicable(random) };
}

function writePlan({ random, molecule, presentation }: StagedSubject): string {
  if (isInjectable(presentation) && molecule.structure) return inapplicable(random);
  const quarter = `Q${random.whole(1, 4)} ${random.whole(2027, 2028)}`;
  return orGap(random, 0.35, random.pick(['Planned', `Pilot study planned ${quarter}`, 'Not started']));
}

function writeStudy(subject: StagedSubject): string {
  const { random, molecule, presentation, readiness } = subject;
  const { dosageForm } = presentation;
  const complexity = complexityOf(molecule, presentation);
  if (isVaccine(molecule)) return `Phase III immunogenicity study completed, n = ${even(random, 400, 1800)}`;
  if (complexity === 'biologic') return biosimilarStudy(subject);
  if (isComplexInjectable(presentation)) return complexInjectableStudy(subject);
  if (isInjectable(presentation)) {
    return random.pick([
      'Not applicable',
      dosageForm === 'Injection' ? 'Not applicable (parenteral solution)' : 'Not applicable (parenteral)',
      'NA',
      'Biowaiver, Q1/Q2 same as RLD',
    ]);
  }
  if (readiness.startsWith('Pilot') && (complexity === 'complex' || dosageForm === 'Nasal Spray'))
    return pilotDeviceStudy(random);
  if (isInhaler(presentation)) return `In-vitro BE and PK study completed, n = ${even(random, 40, 96)}`;
  switch (dosageForm) {
    case 'Oral Solution':
    case 'Syrup':
      return random.pick(['Biowaiver (oral solution)', 'Biowaiver', 'Not applicable']);
    case 'Nasal Spray':
      return random.pick([
        'In-vitro BE completed',
        `In-vitro BE and PK study completed, n = ${even(random, 36, 72)}`,
      ]);
    case 'Ophthalmic & Otic Drops':
      return presentation.routes[0] === 'Otic' ? earStudy(random) : waivedSolution(random);
    case 'Inhalation':
    case 'Topical Solution & Lotion':
      return waivedSolution(random);
    case 'Lozenges & Chewing Gum':
      return `In-vitro release and PK study completed, n = ${even(random, 18, 48)}`;
    case 'Suppositories & Vaginal Inserts':
      return `PK BE study completed, single dose, n = ${even(random, 24, 48)}`;
    case 'Cream':
    case 'Ointment':
    case 'Gel':
      return topicalStudy(subject);
    case 'Transdermal Patch':
      return `BE, adhesion and irritation studies completed, n = ${even(random, 36, 72)}`;
    default:
      return bioequivalence(subject);
  }
}

function waivedSolution(random: Random): string {
  return random.pick(['Biowaiver, Q1/Q2/Q3 same as reference', 'Biowaiver', 'Not applicable']);
}

/** Nothing is absorbed from the ear that could be measured, and no guideline waives its study. */
function earStudy(random: Random): string {
  return random.pick([
    `Clinical endpoint study completed, n = ${even(random, 240, 560)}`,
    'Therapeutic equivalence study not required',
  ]);
}

/** Swallowed whole or chewed, and released at once: what a biowaiver by BCS class is open to. */
const immediateRelease = /^(Tablets|Film Coated Tablets|Chewable Tablets|Dispersible Tablets|Capsules)$/;
const modifiedRelease = /^(Extended|Delayed) Release/;

function bioequivalence({ random, molecule, presentation, readiness }: StagedSubject): string {
  if (readiness.startsWith('Pilot')) {
    const both = `Pilot BE completed, fed and fasting, n = ${even(random, 12, 18)}; pivotal planned ${monthBefore(-random.whole(1, 9))}`;
    if (modifiedRelease.test(presentation.dosageForm)) return both;
    return random.pick([
      `Pilot BE completed, fasting, n = ${even(random, 10, 18)}`,
      both,
      `Pivotal BE ongoing, fasting, n = ${even(random, 24, 60)}`,
    ]);
  }
  const [, bcsClass] = /BCS class (I|III)\b/.exec(molecule.about) ?? [];
  const { dosageForm } = presentation;
  if (bcsClass && immediateRelease.test(dosageForm) && random.chance(0.3))
    return `Biowaiver (BCS class ${bcsClass})`;
  // What is released later is studied in both states.
  const fed = modifiedRelease.test(dosageForm)
    ? 'fed and fasting'
    : random.pick(['fasting', 'fasting', 'fed', 'fed and fasting']);
  const size = even(random, 24, 72);
  const study = `BE completed, ${fed}, n = ${size}, ${referenceOf(random, readiness)}`;
  const waiver =
    presentation.strengths.length > 1 && immediateRelease.test(dosageForm) && random.chance(0.16)
      ? '; biowaiver for lower strengths'
      : '';
  return orGap(random, 0.03, study + waiver);
}

function complexInjectableStudy({ random, readiness }: StagedSubject): string {
  if (readiness.startsWith('Pilot'))
    return `Pilot PK study completed, n = ${even(random, 16, 40)}; in-vitro release matched`;
  return `PK BE study in patients completed, n = ${even(random, 120, 360)}, steady state`;
}

function pilotDeviceStudy(random: Random): string {
  return random.pick(['In-vitro BE ongoing', `Pilot PK study completed, n = ${even(random, 12, 24)}`]);
}

function topicalStudy({ random, molecule, readiness }: StagedSubject): string {
  if (readiness.startsWith('Pilot'))
    return random.pick(['IVRT completed, IVPT ongoing', 'Pilot clinical endpoint study, n = 60']);
  if (/^(D07|D05|H02)/.test(molecule.atcCode))
    return `Vasoconstrictor assay completed, n = ${even(random, 40, 90)}`;
  return random.pick([
    'IVRT and IVPT completed',
    'Q1/Q2/Q3 same as reference, IVRT completed',
    `Clinical endpoint study completed, n = ${even(random, 280, 760)}`,
    'Therapeutic equivalence study not required',
  ]);
}

function biosimilarStudy({ random, readiness }: StagedSubject): string {
  const phase1 = `Phase I PK study completed, n = ${even(random, 90, 240)}`;
  if (readiness.startsWith('Pilot')) return `${phase1}; phase III ongoing, n = ${even(random, 300, 640)}`;
  return `${phase1}; phase III completed, n = ${even(random, 300, 640)}`;
}

function referenceOf(random: Random, readiness: string): string {
  if (readiness === 'Ready : US') return 'US RLD';
  if (readiness === 'Ready : EU') return 'EU reference product';
  if (readiness === 'Ready : Other Reg Markets')
    return random.pick(['EU reference product', 'US RLD', 'local reference product']);
  return random.pick(['innovator product', 'EU reference product', 'local reference product', 'US RLD']);
}

function croOf(random: Random): string {
  const country = random.pick([
    'India',
    'India',
    'India',
    'Bulgaria',
    'Jordan',
    'Canada',
    'Czechia',
    'Malaysia',
    'Greece',
  ]);
  return random.pick([
    `USFDA inspected CRO, ${country}`,
    `EU inspected CRO, ${country}`,
    `Third party CRO, ${country}`,
    `In-house CRO, ${country}`,
    `ANVISA approved CRO, ${country}`,
  ]);
}

function even(random: Random, low: number, high: number): number {
  return 2 * random.whole(low / 2, high / 2);
}
