import type { CgmpAccreditation } from '#domains/catalogue/contract/gmp.ts';
import type { SpecialCapability, SupplierDosageForm } from '../contract/supplier-lists.ts';

/** What buyers type instead of the label. A label of several words matches by each of them anyway. */
const dosageForms: Partial<Record<SupplierDosageForm, readonly string[]>> = {
  Tablets: ['OSD', 'solid dosage', 'caplets'],
  Capsules: ['OSD', 'solid dosage', 'hard gelatin', 'hard shell'],
  'Soft gel capsules': ['softgel', 'softgels', 'soft gelatin', 'SGC'],
  Powders: ['OSD', 'solid dosage', 'sachets'],
  Granules: ['OSD', 'solid dosage', 'sachets'],
  'Oral liquids': ['syrup', 'syrups', 'oral solution', 'oral suspension'],
  Injectable: ['injectables', 'injection', 'injections', 'parenteral', 'parenterals', 'sterile'],
  Cream: ['semisolid', 'semisolids', 'semi-solid'],
  Ointment: ['semisolid', 'semisolids', 'semi-solid'],
  Gel: ['semisolid', 'semisolids', 'semi-solid'],
  Lotion: ['semisolid', 'semisolids', 'semi-solid'],
  Ophthalmic: ['eye drops', 'ophthalmics', 'ocular', 'sterile'],
  Otic: ['ear drops'],
  Nasal: ['nasal spray', 'nasal sprays'],
  Inhalation: ['inhaled', 'respiratory'],
  Suppositories: ['suppository', 'rectal'],
  Vaginal: ['pessaries', 'ovules'],
  'Transdermal patches': ['patch', 'transdermals', 'TDS', 'TTS'],
};

const betaLactam = ['beta-lactam', 'betalactam'];

const specialCapabilities: Partial<Record<SpecialCapability, readonly string[]>> = {
  Hormones: ['hormonal'],
  Oncology: ['onco', 'cytotoxic', 'cytotoxics', 'anticancer', 'cancer'],
  'Biologics & Biosimilars': ['biosimilar', 'biologic', 'biotech', 'mAb', 'monoclonal antibodies'],
  Lyophilisation: ['lyo', 'lyophilised', 'lyophilized', 'lyophilization', 'freeze dried', 'freeze drying'],
  'Pre Filled Syringes': ['PFS', 'prefilled'],
  'High Potency (HPAPI)': ['high potent', 'highly potent', 'containment', 'OEB'],
  Cephalosporins: ['cephs', ...betaLactam],
  Penicillins: betaLactam,
  Carbapenems: ['penems', ...betaLactam],
  Steroids: ['corticosteroids'],
  'Controlled Substances': ['narcotics', 'opioids', 'CII'],
  'Liposomal & Complex Injectables': ['liposomes', 'nanoparticles'],
  'Long Acting Injectables': ['LAI', 'depot', 'microspheres'],
  'Cartridges & Pens': ['autoinjectors', 'auto-injectors'],
  'Blow Fill Seal': ['BFS'],
  'Modified Release': ['MR', 'XR', 'ER', 'SR', 'extended release', 'sustained release', 'delayed release'],
  'Pellets & MUPS': ['multiparticulates'],
  'Hot Melt Extrusion': ['HME', 'solid dispersion'],
  'Dry Powder & Metered Dose Inhalers': ['DPI', 'DPIs', 'MDI', 'MDIs', 'pMDI'],
  'Cold Chain': ['refrigerated', '2-8'],
  Serialisation: ['serialization', 'track and trace'],
};

const accreditations: Partial<Record<CgmpAccreditation, readonly string[]>> = {
  USFDA: ['US FDA', 'FDA'],
  'EU GMP': ['EMA', 'European'],
  PICS: ['PIC/S'],
};

const countries: Record<string, readonly string[]> = {
  'United States': ['USA', 'US'],
  'United Kingdom': ['UK', 'Britain'],
  'United Arab Emirates': ['UAE'],
  'South Korea': ['Korea'],
};

const all: Readonly<Record<string, readonly string[] | undefined>> = {
  ...dosageForms,
  ...specialCapabilities,
  ...accreditations,
  ...countries,
};

/** Labels, and beside each what buyers type instead of it. */
export function withSynonyms(labels: readonly string[]): string[] {
  return labels.flatMap((label) => [label, ...(all[label] ?? [])]);
}
