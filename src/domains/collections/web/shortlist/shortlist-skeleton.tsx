import { Skeleton } from '#ui/page/skeleton.tsx';
import classes from './shortlist-skeleton.module.css';

const rows = Array.from({ length: 12 }, (_, row) => `row ${row}`);

/** A list to come, each part as high as it will be. */
export function ShortlistSkeleton() {
  return (
    <div role="status" className={classes.whole}>
      <span className="visually-hidden">Loading your shortlist</span>
      <Skeleton height={32} width={180} />
      <Skeleton height={32} />
      <div className={`panel ${classes.rows}`}>
        {rows.map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton height={12} />
          </div>
        ))}
      </div>
    </div>
  );
}
