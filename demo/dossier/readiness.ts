import { type DossierReadiness, dossierReadiness } from '#domains/dossiers/contract/dossier-lists.ts';
import { isBiologic } from '../companies/line-needs.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import { type Random, weighted } from '../random.ts';
import type { Subject } from './subject.ts';

const regulators = ['MHRA', 'Health Canada', 'TGA', 'ANVISA', 'PMDA', 'MFDS', 'SAHPRA', 'COFEPRIS', 'PICS'];

/** How far the dossier is: what the site's inspections, the company's markets and US exclusivity leave open. */
export function drawReadiness(subject: Subject): DossierReadiness {
  const weights = readinessWeights(subject);
  return subject.random.draw(weighted(dossierReadiness.map((readiness) => [weights[readiness], readiness])));
}

function readinessWeights({
  molecule,
  presentation,
  company,
  site,
}: Subject): Record<DossierReadiness, number> {
  const years = yearsOfExclusivity(presentation.usConstraintDate);
  const sellsIn = (...markets: typeof company.markets) =>
    markets.some((market) => company.markets.includes(market));
  const passed = (...authorities: string[]) => authorities.some((name) => site.accreditations.includes(name));
  const develops = company.rdCapabilities === 'Yes' ? 1 : 0.25;
  const young = years > 1 ? 2.5 : 1;
  const slow = isBiologic(molecule) ? 0.4 : 1;
  return {
    'Ready : US': presentation.reference && years <= 2 && passed('USFDA') && sellsIn('US') ? 38 * slow : 0,
    'Ready : EU': years <= 1.5 && passed('EU GMP', 'MHRA') && sellsIn('EU') ? 26 * slow : 0,
    'Ready : Other Reg Markets': years <= 1.5 && passed(...regulators) && sellsIn(...otherRegulated) ? 13 : 0,
    'Ready : Non-Reg Markets': sellsIn(
      'LatAm',
      'MENA',
      'Africa',
      'South East Asia',
      'South Asia',
      'Russia CIS',
    )
      ? 22 / (years > 1 ? 2 : 1)
      : 0,
    'Pilot BE Complete/ Late stage development': 9 * develops * (years > 4 ? 0.5 : young),
    'Early development': Math.max(6 * develops * young, 0.5),
  };
}

/** Months since its first approval, or its filing: in the US none is approved before the exclusivities have ended. */
export function drawAge({ random, presentation }: Subject, readiness: DossierReadiness): number {
  const age = Math.min(random.whole(1, 48), mostAge(presentation.referenceApprovedOn));
  const end = presentation.usConstraintDate;
  if (readiness !== 'Ready : US' || end === undefined || new Date(end) >= catalogueDay) return age;
  const days = (catalogueDay.getTime() - new Date(end).getTime()) / 86_400_000;
  return Math.min(age, Math.floor(days / 31));
}

/** Batches were made before, and none before there was a reference to copy. */
const longestMaking = 26;

function mostAge(referenceApprovedOn: string | undefined): number {
  if (referenceApprovedOn === undefined) return Number.POSITIVE_INFINITY;
  const [year = 0, month = 0] = referenceApprovedOn.split('-').map(Number);
  const months = (catalogueDay.getUTCFullYear() - year) * 12 + catalogueDay.getUTCMonth() + 1 - month;
  return Math.max(1, months - longestMaking);
}

/** Months since the oldest batch: of registration for what is filed, a pilot batch before, none at the beginning. */
export function drawBatchAge(random: Random, readiness: DossierReadiness, age: number): number {
  if (readiness === 'Early development') return 0;
  return readiness.startsWith('Ready') ? age + random.whole(12, longestMaking) : random.whole(3, 12);
}

/** Markets beside the US and the EU where an authority of the PIC/S or ICH circle grants the licence. */
const otherRegulated = [
  'Canada',
  'UK',
  'Australia',
  'LatAm',
  'Africa',
  'South East Asia',
  'Rest of the World',
] as const;

/** Years from the catalogue's day to the end of the exclusivities; 0 where none is running. */
function yearsOfExclusivity(constraintDate: string | undefined): number {
  if (!constraintDate) return 0;
  return Math.max(0, Number(constraintDate.slice(0, 4)) + Number(constraintDate.slice(5, 7)) / 12 - 2026.9);
}
