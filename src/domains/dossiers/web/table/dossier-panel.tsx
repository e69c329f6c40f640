import { useRef } from 'react';
import { AgeLine } from '#domains/catalogue/web/age-line.tsx';
import { CardAskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { ListsButton } from '#domains/catalogue/web/shortlist-mark/lists-button.tsx';
import { ShortlistButton } from '#domains/catalogue/web/shortlist-mark/shortlist-button.tsx';
import { fromResults } from '#domains/finder/web/page/back-link.tsx';
import { useLaunchWindows } from '#domains/registers/web/use-launch-windows.ts';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { button } from '#ui/action/button-link.ts';
import { TryAgain } from '#ui/action/try-again.tsx';
import { type Fact, Facts } from '#ui/page/facts.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import type { Dossier, DossierCard } from '../../contract/dossiers.ts';
import { CuratedBadge } from '../curated-badge.tsx';
import { DataSheet } from '../data-sheet.tsx';
import { convertedOf } from '../details/converted-of.tsx';
import { type DecidingFact, decidingFacts } from '../details/deciding-facts.ts';
import { EarliestLaunch } from '../details/deciding-strip.tsx';
import { offerIn } from '../display.ts';
import { dealRows, manufacturingRows, productRows } from '../dossier-rows.ts';
import { SupplierDetails } from '../supplier-details.tsx';
import classes from './dossier-panel.module.css';
import { useDetails } from './use-details.ts';

/** What the panel shows of a row before the details have come. */
export type PanelCard = Pick<DossierCard, '_id' | 'ListingTitle' | 'ListingCode' | 'curated' | 'offDay'>;

/** A dossier beside its row: what one can do with it, what decides, and then its whole sheet. */
export function DossierPanel({ card }: { card: PanelCard }) {
  const { _id, ListingTitle, ListingCode, curated, offDay } = card;
  const { details, retry } = useDetails(_id);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className={`stack ${classes.panel}`} tabIndex={-1}>
      <p className={`row muted ${classes.lead}`}>
        {ListingCode} · {offerIn(offDay)}
        {curated && <CuratedBadge />}
        <CardAskedMark kind="dossier" id={_id} className={undefined} />
      </p>
      <div className={`row ${classes.actions}`}>
        <AskLink kind="dossier" id={_id} title={ListingTitle} state={fromResults} className={button}>
          Enquire<span className="visually-hidden"> about {ListingTitle}</span>
        </AskLink>
        <ShortlistButton id={_id} title={ListingTitle} withText />
        <ListsButton id={_id} title={ListingTitle} tall />
        <CompareBox dossier={{ id: _id, title: ListingTitle }} />
      </div>
      {details === null && (
        <>
          <span className="visually-hidden" role="status">
            Loading the details
          </span>
          <SkeletonRows rows={14} height={20} />
        </>
      )}
      {details && 'failed' in details && (
        <p role="alert">
          The details could not be loaded. {besideTryAgain(details.failed)}{' '}
          <TryAgain onRetry={retry} next={() => panel.current} />
        </p>
      )}
      {details && 'dossier' in details && <Sheet dossier={details.dossier} />}
    </div>
  );
}

function Sheet({ dossier }: { dossier: Dossier }) {
  const { launch, retry } = useLaunchWindows(dossier._id);
  const decides = useRef<HTMLElement>(null);
  const again = <TryAgain onRetry={retry} next={() => decides.current} />;
  const earliest = (
    <div className={classes.earliest}>
      <EarliestLaunch launch={launch} retry={again} />
    </div>
  );
  return (
    <div className={`stack ${classes.sheet}`}>
      <section
        ref={decides}
        aria-label="What decides"
        className={`stack-close ${classes.deciding}`}
        tabIndex={-1}
      >
        <Facts facts={[{ label: 'Earliest launch', value: earliest }]} columns={1} />
        <Facts facts={decidingFacts(dossier).map(withMoney)} columns={2} />
      </section>
      <AgeLine age={dossier.age} />
      <DataSheet title="Product Profile" rows={productRows} values={dossier.productDetails} />
      <DataSheet
        title="Deal Contours"
        rows={dealRows}
        values={dossier.dealContours}
        beside={convertedOf(dossier)}
      />
      <DataSheet
        title="Manufacturing Details"
        rows={manufacturingRows}
        values={dossier.manufacturingDetails}
      />
      <SupplierDetails dossier={dossier} />
    </div>
  );
}

function withMoney({ value, money, ...fact }: DecidingFact): Fact {
  if (!money) return { ...fact, value };
  return {
    ...fact,
    value: (
      <>
        {value}
        <Converted money={money} otherwise="EUR" />
      </>
    ),
  };
}
