import { type AskedGap, gapsAsked, gapWords } from '#domains/dossiers/contract/market-fit/asked-markets.ts';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import classes from './not-offered.module.css';
import type { Offering } from './not-offered.tsx';

type MarketGapsProps = { asked: readonly string[]; listings: readonly Offering[] };

/** For which of the markets that are asked for a dossier has a gap, said before anything is sent; one may ask all the same (§23.6). */
export function MarketGaps({ asked, listings }: MarketGapsProps) {
  const told = listings
    .map(({ code, fits = [] }) => ({ code, gaps: gapsIn(asked, fits) }))
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
