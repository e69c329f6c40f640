import { isInhaler, penOrCartridge, prefilledSyringe } from '../companies/line-needs.ts';
import type { Molecule, Presentation } from '../medicines/molecule.ts';

/** Forms whose trade name follows from the label alone. */
const tradeNames: Partial<Record<Presentation['dosageForm'], string>> = {
  'Film Coated Tablets': 'Film-coated Tablets',
  'Extended Release Tablets': 'ER Tablets',
  'Delayed Release Tablets': 'DR Tablets',
  'Orally Disintegrating Tablets': 'ODT',
  'Extended Release Capsules': 'ER Capsules',
  'Delayed Release Capsules': 'DR Capsules',
  'Soft Gel Capsules': 'Softgel Capsules',
  'Lyophilized Powder for Injection': 'for Injection',
};

/** 'Amlodipine Tablets 5 mg, 10 mg', as the trade writes it. */
export function productTitle(
  molecule: Molecule,
  presentation: Presentation,
  strengths: readonly string[],
): string {
  return `${displayName(molecule)} ${tradeForm(molecule, presentation)} ${strengths.join(', ')}`;
}

/** 'Carbidopa, Entacapone and Levodopa'. */
function displayName(molecule: Molecule): string {
  const components = molecule.inn.split(' + ').map(capitalised);
  const last = components.pop() as string;
  return components.length > 0 ? `${components.join(', ')} and ${last}` : last;
}

/** 'amphotericin b' → 'Amphotericin B'. */
function capitalised(name: string): string {
  return name.replace(/^\w| [a-d]\b/g, (start) => start.toUpperCase());
}

/** The class as listings give it: 'C08CA01 - Amlodipine'. */
export function atcClass(molecule: Molecule, { atcCode = molecule.atcCode }: Presentation): string {
  return `${atcCode} - ${displayName(molecule)}`;
}

function tradeForm(molecule: Molecule, presentation: Presentation): string {
  const { dosageForm, routes } = presentation;
  const [route] = routes;
  const packed = (pattern: RegExp) => presentation.packs.every(({ style }) => pattern.test(style));
  switch (dosageForm) {
    case 'Sublingual & Buccal Tablets':
      return route === 'Buccal' ? 'Buccal Tablets' : 'Sublingual Tablets';
    case 'Suppositories & Vaginal Inserts':
      if (presentation.strengths.every((strength) => strength.includes('/24 h'))) return 'Vaginal Ring';
      return route === 'Vaginal' ? 'Vaginal Inserts' : 'Suppositories';
    case 'Ophthalmic & Otic Drops':
      return route === 'Otic' ? 'Ear Drops' : 'Eye Drops';
    case 'Topical Solution & Lotion':
      if (packed(/foam/i)) return 'Foam';
      return route === 'Buccal' ? 'Oromucosal Solution' : 'Topical Solution';
    case 'Lozenges & Chewing Gum':
      return molecule.inn === 'nicotine' ? 'Chewing Gum' : 'Lozenges';
    case 'Powders & Granules':
      if (packed(/sachet|stick/i)) return 'Granules in Sachet';
      return presentation.strengths.every((strength) => strength.endsWith('/mL'))
        ? 'Powder for Oral Solution'
        : 'Oral Powder';
    case 'Oral Suspension':
      return packed(/sachet/i) ? 'Granules for Oral Suspension' : 'Oral Suspension';
    case 'Inhalation':
      if (isInhaler(presentation)) return 'Inhaler';
      return packed(/bottle/i) ? 'Inhalation Liquid' : 'Inhalation Solution';
    case 'Injection':
      if (packed(/bag/i)) return 'Infusion';
      if (packed(penOrCartridge)) return 'Injection (Pen or Cartridge)';
      return packed(prefilledSyringe) ? 'Injection (PFS)' : 'Injection';
    default:
      return tradeNames[dosageForm] ?? dosageForm;
  }
}
