import { RowSkeleton } from '#ui/table/row-skeleton.tsx';
import classes from './table-skeleton.module.css';

/** Rows to come below their head, so that what stands below them stays where it is. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.frame}>
      <RowSkeleton rows={rows + 1} />
    </div>
  );
}
