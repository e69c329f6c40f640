import type { SpecialCapability, SupplierDosageForm } from '#domains/suppliers/contract/supplier-lists.ts';

type LineFacts = {
  forms: readonly SupplierDosageForm[];
  capabilities: readonly SpecialCapability[];
  /** Set where the line makes nothing else, as beta-lactams and cytotoxics demand. */
  dedicatedTo?: readonly SpecialCapability[];
};

const semisolid = ['Cream', 'Ointment', 'Gel', 'Lotion'] as const;
const solid = ['Tablets', 'Capsules'] as const;

/** The kinds of production line from which sites are put together. */
const lines = {
  oralSolids: { forms: solid, capabilities: ['Modified Release', 'Pellets & MUPS', 'Serialisation'] },
  plainSolids: { forms: solid, capabilities: [] },
  powders: { forms: ['Powders', 'Granules'], capabilities: [] },
  softGels: { forms: ['Soft gel capsules'], capabilities: ['Hormones', 'Immunosuppressants'] },
  oralLiquids: { forms: ['Oral liquids'], capabilities: [] },
  filmsAndLozenges: { forms: ['Others'], capabilities: ['Hot Melt Extrusion', 'Controlled Substances'] },
  semisolids: { forms: semisolid, capabilities: ['Steroids'] },
  hormoneSemisolids: {
    forms: [...semisolid, 'Vaginal', 'Transdermal patches'],
    capabilities: ['Hormones', 'Steroids'],
    dedicatedTo: ['Hormones'],
  },
  suppositories: { forms: ['Suppositories', 'Vaginal'], capabilities: [] },
  patches: { forms: ['Transdermal patches'], capabilities: ['Controlled Substances', 'Hormones'] },
  sterile: { forms: ['Injectable'], capabilities: ['Lyophilisation', 'Controlled Substances'] },
  syringesAndPens: {
    forms: ['Injectable'],
    capabilities: ['Pre Filled Syringes', 'Cartridges & Pens', 'Peptides', 'Cold Chain'],
    dedicatedTo: ['Pre Filled Syringes', 'Cartridges & Pens', 'Peptides'],
  },
  complexInjectables: {
    forms: ['Injectable'],
    capabilities: [
      'Long Acting Injectables',
      'Liposomal & Complex Injectables',
      'Peptides',
      'Lyophilisation',
    ],
    dedicatedTo: ['Long Acting Injectables', 'Liposomal & Complex Injectables', 'Peptides'],
  },
  drops: { forms: ['Ophthalmic', 'Otic'], capabilities: ['Blow Fill Seal', 'Steroids'] },
  nasal: { forms: ['Nasal'], capabilities: ['Steroids', 'Controlled Substances', 'Peptides'] },
  inhalers: { forms: ['Inhalation'], capabilities: ['Dry Powder & Metered Dose Inhalers', 'Steroids'] },
  nebules: { forms: ['Inhalation'], capabilities: ['Blow Fill Seal'] },
  oncologySolids: {
    forms: solid,
    capabilities: ['Oncology', 'High Potency (HPAPI)', 'Immunosuppressants', 'Modified Release'],
    dedicatedTo: ['Oncology', 'Immunosuppressants'],
  },
  oncologySterile: {
    forms: ['Injectable'],
    capabilities: [
      'Oncology',
      'High Potency (HPAPI)',
      'Lyophilisation',
      'Liposomal & Complex Injectables',
      'Long Acting Injectables',
      'Immunosuppressants',
      'Pre Filled Syringes',
      'Cartridges & Pens',
      'Peptides',
    ],
    dedicatedTo: ['Oncology', 'Immunosuppressants'],
  },
  hormoneSolids: {
    forms: solid,
    capabilities: ['Hormones', 'Steroids', 'High Potency (HPAPI)', 'Modified Release'],
    dedicatedTo: ['Hormones'],
  },
  hormoneSterile: {
    forms: ['Injectable'],
    capabilities: [
      'Hormones',
      'Steroids',
      'Lyophilisation',
      'Pre Filled Syringes',
      'Cartridges & Pens',
      'Peptides',
    ],
    dedicatedTo: ['Hormones'],
  },
  penicillins: {
    forms: [...solid, 'Powders', 'Granules', 'Oral liquids', 'Injectable'],
    capabilities: ['Penicillins', 'Lyophilisation', 'Modified Release'],
    dedicatedTo: ['Penicillins'],
  },
  cephalosporins: {
    forms: [...solid, 'Powders', 'Granules', 'Oral liquids', 'Injectable'],
    capabilities: ['Cephalosporins', 'Lyophilisation', 'Modified Release'],
    dedicatedTo: ['Cephalosporins'],
  },
  carbapenems: {
    forms: ['Injectable'],
    capabilities: ['Carbapenems', 'Lyophilisation'],
    dedicatedTo: ['Carbapenems'],
  },
  controlledSolids: {
    forms: [...solid, 'Oral liquids'],
    capabilities: ['Controlled Substances', 'Modified Release'],
  },
  biologics: {
    forms: ['Injectable', 'Ophthalmic', 'Inhalation', 'Gel'],
    capabilities: [
      'Biologics & Biosimilars',
      'Pre Filled Syringes',
      'Cartridges & Pens',
      'Lyophilisation',
      'Cold Chain',
      'Hormones',
    ],
    dedicatedTo: ['Biologics & Biosimilars'],
  },
  vaccines: {
    forms: ['Injectable', 'Oral liquids', 'Nasal', 'Capsules'],
    capabilities: ['Vaccines', 'Pre Filled Syringes', 'Lyophilisation', 'Cold Chain'],
    dedicatedTo: ['Vaccines'],
  },
} as const satisfies Record<string, LineFacts>;

type ProductionLine = keyof typeof lines;

/** What each line can make. */
export const productionLines: Record<ProductionLine, LineFacts> = lines;

/** What a presentation asks of the line that makes it. */
export type LineNeed = { form: SupplierDosageForm; capabilities: readonly SpecialCapability[] };

export function lineMakes(line: ProductionLine, need: LineNeed): boolean {
  const { forms, capabilities, dedicatedTo } = productionLines[line];
  return (
    forms.includes(need.form) &&
    need.capabilities.every((capability) => capabilities.includes(capability)) &&
    (!dedicatedTo || dedicatedTo.some((capability) => need.capabilities.includes(capability)))
  );
}
