// biome-ignore-all lint/a11y/noRedundantRoles: laid out by `display` where it is narrow, the elements lose their roles in some browsers
import { useId, useRef, useState } from 'react';
import { TryAgain } from '#ui/action/try-again.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit as Fit } from '../../contract/market-fit/market-fit-calls.ts';
import { CountryRows } from './country-rows.tsx';
import { countWords } from './fit-words.ts';
import classes from './market-fit.module.css';
import { type Fits, useMarketFit } from './use-market-fit.ts';
import { WorldMap } from './world-map.tsx';

/** Where a dossier fits, country by country, painted and in words, and which rule says so (§23.3). */
export function MarketFit({ id, dossier }: { id: string; dossier: string }) {
  const titleId = useId();
  const { fits, retry } = useMarketFit(dossier);
  return (
    <section id={id} className={`card ${classes.sheet}`} aria-labelledby={titleId} tabIndex={-1}>
      <div className={`card-title ${classes.top}`}>
        <h2 id={titleId} className={classes.title}>
          Market fit
        </h2>
        {fits !== null && 'markets' in fits && (
          <span className="secondary">
            {countWords(fits.markets)} of {fits.markets.length} countries
          </span>
        )}
      </div>
      <div className={classes.body} aria-busy={fits === null || undefined}>
        {fits === null ? (
          <Loading />
        ) : 'failed' in fits ? (
          <p role="alert" className={classes.instead}>
            The market fit could not be loaded. {fits.failed}{' '}
            <TryAgain onRetry={retry} next={() => document.getElementById(id)} />
          </p>
        ) : (
          <Matrix key={dossier} fits={fits} labelledBy={titleId} />
        )}
      </div>
      <p className={`note ${classes.foot}`}>
        Judged by the owner’s words against each country’s published rules, as cited: no regulatory advice.
        Unknown does not mean that it fits.
      </p>
    </section>
  );
}

function Loading() {
  return (
    <>
      <span className="visually-hidden" role="status">
        Loading the market fit
      </span>
      <div className={classes.loading} aria-hidden="true">
        <Skeleton height={320} />
      </div>
    </>
  );
}

function Matrix({ fits: { markets, exclusivity, holder }, labelledBy }: { fits: Fits; labelledBy: string }) {
  const regions = [...Map.groupBy(markets, ({ regions: [first = ''] }) => first)];
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(regions.filter(([, some]) => some.some(worthLooking)).map(([region]) => region)),
  );
  const [chosen, setChosen] = useState<FitMarket | null>(null);
  const table = useRef<HTMLTableElement>(null);

  /** Opens a country's rules in the table, and goes there. */
  function choose(market: FitMarket): void {
    const [region = ''] = markets.find((one) => one.market === market)?.regions ?? [];
    setOpen(new Set(open).add(region));
    setChosen(market);
    requestAnimationFrame(() => {
      const button = table.current?.querySelector<HTMLElement>(`[data-market="${market}"] button`);
      button?.scrollIntoView({ block: 'center' });
      button?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      <WorldMap markets={markets} chosen={chosen} onChoose={choose} />
      <ul className={`list ${classes.legend}`} aria-label="How the map is painted">
        <li data-verdict="fit">Fits by every rule</li>
        <li data-verdict="gap">Has a gap</li>
        <li data-verdict="unknown">Unknown</li>
        <li data-faint>Fainter: not on offer</li>
      </ul>
      {(exclusivity !== '' || holder !== '') && (
        <p className={classes.rights}>
          {exclusivity !== '' && <>Rights: {exclusivity}. </>}
          {holder !== '' && <>Holder of the authorisation: {holder}.</>}
        </p>
      )}
      <table ref={table} role="table" className={classes.table} aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Country
            </th>
            <th scope="col" role="columnheader">
              Rights
            </th>
            <th scope="col" role="columnheader">
              Status
            </th>
            <th scope="col" role="columnheader">
              Launch
            </th>
            <th scope="col" role="columnheader">
              Fit
            </th>
          </tr>
        </thead>
        {regions.map(([region, some]) => (
          <CountryRows
            key={region}
            region={region}
            markets={some}
            isOpen={open.has(region)}
            chosen={chosen}
            onToggle={() => setOpen(toggled(open, region))}
            onChoose={setChosen}
          />
        ))}
      </table>
    </>
  );
}

/** What is on offer and fits, or is registered, is what one came for. */
function worthLooking({ offered, verdict, status }: Fit): boolean {
  return (offered !== false && verdict === 'fit') || status?.stage === 'approved';
}

function toggled(open: ReadonlySet<string>, region: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(region)) next.add(region);
  return next;
}
