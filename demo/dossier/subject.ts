import type { DossierReadiness, Market, SupplyFilter } from '#domains/dossiers/contract/dossier-lists.ts';
import type { dossiers } from '#domains/dossiers/server/tables.ts';
import { monthNames } from '#platform/contract/dates.ts';
import type { Company, Site } from '../companies/company.ts';
import { catalogueDay } from '../medicines/listing-dates.ts';
import type { Molecule, Presentation } from '../medicines/molecule.ts';
import type { Random } from '../random.ts';

/** The columns of a listing that the generator makes; the rest is given by the database. */
export type ListingColumns = Omit<
  typeof dossiers.$inferInsert,
  'id' | 'companyId' | 'moleculeId' | 'revisedIn'
>;

/** What a dossier is about, settled before any of its texts are written. */
export type Subject = {
  random: Random;
  molecule: Molecule;
  presentation: Presentation;
  company: Company;
  site: Site;
};

/** The same with the decisions on which most texts depend. */
export type StagedSubject = Subject & {
  readiness: DossierReadiness;
  /** Markets in which it is registered already; empty in development. */
  registered: Market[];
  markets: Market[];
  supply: SupplyFilter[];
  /** Months since its first approval, or since it was filed; its batches and studies are older. */
  age: number;
  /** Months since its oldest batch was made; 0 while none is. Stability cannot be known for longer. */
  batchAge: number;
};

/** 'Mar 2025': so many months before the catalogue's day, or after it where negative. */
export function monthBefore(months: number): string {
  const month = new Date(Date.UTC(catalogueDay.getUTCFullYear(), catalogueDay.getUTCMonth() - months, 1));
  return `${monthNames[month.getUTCMonth()]} ${month.getUTCFullYear()}`;
}

/** Still in development: nothing registered, nothing to sell yet. */
export function isInDevelopment(readiness: DossierReadiness): boolean {
  return !readiness.startsWith('Ready');
}
