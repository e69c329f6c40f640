import type { ReactNode } from 'react';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import type { FinderState } from '../state/finder-shape.ts';
import layout from './finder-layout.module.css';
import classes from './finder-skeleton.module.css';

type FinderSkeletonProps = {
  noun: string;
  view: FinderState['view'];
  /** What will stand where the results will. */
  results: ReactNode;
  promo?: ReactNode;
};

/** The finder before its first answer: every part where it will stand. */
export function FinderSkeleton({ noun, view, results, promo }: FinderSkeletonProps) {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading {noun}
      </span>
      <div className={classes.search} data-view={view}>
        <Skeleton height={44} />
      </div>
      <div className={layout.layout} data-promo={promo ? '' : undefined} data-view={view}>
        <div className={classes.sidebar}>
          <SkeletonRows rows={16} height={18} />
        </div>
        <div className={view === 'table' ? classes.table : `stack ${classes.results}`}>
          <Skeleton height={view === 'table' ? 32 : 26} width={180} />
          {results}
        </div>
        {promo && <div className={layout.promo}>{promo}</div>}
      </div>
    </>
  );
}
