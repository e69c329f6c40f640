import { Link } from 'react-router';
import type { RequestKind } from '#contract/request-life.ts';
import type { RequestSummary } from '#contract/request-view.ts';

/** Where the details of each kind of listing stand. */
const detailsOf: Record<RequestKind, string> = {
  dossier: '/product-details',
  supplier: '/supplier-details',
  investment: '/product-details',
};

/** What each kind is called in a list of both. */
export const kindWords: Record<RequestKind, string> = {
  dossier: 'Dossier',
  supplier: 'Supplier',
  investment: 'Investment',
};

export type ListingLinkProps = Pick<RequestSummary, 'kind' | 'listing'> & { className?: string };

/** The listing that a request is for. */
export function ListingLink({ kind, listing, className }: ListingLinkProps) {
  return (
    <Link to={`${detailsOf[kind]}/${encodeURIComponent(listing.id)}`} className={className}>
      {listing.title}
    </Link>
  );
}
