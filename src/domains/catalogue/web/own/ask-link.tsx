import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import classes from './ask-link.module.css';
import { useIsOwn } from './own.ts';

type AskLinkProps = {
  kind: ListingKind;
  id: string;
  title: string;
  className: string | undefined;
  state?: unknown;
  tabIndex?: number | undefined;
  children: ReactNode;
};

const sheets: Record<ListingKind, string> = {
  dossier: '/product-term-sheet/',
  supplier: '/supplier-term-sheet/',
};

/** Leads to the term sheet of a listing, and for one of one's own company to its fields instead. */
export function AskLink({ kind, id, title, className, state, tabIndex, children }: AskLinkProps) {
  const isOwn = useIsOwn();
  if (isOwn(kind, id)) return <OwnListing kind={kind} id={id} title={title} tabIndex={tabIndex} />;
  return (
    <Link to={sheets[kind] + encodeURIComponent(id)} state={state} className={className} tabIndex={tabIndex}>
      {children}
    </Link>
  );
}

/** In the place of an enquiry: one's own listing is edited, and not asked for. */
export function OwnListing({
  kind,
  id,
  title,
  tabIndex,
}: Pick<AskLinkProps, 'kind' | 'id' | 'title' | 'tabIndex'>) {
  return (
    <span className={classes.own}>
      Yours ·{' '}
      <Link to={`/listings/${kind}/${encodeURIComponent(id)}`} tabIndex={tabIndex}>
        Edit<span className="visually-hidden"> {title}</span>
      </Link>
    </span>
  );
}
