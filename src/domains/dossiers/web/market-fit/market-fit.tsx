import { useId } from 'react';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { TryAgain } from '#ui/action/try-again.tsx';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import { countWords } from './fit-words.ts';
import classes from './market-fit.module.css';
import { useMarketFit } from './use-market-fit.ts';

// It comes while what it shows is asked for.
const fitMatrix = laterPart(async () => (await import('./fit-matrix.tsx')).FitMatrix);

/** Where a dossier fits, country by country, painted and in words, and which rule says so (§23.3). */
export function MarketFit({ id, dossier }: { id: string; dossier: string }) {
  const titleId = useId();
  const { fits, retry } = useMarketFit(dossier);
  const FitMatrix = useLaterPart(fitMatrix);
  const isComing = fits === null || ('markets' in fits && FitMatrix === null);
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
      <div className={classes.body} aria-busy={isComing || undefined}>
        {fits !== null && 'failed' in fits ? (
          <p role="alert" className={classes.instead}>
            The market fit could not be loaded. {besideTryAgain(fits.failed)}{' '}
            <TryAgain onRetry={retry} next={() => document.getElementById(id)} />
          </p>
        ) : fits === null || FitMatrix === null ? (
          <Loading />
        ) : (
          <FitMatrix key={dossier} fits={fits} labelledBy={titleId} />
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
      <div aria-hidden="true">
        <div className={classes.map}>
          <Skeleton height="100%" />
        </div>
        <div className={classes.rows}>
          <SkeletonRows rows={12} />
        </div>
      </div>
    </>
  );
}
