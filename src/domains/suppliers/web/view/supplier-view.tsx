import { AgeLine } from '#domains/catalogue/web/age-line.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import type { RelatedProduct } from '#domains/dossiers/contract/dossiers.ts';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { DetailsColumns } from '#domains/finder/web/page/details-columns.tsx';
import { button } from '#ui/action/button-link.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { Facts } from '#ui/page/facts.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Supplier } from '../../contract/suppliers.ts';
import { CapabilityList } from '../capability-list.tsx';
import { given, givenList, priceLine } from '../display.ts';
import { Stars } from '../stars.tsx';
import { supplierFinderPath } from '../supplier-shape.ts';
import { dosageFormBadges, gmpBadges } from './badge-lists.ts';
import { Badges } from './badges.tsx';
import { Box } from './box.tsx';
import { productionOf } from './production.ts';
import { ProductionFolds } from './production-folds.tsx';
import { RelatedProducts } from './related-products.tsx';
import { factsOf } from './supplier-facts.tsx';
import classes from './supplier-view.module.css';

export const detailsBreadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Supplier Search', to: supplierFinderPath },
  { label: 'Supplier Details' },
];

type SupplierViewProps = { supplier: Supplier; related: readonly RelatedProduct[] | null };

/** A whole supplier: one plant, called by its identifier. What the company left open is left out. */
export function SupplierView({ supplier, related }: SupplierViewProps) {
  const price = priceLine(supplier.SuListing_Detailed_CC_cost_UOM);
  const request = (
    <AskLink
      kind="supplier"
      id={supplier._id}
      title={supplier.SuListing_ID}
      className={`${button} ${classes.request}`}
    >
      Request Quote
    </AskLink>
  );
  return (
    <Page
      title={given(supplier.Supplier_ID) || supplier.SuListing_ID}
      breadcrumb={detailsBreadcrumb}
      lead={
        <span className={`inline ${classes.lead}`}>
          <Stars rating={supplier.SuListing_Star_Rating} />
          {given(supplier.SuListing_Detailed_Manufacturing_Plant_location)}
        </span>
      }
      actions={<BackLink finder={supplierFinderPath} />}
    >
      <DetailsColumns
        act={
          <div className="stack-tight">
            {price && <p className={`panel ${classes.price}`}>{price}</p>}
            {request}
            <AgeLine age={supplier.age} />
            <QuietLink to="/contact-us">Have questions?</QuietLink>
          </div>
        }
        main={
          <>
            <Box title="Plant">
              <Facts facts={factsOf(supplier)} columns={3} />
            </Box>
            <Offer supplier={supplier} />
            <div className={classes.end}>{request}</div>
          </>
        }
        side={<RelatedProducts products={related} />}
      />
    </Page>
  );
}

/** What the plant can make, by what right, and how: each box only where it has something to say. */
function Offer({ supplier }: { supplier: Supplier }) {
  const forms = dosageFormBadges(supplier);
  const accreditations = gmpBadges(supplier);
  const production = productionOf(supplier);
  const capabilities = givenList(supplier.SuListing_Detailed_Special_Capabilities);
  const inShort = givenList(supplier.SuListing_Search_Special_capabilities_Short_Text);
  const compliances = givenList(supplier.SuListing_Detailed_Compliances);
  const more = givenList(supplier.SuListing_Detailed_Others);
  return (
    <>
      {forms.length > 0 && (
        <Box title="Dosage forms">
          <Badges badges={forms} />
        </Box>
      )}
      {accreditations.length > 0 && (
        <Box title="GMP accreditations">
          <Badges badges={accreditations} />
        </Box>
      )}
      {production.length > 0 && (
        <Box title="Production by dosage form">
          <ProductionFolds forms={production} />
        </Box>
      )}
      {capabilities.length + inShort.length > 0 && (
        <Box title="Special capabilities">
          <CapabilityList label="Special capabilities" texts={capabilities} />
          <CapabilityList label="In the plant’s own words" texts={inShort} />
        </Box>
      )}
      {compliances.length > 0 && (
        <Box title="Compliances">
          <CapabilityList label="Compliances" texts={compliances} />
        </Box>
      )}
      {more.length > 0 && (
        <Box title="Also offered">
          <CapabilityList label="Also offered" texts={more} />
        </Box>
      )}
    </>
  );
}
