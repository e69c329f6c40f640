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

/** A listing that its owner has not confirmed for longer is marked (§12.6), and asked about. */
export const staleAfterDays = 180;
/** The owner of a listing that stays unconfirmed is asked again after so many days. */
export const askAgainAfterDays = 30;

/** Whether it is so long ago that somebody said that a listing holds: its owner, or who published it. */
export function isStale(confirmedAt: Date | null, listedAt: Date, now: Date): boolean {
  return now.getTime() - (confirmedAt ?? listedAt).getTime() > staleAfterDays * 24 * 3600 * 1000;
}
