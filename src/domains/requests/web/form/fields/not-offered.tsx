import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { notOffered } from '#domains/dossiers/contract/market-names.ts';
import classes from './not-offered.module.css';

/** A listing that is asked for, with the markets that it is offered for. */
export type Offering = {
  code: string;
  markets?: readonly string[];
  /** Of a dossier, what each country makes of it; none where that could not be loaded. */
  fits?: readonly MarketFit[];
};

type NotOfferedProps = { asked: readonly string[]; listings: readonly Offering[] };

/** Which of the markets that are asked for are not offered, said before anything is sent; one may ask all the same (§10.19). */
export function NotOffered({ asked, listings }: NotOfferedProps) {
  const missing = listings
    .map(({ code, markets = [] }) => ({ code, entries: notOffered(asked, markets) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div role="status">
      {missing.length > 0 && (
        <p className={`tinted-warm ${classes.flag}`}>
          {missing.map(({ code, entries }) => `${code} is not offered for ${entries.join(', ')}. `)}
          You can ask all the same: the owner is told.
        </p>
      )}
    </div>
  );
}
