// biome-ignore-all lint/a11y/noRedundantRoles: laid out by `display` where it is narrow, the elements lose their roles in some browsers
import { Fragment, useId } from 'react';
import { shortWords } from '#domains/registers/contract/window-words.ts';
import { todayHere } from '#ui/dates.ts';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { FitMarket } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';
import classes from './country-rows.module.css';
import { countWords, offeredWords, statusWords, verdictWords } from './fit-words.ts';
import { RuleList } from './rule-list.tsx';

type CountryRowsProps = {
  region: string;
  markets: readonly MarketFit[];
  isOpen: boolean;
  /** Whose rules are open. */
  chosen: FitMarket | null;
  onToggle: () => void;
  onChoose: (market: FitMarket | null) => void;
};

/** A market of interest, and opened its countries. One of one country is that country. */
export function CountryRows({ region, markets, isOpen, chosen, onToggle, onChoose }: CountryRowsProps) {
  const id = useId();
  const isOne = markets.length === 1;
  return (
    <tbody id={id} role="rowgroup">
      {!isOne && (
        <tr role="row" className={classes.region}>
          <th scope="row" role="rowheader">
            <Toggle isOpen={isOpen} onToggle={onToggle}>
              {region}
            </Toggle>
          </th>
          <td role="cell" data-quiet={markets[0]?.offered !== true || undefined}>
            {offeredWords(markets[0]?.offered ?? null)}
          </td>
          <td role="cell" colSpan={2} />
          <td role="cell" className={classes.sums}>
            {countWords(markets)}
          </td>
        </tr>
      )}
      {(isOpen || isOne) &&
        markets.map((one) => (
          <CountryRow
            key={one.market}
            fit={one}
            isWithin={!isOne}
            isOpen={chosen === one.market}
            onToggle={() => onChoose(chosen === one.market ? null : one.market)}
          />
        ))}
    </tbody>
  );
}

type CountryRowProps = { fit: MarketFit; isWithin: boolean; isOpen: boolean; onToggle: () => void };

function CountryRow({ fit, isWithin, isOpen, onToggle }: CountryRowProps) {
  const { market, offered, status, launch, verdict, rules } = fit;
  const id = useId();
  const badge = verdictWords[verdict];
  return (
    <Fragment>
      <tr role="row" data-market={market} data-within={isWithin || undefined}>
        <th scope="row" role="rowheader">
          <Toggle isOpen={isOpen} onToggle={onToggle} controls={isOpen ? id : undefined}>
            {market}
          </Toggle>
        </th>
        <td role="cell" data-label="Rights" data-quiet={offered !== true || undefined}>
          {offeredWords(offered)}
        </td>
        <td role="cell" data-label="Status" data-quiet={status === null || undefined}>
          {statusWords(status)}
        </td>
        <td role="cell" data-label="Launch" data-quiet={launch === null || undefined}>
          {launch === null ? 'Not known here' : shortWords(launch, todayHere())}
        </td>
        <td role="cell" className={classes.verdict}>
          <StandingBadge {...badge} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id} role="row">
          <td colSpan={5} role="cell" className={classes.opened}>
            <RuleList rules={rules} market={market} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

type ToggleProps = { isOpen: boolean; onToggle: () => void; controls?: string | undefined; children: string };

function Toggle({ isOpen, onToggle, controls, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={`bare ${classes.toggle}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <LineIcon d="m6 8 4 4 4-4" size={16} className={classes.mark} />
      {children}
    </button>
  );
}
