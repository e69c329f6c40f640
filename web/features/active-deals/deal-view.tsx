import { Link } from 'react-router';
import type { Dossier } from '#contract/dossiers.ts';
import type { RequestSummary } from '#contract/request-view.ts';
import { AboutMolecule } from '#web/features/dossiers/about-molecule.tsx';
import { CuratedBadge } from '#web/features/dossiers/curated-badge.tsx';
import { DataSheet } from '#web/features/dossiers/data-sheet.tsx';
import { dealRows, manufacturingRows, productRows } from '#web/features/dossiers/dossier-rows.ts';
import { SupplierDetails } from '#web/features/dossiers/supplier-details.tsx';
import { DetailsColumns } from '#web/features/finder/details-columns.tsx';
import { OwnListing } from '#web/features/own-listings/ask-link.tsx';
import { useIsOwn } from '#web/features/own-listings/own.ts';
import { button, quietButton } from '#web/ui/button-link.ts';
import { Page } from '#web/ui/page.tsx';
import { InterestForm } from './interest-form.tsx';

export const dealBreadcrumb = [{ label: 'Active Deals', to: '/investment/activedeals' }, { label: 'Deal' }];

export type DealViewProps = { dossier: Dossier; earlier: RequestSummary | undefined };

/** A deal in full, its contours first, and a way to say that one is interested. */
export function DealView({ dossier, earlier }: DealViewProps) {
  const isOwn = useIsOwn()('dossier', dossier._id);
  return (
    <Page
      title={dossier.ListingTitle}
      breadcrumb={dealBreadcrumb}
      lead={
        <>
          {dossier.ListingCode} {dossier.curated && <CuratedBadge />}
        </>
      }
      actions={
        <Link to="/investment/activedeals" className={quietButton}>
          Back to Active Deals
        </Link>
      }
    >
      <DetailsColumns
        act={
          isOwn ? (
            <OwnListing kind="dossier" id={dossier._id} title={dossier.ListingTitle} />
          ) : (
            <a href="#interest" className={button}>
              Register interest
            </a>
          )
        }
        main={
          <>
            <DataSheet title="Deal Contours" rows={dealRows} values={dossier.dealContours} />
            {!isOwn && <InterestForm dossierId={dossier._id} earlier={earlier} />}
            <DataSheet title="Product Profile" rows={productRows} values={dossier.productDetails} />
            <DataSheet
              title="Manufacturing Details"
              rows={manufacturingRows}
              values={dossier.manufacturingDetails}
            />
          </>
        }
        side={
          <>
            <SupplierDetails dossier={dossier} />
            <AboutMolecule dossier={dossier} />
          </>
        }
      />
    </Page>
  );
}
