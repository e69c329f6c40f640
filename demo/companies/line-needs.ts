import type { DosageForm } from '#domains/dossiers/contract/dossier-lists.ts';
import type { SpecialCapability, SupplierDosageForm } from '#domains/suppliers/contract/supplier-lists.ts';
import type { Molecule, Presentation } from '../medicines/molecule.ts';
import type { LineNeed } from './production-lines.ts';

/** The supplier's name for each of the dossier's dosage forms, where the route does not decide otherwise. */
const supplierForms: Record<DosageForm, SupplierDosageForm> = {
  Tablets: 'Tablets',
  'Film Coated Tablets': 'Tablets',
  'Extended Release Tablets': 'Tablets',
  'Delayed Release Tablets': 'Tablets',
  'Orally Disintegrating Tablets': 'Tablets',
  'Chewable Tablets': 'Tablets',
  'Dispersible Tablets': 'Tablets',
  'Sublingual & Buccal Tablets': 'Tablets',
  Capsules: 'Capsules',
  'Extended Release Capsules': 'Capsules',
  'Delayed Release Capsules': 'Capsules',
  'Soft Gel Capsules': 'Soft gel capsules',
  'Powders & Granules': 'Powders',
  'Oral Solution': 'Oral liquids',
  'Oral Suspension': 'Oral liquids',
  Syrup: 'Oral liquids',
  'Oral Film': 'Others',
  'Lozenges & Chewing Gum': 'Others',
  Injection: 'Injectable',
  'Lyophilized Powder for Injection': 'Injectable',
  Cream: 'Cream',
  Ointment: 'Ointment',
  Gel: 'Gel',
  'Topical Solution & Lotion': 'Lotion',
  'Ophthalmic & Otic Drops': 'Ophthalmic',
  'Nasal Spray': 'Nasal',
  Inhalation: 'Inhalation',
  'Transdermal Patch': 'Transdermal patches',
  'Suppositories & Vaginal Inserts': 'Suppositories',
};

const biologicName = /mab\b|cept\b|grastim\b|^insulin|poetin|interferon|immunoglobulin|albumin/;
const peptideName = /tide\b|relin\b|relix\b|pressin\b|tocin\b|rudin\b|calcitonin|glucagon/;
/** Opioids, benzodiazepines, hypnotics, barbiturates and stimulants, phentermine; atomoxetine stands among these but is free. */
const controlledAtc = /^(A08AA(01|51)|N02A|N05BA|N05CD|N05CF|N06BA(?!09)|N07BC|N01AH|N03AA)/;
const depotBrand =
  /\b(LAR|Depot|Depo|Sustenna|Maintena|Relprevv|Vivitrol|Sublocade|Camcevi|Eligard|Aveed|Sustol|Scenesse)\b/;
const particleBrand = /^(Doxil|AmBisome|Abraxane|Exparel|Venofer|Injectafer|Monoferric|Ferrlecit|Feraheme)\b/;
/** Packs of injections, by their style; a vial with a syringe beside it is a vial. */
export const prefilledSyringe = /prefilled (oral )?syringe|dual-chamber/i;
export const penOrCartridge = /\bpen\b|auto-?injector|cartridge/i;
const inhaler = /inhaler|aerosol|canister|capsules? with|actuation|blister with/i;

/** Made by living cells: no generic, but a biosimilar. */
export function isBiologic(molecule: Molecule): boolean {
  return !molecule.structure && !isVaccine(molecule) && biologicName.test(molecule.inn);
}

export function isVaccine(molecule: Molecule): boolean {
  return molecule.atcCode.startsWith('J07');
}

export function isInjectable({ dosageForm }: Presentation): boolean {
  return dosageForm === 'Injection' || dosageForm === 'Lyophilized Powder for Injection';
}

/** A peptide: synthesised, yet developed and priced unlike a tablet. */
export function isPeptide(molecule: Molecule): boolean {
  return peptideName.test(molecule.inn);
}

