/**
 * Static lists of the supplier finder, at their exact lengths and in their order (§2.18, §3.11).
 * The labels are also the values on the wire.
 */

/** The 19 dosage forms of a supplier, filter group 1. */
export const supplierDosageForms = [
  'Tablets',
  'Capsules',
  'Soft gel capsules',
  'Powders',
  'Granules',
  'Oral liquids',
  'Injectable',
  'Cream',
  'Ointment',
  'Gel',
  'Lotion',
  'Ophthalmic',
  'Otic',
  'Nasal',
  'Inhalation',
  'Suppositories',
  'Vaginal',
  'Transdermal patches',
  'Others',
] as const;
export type SupplierDosageForm = (typeof supplierDosageForms)[number];

/** Manufacturing plant locations, filter group 4. */
export const supplierManufacturingPlantLocations = [
  'Asia',
  'Europe',
  'North America',
  'China',
  'Rest of the World',
] as const;
export type PlantLocation = (typeof supplierManufacturingPlantLocations)[number];

/** The 24 special capabilities, filter group 5. */
export const specialCapabilities = [
  'Hormones',
  'Oncology',
  'Biologics & Biosimilars',
  'Lyophilisation',
  'Pre Filled Syringes',
  'High Potency (HPAPI)',
  'Cephalosporins',
  'Penicillins',
  'Carbapenems',
  'Steroids',
  'Immunosuppressants',
  'Controlled Substances',
  'Peptides',
  'Vaccines',
  'Liposomal & Complex Injectables',
  'Long Acting Injectables',
  'Cartridges & Pens',
  'Blow Fill Seal',
  'Modified Release',
  'Pellets & MUPS',
  'Hot Melt Extrusion',
  'Dry Powder & Metered Dose Inhalers',
  'Cold Chain',
  'Serialisation',
] as const;
export type SpecialCapability = (typeof specialCapabilities)[number];

/** Manufacturer types, filter group 6. */
export const manufacturerTypes = [
  'In-house R&D',
  'API Manufacturing',
  'Full Scale Manufacturing',
  'Clinical batch manufacturing',
  'Large Capacity Manufacturer',
  'Bulk packaging',
] as const;
export type ManufacturerType = (typeof manufacturerTypes)[number];

/** Years of operation, filter group 7, an exclusive choice. */
export const yearsOfOperation = ['<5', '6-10', '10-20', '20+'] as const;
export type YearsOfOperation = (typeof yearsOfOperation)[number];

/** The flags of `operation` in the payload, in the order of the bands above. */
export const yearsOfOperationFlags = ['fiveless', 'sixtoten', 'tentotwenty', 'Twentymore'] as const;
export type YearsOfOperationFlag = (typeof yearsOfOperationFlags)[number];

/** The tiles of a supplier's card (§2.18), odd spellings included. */
export const dosageFormTiles = [
  'Oral Solids',
  'Topicals',
  'Oral Liquids',
  'Suppositorie',
  'Injectable',
  'Opthalmic',
  'Inhalation',
  'Otic',
  'Nasal',
  'Vaginal',
  'Others',
] as const;
export type DosageFormTile = (typeof dosageFormTiles)[number];

export const gmpTiles = ['USFDA', 'TGA', 'EU', 'Health Canada', 'MHRA', 'PICs', 'WHO', 'Others'] as const;
export type GmpTile = (typeof gmpTiles)[number];
