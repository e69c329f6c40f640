import { useEffect, useState } from 'react';
import { type AskedGap, gapsAsked, gapWords } from '#domains/dossiers/contract/market-fit/asked-markets.ts';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { call } from '#platform/web/call/call.ts';
import classes from './not-offered.module.css';
import type { Offering } from './not-offered.tsx';

type MarketGapsProps = { asked: readonly string[]; listings: readonly Offering[] };

/** For which of the markets that are asked for a dossier has a gap, said before anything is sent; one may ask all the same (§23.6). */
export function MarketGaps({ asked, listings }: MarketGapsProps) {
  const fits = useFits(asked.length > 0 ? listings.flatMap(({ dossier }) => dossier ?? []) : []);
  const told = listings
    .map(({ code, dossier = '' }) => ({ code, gaps: gapsIn(asked, fits.get(dossier) ?? []) }))
    .filter(({ gaps }) => gaps.length > 0);
  return (
    <div role="status">
      {told.length > 0 && (
        <p className={`tinted-warm ${classes.flag}`}>
          {told.map(({ code, gaps }) => `${code} has gaps for ${gapWords(gaps)}. `)}
          What closes them stands on the dossier’s page. You can ask all the same: the owner is told.
        </p>
      )}
    </div>
  );
}

function gapsIn(asked: readonly string[], markets: readonly MarketFit[]): AskedGap[] {
  const rulesOf = new Map(markets.map(({ market, rules }) => [market, rules]));
  return gapsAsked(asked, (market) =>
    (rulesOf.get(market) ?? []).flatMap(({ rule, outcome, decides }) =>
      decides && outcome === 'gap' && rule !== 'language' ? [rule] : [],
    ),
  );
}

type Fits = ReadonlyMap<string, readonly MarketFit[]>;

/** What each country makes of these dossiers, of those that could be looked up: nobody is kept from asking by the others. */
function useFits(dossiers: readonly string[]): Fits {
  const [fits, setFits] = useState<Fits>(new Map());
  const wanted = dossiers.join();

  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (id: string) => {
      const { data } = await call('GET /api/dossiers/:id/market-fit', { params: { id }, signal });
      return [id, data.markets] as const;
    };
    void Promise.allSettled(wanted.split(',').map(load)).then((answers) => {
      if (!signal.aborted)
        setFits(new Map(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
    });
    return () => controller.abort();
  }, [wanted]);

  return fits;
}
