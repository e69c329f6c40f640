import { type KeyboardEvent, useId, useState } from 'react';
import { addMonths } from '#domains/registers/contract/days.ts';
import {
  launchMonths,
  type WindowMarket,
  windowMarkets,
} from '#domains/registers/contract/window-markets.ts';
import { marketNames } from '#domains/registers/contract/window-words.ts';
import { todayHere } from '#domains/registers/web/today.ts';
import { choose } from '../state/finder-moves.ts';
import { chosenOf, type LaunchFilter as Filter } from '../state/finder-shape.ts';
import { readLaunch, typedDay, writeLaunch } from '../state/launches.ts';
import type { Finder } from '../state/use-finder.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './launch-filter.module.css';
import ranges from './range-filter.module.css';

type End = 'from' | 'to';
const ends = ['from', 'to'] as const;

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
  const today = todayHere();
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
      <ul className={`list ${classes.below}`}>
        {launchMonths.map((months, at) => {
          const offered = writeLaunch({ market, to: addMonths(today, months) });
          return (
            <FilterOption
              key={months}
              value={months === 0 ? 'Now' : `Within ${months} months`}
              ticked={written === offered}
              count={found?.[at]}
              onTick={() => ask(written === offered ? '' : offered)}
            />
          );
        })}
      </ul>
      <Counted noDay={found?.[launchMonths.length] ?? 0} market={market} />
      <Days id={id} market={market} written={written} labelId={labelId} onAsk={ask} />
    </>
  );
}

/** What 'now' includes, and what no choice of days finds, so that a list is taken neither for less nor for all there is. */
function Counted({ noDay, market }: { noDay: number; market: WindowMarket }) {
  const [told, have] = [noDay.toLocaleString('en'), noDay === 1 ? 'has' : 'have'];
  return (
    <p className={`note ${classes.below} ${classes.none}`}>
      What is filed counts as approved
      {noDay > 0 && `. ${told} ${have} no day: not ready for the ${market}, or nobody knows`}
    </p>
  );
}

type DaysProps = {
  id: string;
  market: WindowMarket;
  written: string;
  labelId: string;
  onAsk: (written: string) => void;
};

/** What stands in the two fields, and whether one was left, or Enter pressed, since somebody last typed. */
type Typed = Record<End, string> & { left: boolean };

function asTyped(written: string): Typed {
  const { from = '', to = '' } = readLaunch(written) ?? {};
  return { from, to, left: false };
}

/** Whoever still types is not told yet what is wrong. */
export function typeInto(typed: Typed, end: End, text: string): Typed {
  return { ...typed, [end]: text, left: false };
}

/** What is wrong, and in which fields. */
export function faultOf(typed: Typed): { words: string; in: readonly End[] } | null {
  const noDays = ends.filter((end) => typedDay(end, typed[end]) === undefined);
  if (noDays.length > 0)
    return { words: 'Give a year, a quarter as 2027 Q3, or a day as YYYY-MM-DD', in: noDays };
  const [first = '', last = ''] = ends.map((end) => typedDay(end, typed[end]));
  const isTurned = first !== '' && last !== '' && first > last;
  return isTurned ? { words: 'The end comes before the start', in: ends } : null;
}

/** From here to there: years, quarters, months or days, which count when a field is left or Enter is pressed. */
function Days({ id, market, written, labelId, onAsk }: DaysProps) {
  const [typed, setTyped] = useState(() => asTyped(written));
  const [shown, setShown] = useState(written);
  if (shown !== written) {
    // The fields say what is asked for, but for the end that nothing was asked of: somebody may be typing there already.
    const [before, now] = [asTyped(shown), asTyped(written)];
    setShown(written);
    setTyped({
      ...typed,
      from: before.from === now.from ? typed.from : now.from,
      to: before.to === now.to ? typed.to : now.to,
    });
  }
  const told = typed.left ? faultOf(typed) : null;

  function apply(): void {
    if (faultOf(typed) !== null) {
      setTyped({ ...typed, left: true });
      return;
    }
    const [from = '', to = ''] = ends.map((end) => typedDay(end, typed[end]));
    const next = writeLaunch({ market, from, to });
    if (next === written) setTyped(asTyped(written));
    else onAsk(next);
  }

  function applyByEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') apply();
  }

  return (
    <>
      <div className={`${ranges.ends} ${classes.below} ${classes.days}`}>
        {ends.map((end) => (
          <input
            key={end}
            type="text"
            autoComplete="off"
            className={`control ${ranges.end}`}
            aria-labelledby={`${labelId} ${id}-${end}`}
            aria-describedby={told?.in.includes(end) ? `${id}-fault` : undefined}
            aria-invalid={told?.in.includes(end) || undefined}
            placeholder={end === 'from' ? 'From 2027' : 'To 2028 Q3'}
            value={typed[end]}
            onChange={({ target }) => setTyped(typeInto(typed, end, target.value))}
            onBlur={apply}
            onKeyDown={applyByEnter}
          />
        ))}
        <span id={`${id}-from`} hidden>
          from
        </span>
        <span id={`${id}-to`} hidden>
          up to
        </span>
      </div>
      {told !== null && (
        <p id={`${id}-fault`} role="alert" className={`field-error ${classes.below}`}>
          {told.words}
        </p>
      )}
    </>
  );
}
