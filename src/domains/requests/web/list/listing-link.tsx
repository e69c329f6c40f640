import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readSession } from '#platform/web/session/session.ts';
import type { RequestKind } from '../../contract/request-life.ts';
import type { RequestSummary } from '../../contract/request-view.ts';

const detailsPaths: Record<RequestKind, string> = {
  dossier: '/product-details',
  investment: '/product-details',
  supplier: '/supplier-details',
};

/** Where the details of each kind of listing stand, by the reader’s role: an investor may open the deals alone. */
function detailsOf(kind: RequestKind): string | null {
  if (readSession()?.role === 'investor') return kind === 'investment' ? '/investment/activedeals' : null;
  return detailsPaths[kind];
}

/** What each kind is called in a list of both. */
export const kindWords: Record<RequestKind, string> = {
  dossier: 'Dossier',
  supplier: 'Supplier',
  investment: 'Investment',
};

type ListingLinkProps = Pick<RequestSummary, 'kind' | 'listing'> & {
  className?: string | undefined;
  /** Of its page; the page of a deal has none of them. */
  part?: 'evidence';
  /** Its title unless told otherwise. */
  children?: ReactNode;
};

/** The listing that a request is for. */
export function ListingLink({ kind, listing, className, part, children = listing.title }: ListingLinkProps) {
  const details = detailsOf(kind);
  if (details === null || (part && details !== detailsPaths[kind]))
    return <span className={className}>{children}</span>;
  return (
    <Link to={`${details}/${encodeURIComponent(listing.id)}${part ? `#${part}` : ''}`} className={className}>
      {children}
    </Link>
  );
}
