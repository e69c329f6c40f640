import { Link } from 'react-router';
import type { Asked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { CurrencyChoice } from '#domains/catalogue/web/numbers/currency-choice.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { EvidenceSection } from '#domains/evidence/web/evidence-section.tsx';
import { DetailsBar } from '#domains/finder/web/page/details-bar.tsx';
import { DetailsColumns, useOneColumn } from '#domains/finder/web/page/details-columns.tsx';
import { LaunchWindows } from '#domains/registers/web/launch-windows.tsx';
import { useLaunchWindows } from '#domains/registers/web/use-launch-windows.ts';
import { call } from '#platform/web/call/call.ts';
import { useAnswer } from '#platform/web/call/use-answer.ts';
import { useSession } from '#platform/web/session/session.ts';
import { button } from '#ui/action/button-link.ts';
import page from '#ui/page/page.module.css';
import type { Alternative } from '../contract/alternatives.ts';
import type { Dossier } from '../contract/dossiers.ts';
import { AboutMolecule } from './about-molecule.tsx';
import { DataSheet } from './data-sheet.tsx';
import { Alternatives, alternativesId } from './details/alternatives.tsx';
import { convertedOf } from './details/converted-of.tsx';
import { DecidingStrip } from './details/deciding-strip.tsx';
import { DetailsHead } from './details/details-head.tsx';
import { DossierActions } from './details/dossier-actions.tsx';
import { dealRows, manufacturingRows, productRows } from './dossier-rows.ts';
import { dossierFinderPath } from './dossier-shape.ts';
import classes from './dossier-view.module.css';
import { MarketFit } from './market-fit/market-fit.tsx';
import { SupplierDetails } from './supplier-details.tsx';

export const detailsBreadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Dossier Search', to: dossierFinderPath },
  { label: 'Product Details' },
];

const launchWindows = { id: 'launch', label: 'Launch' };
const marketFit = { id: 'fit', label: 'Market fit' };
const evidence = { id: 'evidence', label: 'Evidence' };
const profile = { id: 'profile', label: 'Profile' };
const supplier = { id: 'supplier', label: 'Supplier' };
const deal = { id: 'deal', label: 'Deal' };
const manufacturing = { id: 'manufacturing', label: 'Manufacturing' };
const molecule = { id: 'molecule', label: 'Molecule' };

type DossierViewProps = {
  dossier: Dossier;
  alternatives: readonly Alternative[] | null;
  /** What the reader asked for of it last. */
  asked: Asked | null;
};

/** What its presentation's page has to show beside it. */
export function presentationWords(dossiers: number): string {
  return dossiers > 1 ? `All ${dossiers} dossiers of this presentation` : 'This presentation';
}

/** A whole dossier: where there is one column, its sections stand in the order of §2.16. */
export function DossierView({ dossier, alternatives, asked }: DossierViewProps) {
  const hasOneColumn = useOneColumn();
  const { launch, retry } = useLaunchWindows(dossier._id);
  const { answer: claims, retry: askForClaims } = useAnswer(dossier._id, async (signal) => {
    const params = { id: dossier._id };
    return (await call('GET /api/dossiers/:id/evidence', { params, signal })).data;
  });
  const isDesk = useSession()?.role === 'admin';
  const sections = [
    launchWindows,
    marketFit,
    evidence,
    ...(hasOneColumn
      ? [profile, supplier, deal, manufacturing, molecule]
      : [profile, deal, manufacturing, supplier, molecule]),
    ...(alternatives?.length === 0 ? [] : [{ id: alternativesId, label: 'Alternatives' }]),
  ];
  const supplierDetails = <SupplierDetails id={supplier.id} dossier={dossier} />;
  return (
    <div className={page.page}>
      <DetailsHead dossier={dossier} asked={asked} breadcrumb={detailsBreadcrumb} />
      <DetailsBar
        sections={sections}
        actions={!hasOneColumn && <DossierActions dossier={dossier} withText />}
      />
      <DecidingStrip dossier={dossier} launch={launch} />
      <LaunchWindows
        key={dossier._id}
        id={launchWindows.id}
        launch={launch}
        onRetry={retry}
        beside={
          <span className="cluster secondary">
            {launch !== null && 'of' in launch && launch.of && (
              <Link to={`/presentations/${launch.of.id}`}>{presentationWords(launch.of.dossiers)}</Link>
            )}
            {isDesk && <Link to={`/admin/dossiers/${dossier._id}/windows`}>Matches and settlements</Link>}
          </span>
        }
      />
      <MarketFit id={marketFit.id} dossier={dossier._id} />
      <div className={classes.evidence}>
        <EvidenceSection id={evidence.id} claims={claims} onRetry={askForClaims} />
      </div>
      <DetailsColumns
        main={
          <>
            <DataSheet
              id={profile.id}
              title="Product Profile"
              rows={productRows}
              values={dossier.productDetails}
            />
            {hasOneColumn && supplierDetails}
            <DataSheet
              id={deal.id}
              title="Deal Contours"
              rows={dealRows}
              values={dossier.dealContours}
              aside={statesAmounts(dossier) && <CurrencyChoice />}
              beside={convertedOf(dossier)}
            />
            <DataSheet
              id={manufacturing.id}
              title="Manufacturing Details"
              rows={manufacturingRows}
              values={dossier.manufacturingDetails}
            />
          </>
        }
        side={
          <>
            {!hasOneColumn && supplierDetails}
            <AboutMolecule id={molecule.id} dossier={dossier} />
            <AskLink
              kind="dossier"
              id={dossier._id}
              title={dossier.ListingTitle}
              className={`${button} ${classes.request}`}
            >
              Request Term Sheet
            </AskLink>
          </>
        }
      />
      <Alternatives alternatives={alternatives} />
    </div>
  );
}

function statesAmounts({ numbers: { fee, price } }: Dossier): boolean {
  return Boolean(fee?.currency ?? price?.currency);
}
