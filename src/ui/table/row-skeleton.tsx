import { Skeleton } from '../page/skeleton.tsx';
import classes from './row-skeleton.module.css';

type RowSkeletonProps = {
  rows: number;
  /** On a narrow window a row has more lines than two. */
  tall?: boolean;
};

/** Rows of a table to come, as high as they will be. */
export function RowSkeleton({ rows, tall = false }: RowSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
    <div key={row} className={classes.row} data-tall={tall || undefined}>
      <Skeleton height={12} />
    </div>
  ));
}
