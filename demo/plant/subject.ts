import type {
  ManufacturerType,
  SpecialCapability,
  SupplierDosageForm,
} from '#domains/suppliers/contract/supplier-lists.ts';
import type { plants } from '#domains/suppliers/server/tables.ts';
import type { Company, Site } from '../companies/company.ts';
import type { Random } from '../random.ts';

/** The columns of a plant that the generator makes; the rest is given by the database. */
export type PlantColumns = Omit<typeof plants.$inferInsert, 'id' | 'companyId' | 'revisedIn'>;

/** A site of a company: `position` counts its sites. */
export type OwnSite = { company: Company; site: Site; position: number };

/** What a plant is, settled before any of its texts are written. */
export type PlantSubject = OwnSite & {
  random: Random;
  yearsOfOperation: number;
  dosageForms: SupplierDosageForm[];
  specialCapabilities: SpecialCapability[];
  manufacturerTypes: ManufacturerType[];
};
