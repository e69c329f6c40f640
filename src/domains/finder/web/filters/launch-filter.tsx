import { useId, useState } from 'react';
import {
  launchMonths,
  type WindowMarket,
  windowMarkets,
} from '#domains/registers/contract/window-markets.ts';
import { marketNames } from '#domains/registers/contract/window-words.ts';
import { choose } from '../state/finder-moves.ts';
import { chosenOf, type LaunchFilter as Filter } from '../state/finder-shape.ts';
import { readLaunch, typedDay, writeLaunch } from '../state/launches.ts';
import type { Finder } from '../state/use-finder.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './launch-filter.module.css';
import { type Ends, ends, type Fault, RangeEnds } from './range-ends.tsx';

type LaunchFilterProps = {
  finder: Finder;
  filter: Filter;
  /** For each market, under the filter's name and its own: in the order of what is offered, then what has no day. */
  counts: Readonly<Record<string, readonly number[]>> | undefined;
  labelId: string;
};

/** In which market, beside its label, and until when: what is asked for most at one press each, anything else in two fields. */
export function LaunchFilter({ finder: { state, move }, filter, counts, labelId }: LaunchFilterProps) {
  const id = useId();
  const [written = ''] = chosenOf(state, filter.name);
  const launch = readLaunch(written);
  const [looked, setLooked] = useState<WindowMarket>('US');
  const market = launch?.market ?? looked;

  const found = counts?.[`${filter.name}${market}`];

  function ask(next: string): void {
    if (next !== written) move((latest) => choose(latest, filter, next === '' ? [] : [next]));
  }

  function lookAt(other: WindowMarket): void {
    setLooked(other);
    if (launch !== null) ask(writeLaunch({ ...launch, market: other }));
  }

  return (
    <>
      <select
        className={`control ${classes.market}`}
        aria-labelledby={labelId}
        value={market}
        onChange={({ target }) => lookAt(target.value as WindowMarket)}
      >
        {windowMarkets.map((each) => (
          <option key={each} value={each}>
            {marketNames[each]}
          </option>
        ))}
      </select>
      <fieldset className={`fieldset ${classes.below}`} aria-labelledby={labelId}>
        <ul className="list">
          <FilterOption
            value="Any time"
            ticked={written === ''}
            count={undefined}
            onTick={() => ask('')}
            oneOf={id}
          />
          {launchMonths.map((months, at) => (
            <FilterOption
              key={months}
              value={months === 0 ? 'Now' : `Within ${months} months`}
              ticked={launch?.within === months}
              count={found?.[at]}
              onTick={() => ask(writeLaunch({ market, within: months }))}
              oneOf={id}
            />
          ))}
        </ul>
      </fieldset>
      <Counted noDay={found?.[launchMonths.length] ?? 0} market={market} />
      <RangeEnds
        written={written}
        read={asTyped}
        write={(typed) => writeDays(market, typed)}
        faultOf={faultOf}
        onAsk={ask}
        labelId={labelId}
        names={{ from: 'from', to: 'up to' }}
        placeholders={{ from: 'From 2027', to: 'To 2028 Q3' }}
        isBelow
      />
    </>
  );
}

/** What 'now' includes, and what no choice of days finds, so that a list is taken neither for less nor for all there is. */
function Counted({ noDay, market }: { noDay: number; market: WindowMarket }) {
  const [told, have] = [noDay.toLocaleString('en'), noDay === 1 ? 'has' : 'have'];
  return (
    <div className={`note ${classes.below} ${classes.none}`}>
      <p>
        ‘Now’ includes what only soft limits stand before. What is filed counts after a usual review
        {market === 'EU' && ', what some states have approved at once'}
      </p>
      <p className={classes.noDay}>
        {noDay > 0 && `${told} ${have} no day: not ready for the ${market}, or nobody knows`}
      </p>
    </div>
  );
}

function asTyped(written: string): Ends {
  const { from = '', to = '' } = readLaunch(written) ?? {};
  return { from, to };
}

function writeDays(market: WindowMarket, typed: Ends): string {
  const [from = '', to = ''] = ends.map((end) => typedDay(end, typed[end]));
  return writeLaunch({ market, from, to });
}

/** Years, quarters, months or days are taken. */
export function faultOf(typed: Ends): Fault | null {
  const noDays = ends.filter((end) => typedDay(end, typed[end]) === undefined);
  if (noDays.length > 0)
    return {
      words: 'Give a year, a quarter as 2027 Q3, a month as 2027-03, or a day as YYYY-MM-DD',
      in: noDays,
    };
  const [first = '', last = ''] = ends.map((end) => typedDay(end, typed[end]));
  const isTurned = first !== '' && last !== '' && first > last;
  return isTurned ? { words: 'The end comes before the start', in: ends } : null;
}
