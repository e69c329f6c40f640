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

/** Where a listing is asked for, and where one's own is edited. */
export function addressToAsk(kind: ListingKind, id: string, isOwn: boolean): string {
  return (isOwn ? `/listings/${kind}/` : sheets[kind]) + encodeURIComponent(id);
}

/** Leads to the term sheet of a listing, and for one of one's own company to its fields instead. */
export function AskLink(props: AskLinkProps) {
  const isOwn = useIsOwn();
  return <AskOrEdit {...props} isOwn={isOwn(props.kind, props.id)} />;
}

/** Exported for its test. */
export function AskOrEdit({
  isOwn,
  className,
  state,
  children,
  ...listing
}: AskLinkProps & { isOwn: boolean }) {
  if (isOwn) return <OwnListing {...listing} />;
  const { kind, id, tabIndex } = listing;
  return (
    <Link to={addressToAsk(kind, id, false)} state={state} className={className} tabIndex={tabIndex}>
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
      <Link to={addressToAsk(kind, id, true)} tabIndex={tabIndex}>
        Edit<span className="visually-hidden"> {title}</span>
      </Link>
    </span>
  );
}
