import { Skeleton } from '#ui/page/skeleton.tsx';
import { RowSkeleton } from '#ui/table/row-skeleton.tsx';
import classes from './shortlist-skeleton.module.css';

/** A list to come, each part as high as it will be. */
export function ShortlistSkeleton() {
  return (
    <div role="status" className={classes.whole}>
      <span className="visually-hidden">Loading your shortlist</span>
      <Skeleton height={32} width={180} />
      <Skeleton height={32} />
      <div className={`panel ${classes.rows}`}>
        <RowSkeleton rows={12} tall />
      </div>
    </div>
  );
}
