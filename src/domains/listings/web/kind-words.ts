import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { listingWords } from '../contract/listing-fields.ts';

/** The kind of listing whose pages in the back office stand at this address. */
export function kindAt(address = ''): ListingKind {
  const kind = listingKinds.find((known) => address.startsWith(deskSection(known).to));
  if (kind === undefined) throw new Error(`no kind of listing stands at ${address}`);
  return kind;
}

/** Where the back office lists this kind. */
export function deskSection(kind: ListingKind): { label: string; to: string } {
  const { many } = listingWords[kind];
  return { label: many.charAt(0).toUpperCase() + many.slice(1), to: `/admin/${many}` };
}
