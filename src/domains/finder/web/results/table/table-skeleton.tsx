import { Skeleton } from '#ui/page/skeleton.tsx';
import classes from './table-skeleton.module.css';

/** Rows to come, as high as rows are, so that what stands below them stays where it is. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.frame}>
      {Array.from({ length: rows + 1 }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={12} />
        </div>
      ))}
    </div>
  );
}