/** A depot or a suspension of particles: told by its reference product, since strengths and routes do not show it. */
export function isComplexInjectable(presentation: Presentation): boolean {
  return isInjectable(presentation) && complexCapability(presentation) !== undefined;
}

function complexCapability({ reference }: Presentation): SpecialCapability | undefined {
  const brand = reference?.brand ?? '';
  if (depotBrand.test(brand)) return 'Long Acting Injectables';
  return particleBrand.test(brand) ? 'Liposomal & Complex Injectables' : undefined;
}

export function isInhaler(presentation: Presentation): boolean {
  return (
    presentation.dosageForm === 'Inhalation' && presentation.packs.some(({ style }) => inhaler.test(style))
  );
}

/** The production line that a presentation needs. */
export function lineNeed(molecule: Molecule, presentation: Presentation): LineNeed {
  return { form: supplierForm(presentation), capabilities: [...capabilities(molecule, presentation)] };
}

function supplierForm({ dosageForm, routes }: Presentation): SupplierDosageForm {
  const [route] = routes;
  if (dosageForm === 'Ophthalmic & Otic Drops') return route === 'Otic' ? 'Otic' : 'Ophthalmic';
  if (dosageForm === 'Suppositories & Vaginal Inserts')
    return route === 'Vaginal' ? 'Vaginal' : 'Suppositories';
  if (route === 'Ophthalmic') return 'Ophthalmic';
  return supplierForms[dosageForm];
}

function* capabilities(molecule: Molecule, presentation: Presentation): Generator<SpecialCapability> {
  const { atcCode } = molecule;
  const swallowedOrInjected = isSwallowedSolid(presentation) || isInjectable(presentation);
  if (isVaccine(molecule)) {
    yield 'Vaccines';
    return;
  }
  if (isBiologic(molecule)) {
    yield 'Biologics & Biosimilars';
    return;
  }
  if (swallowedOrInjected) {
    if (atcCode.startsWith('L01') || atcCode.startsWith('L02')) yield 'Oncology';
    else if (atcCode.startsWith('L04') && presentation.dosageForm !== 'Soft Gel Capsules')
      yield 'Immunosuppressants';
    if (/^J01C/.test(atcCode)) yield 'Penicillins';
    else if (/^J01D[BCDEI]/.test(atcCode)) yield 'Cephalosporins';
    else if (/^J01DH/.test(atcCode)) yield 'Carbapenems';
  }
  if (atcCode.startsWith('G03') && usesHormoneSuite(presentation)) yield 'Hormones';
  if (controlledAtc.test(atcCode) && isSwallowedSolid(presentation)) yield 'Controlled Substances';
  if (isInjectable(presentation)) yield* injectableCapabilities(molecule, presentation);
  if (/^(Extended|Delayed) Release/.test(presentation.dosageForm)) yield 'Modified Release';
  if (isInhaler(presentation)) yield 'Dry Powder & Metered Dose Inhalers';
}

function* injectableCapabilities(
  molecule: Molecule,
  presentation: Presentation,
): Generator<SpecialCapability> {
  const complex = complexCapability(presentation);
  if (complex && !molecule.atcCode.startsWith('G03')) {
    yield complex;
    return;
  }
  if (presentation.dosageForm === 'Lyophilized Powder for Injection') yield 'Lyophilisation';
  if (isPeptide(molecule)) yield 'Peptides';
  if (presentation.packs.every(({ style }) => prefilledSyringe.test(style))) yield 'Pre Filled Syringes';
  if (presentation.packs.every(({ style }) => penOrCartridge.test(style))) yield 'Cartridges & Pens';
}

function isSwallowedSolid({ dosageForm }: Presentation): boolean {
  return ['Tablets', 'Capsules'].includes(supplierForms[dosageForm]);
}

function usesHormoneSuite({ dosageForm }: Presentation): boolean {
  return !['Oral liquids', 'Others', 'Powders', 'Ophthalmic'].includes(supplierForms[dosageForm]);
}
