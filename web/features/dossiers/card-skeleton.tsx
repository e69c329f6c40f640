import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './card-skeleton.module.css';

/** Cards to come, as high as cards are, so that what stands below them stays where it is. */
export function CardSkeleton({ cards }: { cards: number }) {
  return Array.from({ length: cards }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <div key={index} className={classes.card}>
      <Skeleton height={22} width="52%" />
      <Skeleton height={14} width="72%" />
      <SkeletonRows rows={3} height={28} />
    </div>
  ));
}
