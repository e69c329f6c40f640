import hidden from '#web/ui/hidden.module.css';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import classes from './finder-skeleton.module.css';

/** The finder before its first answer: every part where it will stand. */
export function FinderSkeleton() {
  return (
    <div role="status">
      <span className={hidden.hidden}>Loading dossiers</span>
      <div className={classes.search}>
        <Skeleton height={44} />
      </div>
      <div className={classes.layout}>
        <div className={classes.sidebar}>
          <SkeletonRows rows={16} height={18} />
        </div>
        <div className={classes.results}>
          <Skeleton height={26} width={180} />
          <CardSkeleton cards={3} />
        </div>
      </div>
    </div>
  );
}
