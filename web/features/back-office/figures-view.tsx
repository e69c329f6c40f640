import { lazy, Suspense } from 'react';
import type { Figures } from '#contract/back-office-overview.ts';
import { AnswerTable } from './answer-table.tsx';
import { EmptySearchList } from './empty-search-list.tsx';
import classes from './figures-view.module.css';
import { HeatTable } from './heat-table.tsx';
import { WeekTable } from './week-table.tsx';

const RequestChart = lazy(async () => ({ default: (await import('./request-chart.tsx')).RequestChart }));
const AnswerChart = lazy(async () => ({ default: (await import('./answer-chart.tsx')).AnswerChart }));

/** The figures of the last weeks: each a picture, and the same as a table whose every number opens its rows. */
export function FiguresView({ figures }: { figures: Figures }) {
  return (
    <section aria-labelledby="figures-title" className={classes.figures}>
      <h2 id="figures-title" className={classes.heading}>
        Figures
      </h2>
      <div className={classes.pair}>
        <article className={classes.card}>
          <h3 className={classes.title}>Requests by week and state</h3>
          <div className={classes.chart} aria-hidden="true">
            <Suspense fallback={null}>
              <RequestChart weeks={figures.requests} />
            </Suspense>
          </div>
          <WeekTable weeks={figures.requests} />
        </article>
        <article className={classes.card}>
          <h3 className={classes.title}>Median time to the first answer, in hours</h3>
          <div className={classes.chart} aria-hidden="true">
            <Suspense fallback={null}>
              <AnswerChart weeks={figures.firstAnswers} />
            </Suspense>
          </div>
          <AnswerTable weeks={figures.firstAnswers} />
        </article>
      </div>
      <article className={classes.card}>
        <h3 className={classes.title}>Dossiers opened in 30 days, by ATC class and market</h3>
        <HeatTable views={figures.views} />
      </article>
      <article className={classes.card}>
        <h3 className={classes.title}>Searches without result in 30 days</h3>
        <EmptySearchList searches={figures.emptySearches} />
      </article>
    </section>
  );
}
