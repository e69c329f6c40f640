import { OwnListing } from '#domains/catalogue/web/own/ask-link.tsx';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { AboutMolecule } from '#domains/dossiers/web/about-molecule.tsx';
import { CuratedBadge } from '#domains/dossiers/web/curated-badge.tsx';
import { DataSheet } from '#domains/dossiers/web/data-sheet.tsx';
import { dealRows, manufacturingRows, productRows } from '#domains/dossiers/web/dossier-rows.ts';
import { SupplierDetails } from '#domains/dossiers/web/supplier-details.tsx';
import { DetailsColumns } from '#domains/finder/web/page/details-columns.tsx';
import { button } from '#ui/action/button-link.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { Page } from '#ui/page/page.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import { InterestForm } from './interest-form.tsx';

export const dealBreadcrumb = [{ label: 'Active Deals', to: '/investment/activedeals' }, { label: 'Deal' }];

type DealViewProps = {
  dossier: Dossier;
  earlier: RequestSummary | undefined;
  /** Why one's role asks for nothing. */
  mayNot: string | null;
};

/** A deal in full, its contours first, and a way to say that one is interested. */
export function DealView({ dossier, earlier, mayNot }: DealViewProps) {
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
      actions={<QuietLink to="/investment/activedeals">Back to Active Deals</QuietLink>}
    >
      <DetailsColumns
        act={
          isOwn ? (
            <OwnListing kind="dossier" id={dossier._id} title={dossier.ListingTitle} />
          ) : mayNot !== null ? (
            <p className="secondary">{mayNot}</p>
          ) : (
            <a href="#interest" className={button}>
              Register interest
            </a>
          )
        }
        main={
          <>
            <DataSheet title="Deal Contours" rows={dealRows} values={dossier.dealContours} />
            {!isOwn && mayNot === null && <InterestForm dossierId={dossier._id} earlier={earlier} />}
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
