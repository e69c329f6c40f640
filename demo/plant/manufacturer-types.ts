import {
  type ManufacturerType,
  manufacturerTypes,
  type SpecialCapability,
} from '#domains/suppliers/contract/supplier-lists.ts';
import type { PlantSubject } from './subject.ts';

/** Batches for trials are made where medicines are new or hard to make. */
const ofTrials: readonly SpecialCapability[] = [
  'Oncology',
  'Biologics & Biosimilars',
  'Peptides',
  'Vaccines',
  'Hot Melt Extrusion',
  'Liposomal & Complex Injectables',
];

/** What a plant does beside making medicines, by what its company is and what it makes. */
export function drawTypes(subject: Omit<PlantSubject, 'manufacturerTypes'>): ManufacturerType[] {
  const { random, company, position, dosageForms, specialCapabilities, yearsOfOperation } = subject;
  const isSolid = dosageForms.includes('Tablets') || dosageForms.includes('Capsules');
  const chances: Record<ManufacturerType, number> = {
    'In-house R&D': company.rdCapabilities === 'Yes' ? (position === 0 ? 0.8 : 0.3) : 0,
    'API Manufacturing': company.apiManufacturing === 'Yes' ? (position === 0 ? 0.9 : 0.25) : 0,
    'Full Scale Manufacturing': yearsOfOperation > 1 ? 0.94 : 0,
    'Clinical batch manufacturing': ofTrials.some((name) => specialCapabilities.includes(name)) ? 0.6 : 0.08,
    'Large Capacity Manufacturer': company.markets.length > 8 && yearsOfOperation > 8 ? 0.4 : 0.05,
    'Bulk packaging': isSolid ? 0.28 : 0.04,
  };
  return manufacturerTypes.filter((type) => random.chance(chances[type]));
}
