import type { SupplierFilterGroup, supplierFilterGroups } from './suppliers.ts';

/** A shortcut of the supplier finder: one value of one filter. */
type SupplierShortcut = {
  [G in SupplierFilterGroup]: { label: string; group: G; value: (typeof supplierFilterGroups)[G][number] };
}[SupplierFilterGroup];

/** The six tiles above the supplier finder (§2.18), their labels to the letter. */
export const supplierShortcuts = [
  { label: 'USFDA GMP manufacturers', group: 'Sulisting_Filter_cGMP_accreditation', value: 'USFDA' },
  { label: 'EU GMP MANUFACTURERS', group: 'Sulisting_Filter_cGMP_accreditation', value: 'EU GMP' },
  { label: 'INJECTABLE CDMO', group: 'SuListing_Filter_Detailed_Dosageform', value: 'Injectable' },
  { label: 'SOFT GEL CDMO', group: 'SuListing_Filter_Detailed_Dosageform', value: 'Soft gel capsules' },
  { label: 'BIOSIMILARS', group: 'SuListing_Filter_Special_capabilities', value: 'Biologics & Biosimilars' },
  { label: 'ONCOLOGY', group: 'SuListing_Filter_Special_capabilities', value: 'Oncology' },
] as const satisfies readonly SupplierShortcut[];
