import { AgeLine } from '#domains/catalogue/web/age-line.tsx';
import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { ShortlistButton } from '#domains/catalogue/web/shortlist-mark/shortlist-button.tsx';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { DetailsColumns, useOneColumn } from '#domains/finder/web/page/details-columns.tsx';
import { button } from '#ui/action/button-link.ts';
import { Page } from '#ui/page/page.tsx';
import type { Dossier } from '../contract/dossiers.ts';
import { AboutMolecule } from './about-molecule.tsx';
import { CuratedBadge } from './curated-badge.tsx';
import { DataSheet } from './data-sheet.tsx';
import { DataSheetButton } from './data-sheet-button.tsx';
import { offerIn, titleWithForm } from './display.ts';
import { dealRows, manufacturingRows, productRows } from './dossier-rows.ts';
import { dossierFinderPath } from './dossier-shape.ts';
import classes from './dossier-view.module.css';
import { SupplierDetails } from './supplier-details.tsx';

export const detailsBreadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Dossier Search', to: dossierFinderPath },
  { label: 'Product Details' },
];

/** A whole dossier: where there is one column, its sections stand in the order of §2.16. */
export function DossierView({ dossier }: { dossier: Dossier }) {
  const hasOneColumn = useOneColumn();
  const supplier = <SupplierDetails dossier={dossier} />;
  const request = (
    <AskLink
      kind="dossier"
      id={dossier._id}
      title={dossier.ListingTitle}
      className={`${button} ${classes.request}`}
    >
      Request Term Sheet
    </AskLink>
  );
  return (
    <Page
      title={`Product Code-${dossier.ListingCode}`}
      breadcrumb={detailsBreadcrumb}
      lead={
        <span className={`inline ${classes.lead}`}>
          {titleWithForm(dossier.ListingTitle, dossier.productDetails.doseForm)}
          {dossier.curated && <CuratedBadge />}
        </span>
      }
      actions={
        <>
          <ShortlistButton id={dossier._id} title={dossier.ListingTitle} withText />
          <CompareBox dossier={{ id: dossier._id, title: dossier.ListingTitle }} />
          <DataSheetButton id={dossier._id} code={dossier.ListingCode} />
          <BackLink finder={dossierFinderPath} />
        </>
      }
    >
      <DetailsColumns
        act={
          <>
            {request}
            <p className={classes.offer}>{offerIn(dossier.offDay)}</p>
            <AgeLine age={dossier.age} />
          </>
        }
        main={
          <>
            <DataSheet title="Product Profile" rows={productRows} values={dossier.productDetails} />
            {hasOneColumn && supplier}
            <DataSheet title="Deal Contours" rows={dealRows} values={dossier.dealContours} />
            <DataSheet
              title="Manufacturing Details"
              rows={manufacturingRows}
              values={dossier.manufacturingDetails}
            />
          </>
        }
        side={
          <>
            {!hasOneColumn && supplier}
            <AboutMolecule dossier={dossier} />
            {request}
          </>
        }
      />
    </Page>
  );
}
