import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';
import { countryWords } from './fit-words.ts';
import classes from './world-map.module.css';

type World = {
  width: number;
  height: number;
  countries: Partial<Record<FitMarket, string>>;
  dots: Partial<Record<FitMarket, readonly number[]>>;
  others: string;
};

type WorldMapProps = {
  markets: readonly MarketFit[];
  chosen: FitMarket | null;
  onChoose: (market: FitMarket) => void;
};

/** Of the map itself, which comes after what it shows. */
const [width, height] = [1000, 432];

/**
 * Where a dossier fits, painted: filled, in stripes or in outline, so that no colour decides. By keyboard it is one stop;
 * the arrows go from country to country in the order of the table below, which has all that is said here.
 */
export function WorldMap({ markets, chosen, onChoose }: WorldMapProps) {
  const id = useId();
  const [world, setWorld] = useState<World | null>(null);
  const [looked, setLooked] = useState(0);
  const map = useRef<SVGSVGElement>(null);

  useEffect(() => {
    let isGone = false;
    void import('./world.json').then((module) => {
      if (!isGone) setWorld(module.default as World);
    });
    return () => {
      isGone = true;
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>): void {
    const next = stepOf(event.key, looked, markets.length);
    if (next !== null) {
      setLooked(next);
      map.current?.querySelector<SVGElement>(`[data-at="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      const market = markets[looked]?.market;
      if (market !== undefined) onChoose(market);
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      ref={map}
      role="group"
      aria-label="Map of where it fits; the arrows go from country to country"
      viewBox={`0 0 ${width} ${height}`}
      className={classes.map}
      onKeyDown={onKeyDown}
    >
      <defs>
        <pattern
          id={`${id}gap`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className={classes.gapGround} />
          <rect width="3.5" height="8" className={classes.gapStripe} />
        </pattern>
      </defs>
      {world && <path d={world.others} className={classes.others} />}
      {world &&
        markets.map((one, at) => {
          const [x = 0, y = 0] = world.dots[one.market] ?? [];
          const shared = {
            'data-at': at,
            'data-verdict': one.verdict,
            'data-offered': one.offered === false ? 'no' : undefined,
            'data-chosen': one.market === chosen || undefined,
            className: classes.country,
            style: one.verdict === 'gap' ? { fill: `url(#${id}gap)` } : undefined,
            role: 'button',
            tabIndex: at === looked ? 0 : -1,
            'aria-label': countryWords(one),
            'aria-pressed': one.market === chosen,
            onFocus: () => setLooked(at),
            onClick: () => onChoose(one.market),
          };
          const outline = world.countries[one.market];
          return outline === undefined ? (
            <circle key={one.market} cx={x} cy={y} r="5" {...shared}>
              <title>{countryWords(one)}</title>
            </circle>
          ) : (
            <path key={one.market} d={outline} {...shared}>
              <title>{countryWords(one)}</title>
            </path>
          );
        })}
    </svg>
  );
}

function stepOf(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
