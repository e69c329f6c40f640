import type { SpecialCapability, SupplierDosageForm } from '#domains/suppliers/contract/supplier-lists.ts';

export type CapabilityFacts = {
  /** The dosage forms of which it makes something else; none where it concerns the whole plant. */
  forms: readonly SupplierDosageForm[];
  /** What is then made of the form. */
  kind?: string;
  equipment?: readonly string[];
  /** A few words for the card. */
  short: readonly string[];
};

const solids: readonly SupplierDosageForm[] = ['Tablets', 'Capsules'];
const injectable: readonly SupplierDosageForm[] = ['Injectable'];
const segregated = ['segregated block with own air handling', 'dedicated building'];

/** What each special capability adds to a plant. */
export const capabilityFacts: Record<SpecialCapability, CapabilityFacts> = {
  Hormones: {
    forms: [...solids, 'Injectable', 'Vaginal'],
    kind: 'hormones',
    short: ['Hormone suites, OEB 4', 'Segregated hormone block'],
  },
  Oncology: {
    forms: [...solids, 'Injectable'],
    kind: 'cytotoxics',
    equipment: ['Extract Technology isolator', 'SKAN cytotoxics isolator'],
    short: ['Oncology suites, OEB 5', 'Cytotoxics under isolators'],
  },
  'Biologics & Biosimilars': {
    forms: injectable,
    kind: 'biosimilars',
    equipment: ['Cytiva XDR-2000 bioreactor', 'Sartorius Biostat STR 2000', 'Cytiva ÄKTA ready'],
    short: ['Mammalian cell culture, 2 x 2,000 L', 'Drug substance to fill and finish'],
  },
  Lyophilisation: {
    forms: injectable,
    kind: 'lyophilised vials',
    equipment: ['IMA Lyofast 30', 'Tofflon Lyo-20', 'GEA Lyovac FCM 600'],
    short: ['Lyophilisers, 60 m2 of shelves', 'Lyophilisation with automatic loading'],
  },
  'Pre Filled Syringes': {
    forms: injectable,
    kind: 'pre-filled syringes 0.5-5 ml',
    equipment: ['Groninger UFVN S 10', 'Optima H4', 'Bausch+Ströbel SFM 5120'],
    short: ['PFS with safety devices', 'Pre-filled syringes, 60 million a year'],
  },
  'High Potency (HPAPI)': {
    forms: solids,
    kind: 'high potency',
    equipment: ['Fette 2090i WIP tablet press', 'Glatt TwinPro with containment'],
    short: ['HPAPI handling to 0.1 ug/m3', 'OEB 5 containment'],
  },
  Cephalosporins: {
    forms: ['Injectable', 'Powders', ...solids],
    kind: 'cephalosporins',
    short: [`Cephalosporins, ${segregated[0]}`, `Cephalosporins, ${segregated[1]}`],
  },
  Penicillins: {
    forms: ['Injectable', 'Powders', ...solids],
    kind: 'penicillins',
    short: [`Penicillins, ${segregated[1]}`, `Penicillins, ${segregated[0]}`],
  },
  Carbapenems: {
    forms: injectable,
    kind: 'sterile carbapenem powders',
    equipment: ['Bausch+Ströbel powder filler'],
    short: ['Sterile carbapenem powders'],
  },
  Steroids: {
    forms: ['Cream', 'Ointment', 'Nasal', 'Ophthalmic'],
    kind: 'corticosteroids',
    short: ['Topical corticosteroids', 'Micronised steroids'],
  },
  Immunosuppressants: {
    forms: ['Soft gel capsules', ...solids],
    kind: 'immunosuppressants',
    short: ['Immunosuppressants in campaign'],
  },
  'Controlled Substances': {
    forms: [...solids, 'Oral liquids', 'Injectable'],
    kind: 'controlled substances',
    short: ['Licensed for narcotics', 'Vaulted storage, schedules II-V'],
  },
  Peptides: {
    forms: injectable,
    kind: 'peptides',
    short: ['Synthetic peptides', 'Peptide formulation and filling'],
  },
  Vaccines: {
    forms: injectable,
    kind: 'vaccines',
    equipment: ['Sartorius Flexsafe mixing bags'],
    short: ['Multi-dose vaccines', 'Vaccine formulation and filling'],
  },
  'Liposomal & Complex Injectables': {
    forms: injectable,
    kind: 'liposomes',
    equipment: ['Microfluidics M-110EH', 'Cytiva tangential flow skid'],
    short: ['Liposomes and nanosuspensions', 'Complex injectables from lab to market'],
  },
  'Long Acting Injectables': {
    forms: injectable,
    kind: 'microspheres and depot suspensions',
    equipment: ['Netzsch sterile bead mill'],
    short: ['Microspheres and depots', 'Long acting suspensions'],
  },
  'Cartridges & Pens': {
    forms: injectable,
    kind: 'cartridges 1.5-3 ml and pens',
    equipment: ['Syntegon MLF 5088 cartridge line', 'Ypsomed pen assembly line'],
    short: ['Cartridges and pen assembly', 'Autoinjector assembly'],
  },
  'Blow Fill Seal': {
    forms: ['Ophthalmic', 'Inhalation', 'Injectable'],
    kind: 'blow-fill-seal units',
    equipment: ['Rommelag bottelpack 364', 'Weiler ASEP-TECH 640'],
    short: ['BFS, preservative free', 'Blow-fill-seal, 300 million units'],
  },
  'Modified Release': {
    forms: solids,
    kind: 'modified release',
    equipment: ['Glatt GPCG 30 with Wurster insert', 'LB Bohle BFC 400 coater'],
    short: ['Modified release matrices', 'Osmotic and matrix systems'],
  },
  'Pellets & MUPS': {
    forms: solids,
    kind: 'pellets and MUPS',
    equipment: ['Caleva spheroniser 700', 'Hüttlin HDGC 200'],
    short: ['Pellets and MUPS', 'Multi-layer pellets'],
  },
  'Hot Melt Extrusion': {
    forms: ['Others', ...solids],
    kind: 'amorphous dispersions',
    equipment: ['Leistritz ZSE 27', 'Thermo Fisher Pharma 24'],
    short: ['Hot melt extrusion, to 50 kg/h'],
  },
  'Dry Powder & Metered Dose Inhalers': {
    forms: ['Inhalation'],
    kind: 'dry powder and metered dose inhalers',
    equipment: ['Pamasol MDI filling line', 'Harro Höfliger Omnidose', 'MG2 FlexaLAB'],
    short: ['DPI capsules and blisters', 'MDI filling with HFA and low-GWP propellants'],
  },
  'Cold Chain': { forms: [], short: ['Cold chain 2-8 C, to -70 C', 'Cold store for 4,000 pallets'] },
  Serialisation: { forms: [], short: ['Serialised for US and EU', 'Serialisation and aggregation'] },
};
