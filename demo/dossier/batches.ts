import { isInjectable, penOrCartridge, prefilledSyringe } from '../companies/line-needs.ts';
import type { Presentation } from '../medicines/molecule.ts';
import type { Random } from '../random.ts';
import { type Complexity, complexityOf } from './complexity.ts';
import { inapplicable, orGap } from './gaps.ts';
import { isInDevelopment, monthBefore, type StagedSubject } from './subject.ts';

type Batches = { batchSize: string; minimumOrder: string; submissionBatches: string };

/** Usual commercial batches of a unit, smallest first. */
const sizes: Record<string, readonly number[]> = {
  tablets: [100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000],
  capsules: [100_000, 150_000, 200_000, 300_000, 500_000],
  vials: [5_000, 10_000, 20_000, 30_000, 50_000],
  syringes: [5_000, 10_000, 25_000, 40_000],
  pens: [5_000, 10_000, 20_000],
  ampoules: [20_000, 50_000, 100_000],
  bags: [2_000, 5_000, 10_000],
  L: [200, 500, 1_000, 2_000],
  kg: [100, 200, 300, 500, 1_000],
  patches: [20_000, 50_000, 100_000],
  films: [50_000, 100_000, 200_000],
  lozenges: [100_000, 250_000],
  suppositories: [50_000, 100_000],
  inhalers: [5_000, 10_000, 20_000],
};

/** Sizes of commercial and submission batches and the least order, in the units of the form. */
export function writeBatches(subject: StagedSubject): Batches {
  const { random, molecule, presentation, supply, readiness } = subject;
  const unit = unitOf(presentation);
  const small = ['complex', 'biologic'] satisfies Complexity[];
  const choices = sizes[unit] ?? [];
  const available = small.some((name) => name === complexityOf(molecule, presentation))
    ? choices.slice(0, 2)
    : choices;
  const size = random.pick(available);
  return {
    batchSize: isInDevelopment(readiness)
      ? orGap(random, 0.55, `${grouped(size)} ${unit} (proposed)`)
      : orGap(
          random,
          0.06,
          random.chance(0.85)
            ? `${grouped(size)} ${unit}`
            : `${grouped(size)} ${unit} and ${grouped(size * 2)} ${unit}`,
        ),
    minimumOrder: supply.includes('With supply')
      ? orGap(random, 0.1, minimumOrder(random, size, unit))
      : inapplicable(random),
    submissionBatches: submission(subject, size, unit),
  };
}

function submission(
  { random, readiness, site, batchAge }: StagedSubject,
  size: number,
  unit: string,
): string {
  if (readiness === 'Early development')
    return orGap(random, 0.6, `Planned ${monthBefore(-random.whole(4, 20))}`);
  if (isInDevelopment(readiness)) {
    return orGap(
      random,
      0.25,
      random.pick([
        `1 pilot batch completed, ${monthBefore(batchAge)}`,
        `1 pilot batch completed, ${monthBefore(batchAge)}; exhibit batches planned`,
      ]),
    );
  }
  const made = monthBefore(batchAge);
  const pilot = grouped(Math.max(size / 10, unit === 'L' || unit === 'kg' ? 50 : 2_000));
  return orGap(
    random,
    0.1,
    random.pick([
      `3 x ${pilot} ${unit}, ${site.country}, ${made}`,
      `3 exhibit batches, ${made}`,
      `3 validation batches of ${grouped(size)} ${unit}, ${made}`,
      `2 pilot + 1 smaller batch (${made})`,
    ]),
  );
}

function minimumOrder(random: Random, size: number, unit: string): string {
  return random.pick([
    '1 batch',
    '1 commercial batch',
    `${grouped(size)} ${unit}`,
    `${grouped(size * 2)} ${unit} a year`,
    'One batch per strength',
  ]);
}

/** What a form is counted in where it is made. */
export function unitOf(presentation: Presentation): string {
  const { dosageForm, packs } = presentation;
  const style = packs[0]?.style.toLowerCase() ?? '';
  if (isInjectable(presentation)) {
    if (prefilledSyringe.test(style)) return 'syringes';
    if (penOrCartridge.test(style)) return 'pens';
    if (style.includes('ampoule')) return 'ampoules';
    return style.includes('bag') ? 'bags' : 'vials';
  }
  if (dosageForm.includes('Tablets')) return 'tablets';
  if (dosageForm.includes('Capsules')) return 'capsules';
  switch (dosageForm) {
    case 'Oral Solution':
    case 'Oral Suspension':
    case 'Syrup':
    case 'Topical Solution & Lotion':
    case 'Ophthalmic & Otic Drops':
    case 'Nasal Spray':
      return 'L';
    case 'Transdermal Patch':
      return 'patches';
    case 'Oral Film':
      return 'films';
    case 'Lozenges & Chewing Gum':
      return 'lozenges';
    case 'Suppositories & Vaginal Inserts':
      return 'suppositories';
    case 'Inhalation':
      return /ampoule|vial|bottle/.test(style) ? 'L' : 'inhalers';
    default:
      return 'kg';
  }
}

function grouped(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
