import { useId } from 'react';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { TryAgain } from '#ui/action/try-again.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { CompanyFigures } from './company-figures.tsx';
import classes from './market-card.module.css';
import { RegisterFigures } from './register-figures.tsx';
import { useMarket } from './use-market.ts';

/** What the market says of a presentation (§22.2). */
export function MarketCard({ id, presentation }: { id: string; presentation: string }) {
  const titleId = useId();
  const { market, retry } = useMarket(presentation);
  return (
    <section id={id} className={`card ${classes.sheet}`} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className="card-title">
        What the market says
      </h2>
      <div className={classes.body} aria-busy={market === null || undefined}>
        {market === null ? (
          <>
            <span className="visually-hidden" role="status">
              Loading what the market says
            </span>
            <Skeleton height={160} />
          </>
        ) : 'failed' in market ? (
          <p role="alert">
            What the market says could not be loaded. {besideTryAgain(market.failed)}{' '}
            <TryAgain onRetry={retry} next={() => document.getElementById(id)} />
          </p>
        ) : (
          <>
            <RegisterFigures register={market.register} />
            <CompanyFigures figures={market.figures} />
          </>
        )}
      </div>
    </section>
  );
}
