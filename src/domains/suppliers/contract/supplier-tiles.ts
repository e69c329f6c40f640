import type { CgmpAccreditation } from '#domains/catalogue/contract/gmp.ts';
import type { DosageFormTile, GmpTile, SupplierDosageForm } from './supplier-lists.ts';

/** The tile that each dosage form lights on a supplier's card (§3.5). */
export const tileOfDosageForm: Record<SupplierDosageForm, DosageFormTile> = {
  Tablets: 'Oral Solids',
  Capsules: 'Oral Solids',
  'Soft gel capsules': 'Oral Solids',
  Powders: 'Oral Solids',
  Granules: 'Oral Solids',
  'Oral liquids': 'Oral Liquids',
  Injectable: 'Injectable',
  Cream: 'Topicals',
  Ointment: 'Topicals',
  Gel: 'Topicals',
  Lotion: 'Topicals',
  Ophthalmic: 'Opthalmic',
  Otic: 'Otic',
  Nasal: 'Nasal',
  Inhalation: 'Inhalation',
  Suppositories: 'Suppositorie',
  Vaginal: 'Vaginal',
  'Transdermal patches': 'Topicals',
  Others: 'Others',
};

/** The tile that each accreditation lights. */
export const tileOfAccreditation: Record<CgmpAccreditation, GmpTile> = {
  USFDA: 'USFDA',
  'EU GMP': 'EU',
  MHRA: 'MHRA',
  'Health Canada': 'Health Canada',
  TGA: 'TGA',
  'WHO-GMP': 'WHO',
  PICS: 'PICs',
  COFEPRIS: 'Others',
  ANVISA: 'Others',
  Others: 'Others',
};
