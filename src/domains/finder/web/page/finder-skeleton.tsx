import type { ReactNode } from 'react';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import { type CardHeights, CardSkeleton } from '../results/card-skeleton.tsx';
import layout from './finder-layout.module.css';
import classes from './finder-skeleton.module.css';

type FinderSkeletonProps = { noun: string; cardHeights: CardHeights; promo?: ReactNode };

/** The finder before its first answer: every part where it will stand. */
export function FinderSkeleton({ noun, cardHeights, promo }: FinderSkeletonProps) {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading {noun}
      </span>
      <div className={classes.search}>
        <Skeleton height={44} />
      </div>
      <div className={layout.layout} data-promo={promo ? '' : undefined}>
        <div className={classes.sidebar}>
          <SkeletonRows rows={16} height={18} />
        </div>
        <div className={`stack ${classes.results}`}>
          <Skeleton height={26} width={180} />
          <CardSkeleton cards={3} heights={cardHeights} />
        </div>
        {promo && <div className={layout.promo}>{promo}</div>}
      </div>
    </>
  );
}
