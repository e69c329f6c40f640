import type { ListingKind } from '#contract/listing-kinds.ts';
import { dossierFinderPath, dossierShape } from '#web/features/dossiers/dossier-shape.ts';
import type { FinderShape } from '#web/features/finder/finder-shape.ts';
import { supplierFinderPath, supplierShape } from '#web/features/suppliers/supplier-shape.ts';

/** Where a saved search opens, and how its address is read. */
export const finders: Record<ListingKind, { path: string; label: string; shape: FinderShape }> = {
  dossier: { path: dossierFinderPath, label: 'Dossiers', shape: dossierShape },
  supplier: { path: supplierFinderPath, label: 'Suppliers', shape: supplierShape },
};
