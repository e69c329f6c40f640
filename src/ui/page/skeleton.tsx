import page from './page.module.css';
import classes from './skeleton.module.css';

/** Grey bars where content will stand. Hidden from assistive technology: the page says that it is loading. */
export function Skeleton({
  height = 16,
  width = '100%',
}: {
  height?: number | string;
  width?: number | string;
}) {
  return <span className={classes.bar} style={{ height, width }} aria-hidden="true" />;
}

/** Several lines of a text to come. */
export function SkeletonRows({ rows = 3, height = 16 }: { rows?: number; height?: number }) {
  return (
    <span className="stack-close" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row, place) => (
        <Skeleton key={row} height={height} width={place === rows - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** A whole page to come: for the `HydrateFallback` of pages that hold private data. */
export function SkeletonPage({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={`stack ${page.page}`} role="status">
      <span className="visually-hidden">{label}</span>
      <Skeleton height={28} width="min(420px, 80%)" />
      {[1, 2, 3].map((card) => (
        <div key={card} className={`panel ${classes.card}`}>
          <SkeletonRows rows={4} />
        </div>
      ))}
    </div>
  );
}
