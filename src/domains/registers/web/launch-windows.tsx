import { type ReactNode, useId } from 'react';
import { besideTryAgain } from '#ui/action/beside-try-again.ts';
import { TryAgain } from '#ui/action/try-again.tsx';
import { todayHere } from '#ui/dates.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { windowMarkets } from '../contract/window-markets.ts';
import { noAdvice } from '../contract/window-words.ts';
import classes from './launch-windows.module.css';
import { MarketWindow } from './market-window.tsx';
import { axisOf } from './timeline.ts';
import type { Launch } from './use-launch-windows.ts';

type LaunchWindowsProps = {
  /** What an index of the page leads to. */
  id: string;
  launch: Launch;
  /** Absent where there is nothing to try again. */
  onRetry?: (() => void) | undefined;
  /** At the title's right. */
  beside?: ReactNode;
  today?: string;
};

/** When a dossier may be launched, market by market over the same years, and who says so (§20.4). */
export function LaunchWindows({ id, launch, onRetry, beside, today = todayHere() }: LaunchWindowsProps) {
  const titleId = useId();
  return (
    <section id={id} className={`card ${classes.sheet}`} aria-labelledby={titleId} tabIndex={-1}>
      <div className={`card-title ${classes.top}`}>
        <h2 id={titleId} className={classes.title}>
          Launch windows
        </h2>
        {beside}
      </div>
      <div className={classes.markets} aria-busy={launch === null || undefined}>
        <Markets id={id} launch={launch} onRetry={onRetry} today={today} />
      </div>
      <p className={`note ${classes.foot}`}>{noAdvice}</p>
    </section>
  );
}

type MarketsProps = Pick<LaunchWindowsProps, 'id' | 'launch' | 'onRetry'> & { today: string };

function Markets({ id, launch, onRetry, today }: MarketsProps) {
  if (launch === null)
    return (
      <>
        <span className="visually-hidden" role="status">
          Loading the launch windows
        </span>
        {windowMarkets.map((market) => (
          <div key={market} className={classes.market}>
            <MarketSkeleton />
          </div>
        ))}
      </>
    );
  if ('failed' in launch)
    return (
      <p role="alert" className={classes.instead}>
        The launch windows could not be loaded. {onRetry ? besideTryAgain(launch.failed) : launch.failed}{' '}
        {onRetry && <TryAgain onRetry={onRetry} next={() => document.getElementById(id)} />}
      </p>
    );
  if (launch.windows.length === 0)
    return (
      <p className={classes.instead}>No register that is read here tells of this dossier’s markets yet.</p>
    );
  const axis = axisOf(launch.windows, today);
  return launch.windows.map((window) => (
    <div key={window.market} className={classes.market}>
      <MarketWindow window={window} axis={axis} today={today} />
    </div>
  ));
}

function MarketSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={16} width={104} />
      <Skeleton height={24} width="min(260px, 80%)" />
      <Skeleton height={12} width={160} />
      <Skeleton height={28} />
      <div className={classes.lines}>
        {['hard', 'soft', 'after', 'read'].map((row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </div>
  );
}
