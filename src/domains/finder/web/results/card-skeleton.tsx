import type { CSSProperties } from 'react';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import classes from './card-skeleton.module.css';

/** How high a finder's cards are, in pixels: beside the filters, under a drawer, and on a phone. */
export type CardHeights = { wide: number; medium: number; narrow: number };

type CardSkeletonProps = { cards: number; heights: CardHeights };

/** Cards to come, as high as cards are, so that what stands below them stays where it is. */
export function CardSkeleton({ cards, heights: { wide, medium, narrow } }: CardSkeletonProps) {
  const style = { '--wide': `${wide}px`, '--medium': `${medium}px`, '--narrow': `${narrow}px` };
  return Array.from({ length: cards }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <div key={index} className={`panel stack ${classes.card}`} style={style as CSSProperties}>
      <Skeleton height={22} width="52%" />
      <Skeleton height={14} width="72%" />
      <SkeletonRows rows={3} height={28} />
    </div>
  ));
}
