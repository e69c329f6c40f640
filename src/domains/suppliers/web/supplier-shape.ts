import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import type { FilterSection, FinderShape, ListFilter } from '#domains/finder/web/state/finder-shape.ts';
import {
  manufacturerTypes,
  specialCapabilities,
  supplierDosageForms,
  supplierManufacturingPlantLocations,
  yearsOfOperation,
  yearsOfOperationFlags,
} from '../contract/supplier-lists.ts';
import type { SupplierFilterGroup, supplierFilterGroups } from '../contract/suppliers.ts';

export const supplierFinderPath = '/supplier-search';

type Looks = Omit<ListFilter, 'kind' | 'name' | 'values' | 'label'> & {
  /** Before the value on its chip. */
  chip: string;
};

/** A filter of the contract under its heading: its name and its list belong together there, and are held together here. */
function group<G extends SupplierFilterGroup>(
  label: string,
  name: G,
  values: (typeof supplierFilterGroups)[G],
  { chip, ...looks }: Looks,
): FilterSection {
  return { label, filters: [{ kind: 'list', name, values, label: chip, ...looks }] };
}

/** The sidebar of the supplier finder: its groups in their order (§2.18). */
export const supplierShape: FinderShape = {
  noun: 'suppliers',
  sorts: ['relevance', 'newest'],
  sections: [
    group('Dosage forms', 'SuListing_Filter_Detailed_Dosageform', supplierDosageForms, {
      param: 'form',
      chip: 'Dosage form',
    }),
    group('cGMP Accreditation', 'Sulisting_Filter_cGMP_accreditation', cGMPAccreditations, {
      param: 'gmp',
      chip: 'cGMP',
    }),
    group(
      'Manufacturing Plant Location',
      'SuListing_Search_Manufacturing_Plant_location',
      supplierManufacturingPlantLocations,
      { param: 'plant', chip: 'Plant' },
    ),
    group('Special capabilities', 'SuListing_Filter_Special_capabilities', specialCapabilities, {
      param: 'capability',
      chip: 'Capability',
    }),
    group('Manufacturer Type', 'SuListing_Filter_manufacturer_type', manufacturerTypes, {
      param: 'type',
      chip: 'Type',
    }),
    group('Years of operation', 'operation', yearsOfOperation, {
      param: 'years',
      chip: 'Years of operation',
      slugs: ['under-5', '6-10', '10-20', 'over-20'],
      exclusive: true,
      send: operationOf,
    }),
  ],
};

/** One flag a band, of which at most one is set. */
function operationOf(chosen: readonly string[]): Record<string, boolean> {
  const flags = yearsOfOperationFlags.map((flag, band) => [
    flag,
    chosen.includes(yearsOfOperation[band] ?? ''),
  ]);
  return Object.fromEntries(flags);
}
