// biome-ignore-all lint/a11y/noRedundantRoles: laid out by `display` where it is narrow, the elements lose their roles in some browsers
import { useRef, useState } from 'react';
import { toggled } from '#ui/toggled.ts';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit as Fit } from '../../contract/market-fit/market-fit-calls.ts';
import { CountryRows } from './country-rows.tsx';
import classes from './fit-matrix.module.css';
import type { Fits } from './use-market-fit.ts';
import { WorldMap } from './world-map.tsx';

type FitMatrixProps = { fits: Fits; labelledBy: string };

/** Painted, and below it in words: a group of rows for each region. */
export function FitMatrix({ fits: { markets, exclusivity, holder }, labelledBy }: FitMatrixProps) {
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
        <li data-verdict="other">Plain land: not judged here</li>
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
