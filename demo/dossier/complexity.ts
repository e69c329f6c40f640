import {
  isBiologic,
  isComplexInjectable,
  isInhaler,
  isInjectable,
  isPeptide,
  isVaccine,
} from '../companies/line-needs.ts';
import type { Molecule, Presentation } from '../medicines/molecule.ts';

/** How hard a product is to develop: what fees, offers and deals follow. */
export type Complexity = 'simple' | 'modified' | 'topical' | 'sterile' | 'complex' | 'biologic';

const modified = /^(Extended|Delayed)|Film$|Orally|Sublingual|Soft Gel/;
const topical = /^(Cream|Ointment|Gel|Topical|Suppositories)/;

export function complexityOf(molecule: Molecule, presentation: Presentation): Complexity {
  const { dosageForm } = presentation;
  if (isBiologic(molecule) || isVaccine(molecule)) return 'biologic';
  if (isInjectable(presentation))
    return isPeptide(molecule) || isComplexInjectable(presentation) ? 'complex' : 'sterile';
  if (isInhaler(presentation) || dosageForm === 'Transdermal Patch' || dosageForm === 'Nasal Spray')
    return 'complex';
  if (dosageForm === 'Ophthalmic & Otic Drops' || dosageForm === 'Inhalation') return 'sterile';
  if (topical.test(dosageForm)) return 'topical';
  return modified.test(dosageForm) ? 'modified' : 'simple';
}
