import { Link } from 'react-router';
import { listingWords } from '#contract/listing-fields.ts';
import type { ListingKind } from '#contract/listing-kinds.ts';
import type { Listing } from '#contract/listings.ts';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import type { WhatWasFound } from '#web/found.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { NotShown } from '#web/ui/not-shown.tsx';
import { ListingEditor } from './listing-editor.tsx';

const sectionWords: Record<ListingKind, string> = { dossier: 'Dossiers', supplier: 'Suppliers' };

export type DeskListingProps = {
  kind: ListingKind;
  loaded: WhatWasFound<{ data: Listing }>;
  onRetry: () => void;
};

/** A listing in the back office. */
export function DeskListing({ kind, loaded: { found, failed }, onRetry }: DeskListingProps) {
  const { one, path } = listingWords[kind];
  const section = { label: sectionWords[kind], to: `/admin/${path}` };
  if (found) {
    const { id, title, code } = found.data;
    return (
      <BackOfficePage title={title} breadcrumb={[section, { label: code }]}>
        <ListingEditor key={id} listing={found.data} isDesk />
      </BackOfficePage>
    );
  }
  return (
    <NotShown
      breadcrumb={[section, { label: 'Listing' }]}
      failed={failed}
      failedTitle={`The ${one} could not be loaded`}
      missingTitle={`There is no such ${one}`}
      onRetry={onRetry}
      back={
        <Link to={section.to} className={quietButton}>
          Back to {sectionWords[kind]}
        </Link>
      }
    />
  );
}
