import type { ReactNode } from 'react';
import type { Asked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { AskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { confirmedWords } from '#domains/catalogue/web/confirmed-words.ts';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { VerifiedMark } from '#domains/companies/web/verification/mark.tsx';
import type { RelatedProduct } from '#domains/dossiers/contract/dossiers.ts';
import { EvidenceSection } from '#domains/evidence/web/evidence-section.tsx';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { DetailsBar } from '#domains/finder/web/page/details-bar.tsx';
import { DetailsColumns, useOneColumn } from '#domains/finder/web/page/details-columns.tsx';
import { call } from '#platform/web/call/call.ts';
import { useAnswer } from '#platform/web/call/use-answer.ts';
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
import { RelatedProducts, relatedId } from './related-products.tsx';
import { factsOf } from './supplier-facts.tsx';
import classes from './supplier-view.module.css';

export const detailsBreadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Supplier Search', to: supplierFinderPath },
  { label: 'Supplier Details' },
];

const evidence = { id: 'evidence', label: 'Evidence' };

type SupplierViewProps = {
  supplier: Supplier;
  related: readonly RelatedProduct[] | null;
  /** What the reader asked for of it last. */
  asked: Asked | null;
};

/** A whole supplier: one plant, called by its identifier. What the company left open is left out. */
export function SupplierView({ supplier, related, asked }: SupplierViewProps) {
  const hasOneColumn = useOneColumn();
  const price = priceLine(supplier.SuListing_Detailed_CC_cost_UOM);
  const boxes = boxesOf(supplier);
  const { answer: claims, retry } = useAnswer(supplier._id, async (signal) => {
    const params = { id: supplier._id };
    return (await call('GET /api/suppliers/:id/evidence', { params, signal })).data;
  });
  const sections = [
    ...boxes.map(({ id, label }) => ({ id, label })),
    evidence,
    ...(related?.length === 0 ? [] : [{ id: relatedId, label: 'Related' }]),
  ];
  return (
    <Page
      title={given(supplier.Supplier_ID) || supplier.SuListing_ID}
      breadcrumb={detailsBreadcrumb}
      lead={
        <span className={`inline ${classes.lead}`}>
          <Stars rating={supplier.SuListing_Star_Rating} />
          {given(supplier.SuListing_Detailed_Manufacturing_Plant_location)}
          <span data-stale={supplier.age.stale || undefined}>{confirmedWords(supplier.age)}</span>
          {asked && <AskedMark asked={asked} />}
        </span>
      }
      actions={<BackLink finder={supplierFinderPath} />}
    >
      <DetailsBar sections={sections} actions={!hasOneColumn && <SupplierActions supplier={supplier} />} />
      <DetailsColumns
        act={price && <p className={`panel ${classes.price}`}>{price}</p>}
        main={
          <>
            {boxes.map(({ id, label, content }) => (
              <Box key={id} id={id} title={label}>
                {content}
              </Box>
            ))}
            <EvidenceSection id={evidence.id} claims={claims} onRetry={retry} />
            <div className={classes.end}>
              <AskForQuote supplier={supplier} />
            </div>
          </>
        }
        side={<RelatedProducts products={related} />}
      />
    </Page>
  );
}

/** What one can do with a plant, the one step it is there for last. */
export function SupplierActions({ supplier }: { supplier: Supplier }) {
  return (
    <>
      <QuietLink to="/contact-us">Have questions?</QuietLink>
      <AskForQuote supplier={supplier} />
    </>
  );
}

function AskForQuote({ supplier }: { supplier: Supplier }) {
  return (
    <AskLink
      kind="supplier"
      id={supplier._id}
      title={supplier.SuListing_ID}
      className={`${button} ${classes.request}`}
    >
      Request Quote
    </AskLink>
  );
}

/** What the plant is, what it can make, by what right, and how: each box only where it has something to say. */
function boxesOf(supplier: Supplier): { id: string; label: string; content: ReactNode }[] {
  const forms = dosageFormBadges(supplier);
  const accreditations = gmpBadges(supplier);
  const production = productionOf(supplier);
  const capabilities = givenList(supplier.SuListing_Detailed_Special_Capabilities);
  const inShort = givenList(supplier.SuListing_Search_Special_capabilities_Short_Text);
  const compliances = givenList(supplier.SuListing_Detailed_Compliances);
  const more = givenList(supplier.SuListing_Detailed_Others);
  const plant = {
    id: 'plant',
    label: 'Plant',
    content: (
      <div className="stack">
        <Facts facts={factsOf(supplier)} columns={3} />
        {supplier.verified && <VerifiedMark mark={supplier.verified} />}
      </div>
    ),
  };
  return [
    plant,
    ...box('forms', 'Dosage forms', forms, <Badges badges={forms} />),
    ...box('gmp', 'GMP accreditations', accreditations, <Badges badges={accreditations} />),
    ...box('production', 'Production by dosage form', production, <ProductionFolds forms={production} />),
    ...box(
      'capabilities',
      'Special capabilities',
      [...capabilities, ...inShort],
      <>
        <CapabilityList label="Special capabilities" texts={capabilities} />
        <CapabilityList label="In the plant’s own words" texts={inShort} />
      </>,
    ),
    ...box(
      'compliances',
      'Compliances',
      compliances,
      <CapabilityList label="Compliances" texts={compliances} />,
    ),
    ...box('offered', 'Also offered', more, <CapabilityList label="Also offered" texts={more} />),
  ];
}

function box(id: string, label: string, said: readonly unknown[], content: ReactNode) {
  return said.length === 0 ? [] : [{ id, label, content }];
}
