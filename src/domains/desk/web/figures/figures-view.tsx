import { lazy, type ReactNode, Suspense } from 'react';
import type { Figures } from '../../contract/back-office-overview.ts';
import { AnswerTable } from '../tables/answer-table.tsx';
import { EmptySearchList } from '../tables/empty-search-list.tsx';
import classes from './figures-view.module.css';
import { HeatTable } from './heat-table.tsx';
import { WeekTable } from './week-table.tsx';

const RequestChart = lazy(async () => ({ default: (await import('./request-chart.tsx')).RequestChart }));
const AnswerChart = lazy(async () => ({ default: (await import('./answer-chart.tsx')).AnswerChart }));

/** The figures of the last weeks: each a picture, and the same as a table whose every number opens its rows. */
export function FiguresView({ figures }: { figures: Figures }) {
  const isAsked = figures.requests.some(({ states }) => Object.keys(states).length > 0);
  const isAnswered = figures.firstAnswers.some(({ answered }) => answered > 0);
  return (
    <section aria-labelledby="figures-title" className={classes.figures}>
      <h2 id="figures-title" className={classes.heading}>
        Figures
      </h2>
      <div className={classes.pair}>
        <article className={`card ${classes.card}`}>
          <h3 className={classes.title}>Requests by week and state</h3>
          {isAsked ? (
            <>
              <Chart>
                <RequestChart weeks={figures.requests} />
              </Chart>
              <WeekTable weeks={figures.requests} />
            </>
          ) : (
            <p className={classes.none}>
              Nobody has made a request in the last twelve weeks. From the first one on, the requests of each
              week stand here by their states.
            </p>
          )}
        </article>
        <article className={`card ${classes.card}`}>
          <h3 className={classes.title}>Median time to the first answer, in hours</h3>
          {isAnswered ? (
            <>
              <Chart>
                <AnswerChart weeks={figures.firstAnswers} />
              </Chart>
              <AnswerTable weeks={figures.firstAnswers} />
            </>
          ) : (
            <p className={classes.none}>
              No request of the last twelve weeks has an answer yet. Once the desk or an owner answers one,
              how long the requests of each week waited stands here.
            </p>
          )}
        </article>
      </div>
      <article className={`card ${classes.card}`}>
        <h3 className={classes.title}>Dossiers opened in 30 days, by ATC class and market</h3>
        <HeatTable views={figures.views} />
      </article>
      <article className={`card ${classes.card}`}>
        <h3 className={classes.title}>Searches without result in 30 days</h3>
        <EmptySearchList searches={figures.emptySearches} />
      </article>
    </section>
  );
}

/** A picture of what the table below it says. */
function Chart({ children }: { children: ReactNode }) {
  return (
    <div className={classes.chart} aria-hidden="true">
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
