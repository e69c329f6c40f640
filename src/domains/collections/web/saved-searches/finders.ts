import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { dossierFinderPath, dossierShape } from '#domains/dossiers/web/dossier-shape.ts';
import { opportunitiesPath } from '#domains/dossiers/web/opportunities/opportunity-state.ts';
import type { FinderShape } from '#domains/finder/web/state/finder-shape.ts';
import { supplierFinderPath, supplierShape } from '#domains/suppliers/web/supplier-shape.ts';
import type { SavedKind } from '../../contract/saved-searches.ts';

/** Where a saved search opens, and how its address is read. */
export const finders: Record<ListingKind, { path: string; label: string; shape: FinderShape }> = {
  dossier: { path: dossierFinderPath, label: 'Dossiers', shape: dossierShape },
  supplier: { path: supplierFinderPath, label: 'Suppliers', shape: supplierShape },
};

/** The same of all that a search may be kept of. */
export const savedPlaces: Record<SavedKind, { path: string; label: string }> = {
  ...finders,
  opportunity: { path: opportunitiesPath, label: 'Opportunities' },
};
