import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import { supplierFields } from '#domains/suppliers/contract/supplier-fields.ts';

/** What a listing of each kind is made of (§12.2). */
export const listingFields: Record<ListingKind, readonly ListingField[]> = {
  dossier: dossierFields,
  supplier: supplierFields,
};

/** What a kind of listing is called in sentences; many of it also in the back office’s addresses. */
export const listingWords: Record<ListingKind, { one: string; many: string }> = {
  dossier: { one: 'dossier', many: 'dossiers' },
  supplier: { one: 'supplier', many: 'suppliers' },
};
