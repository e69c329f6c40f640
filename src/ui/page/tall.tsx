import type { ReactNode } from 'react';
import { SkeletonPage } from './skeleton.tsx';
import classes from './tall.module.css';

/** At least as high as the window: whatever comes to stand in it, the footer stays where it is. */
export function Tall({ children }: { children: ReactNode }) {
  return <div className={classes.tall}>{children}</div>;
}

/** A page to come, as high as the window. */
export function TallSkeleton({ label }: { label: string }) {
  return (
    <Tall>
      <SkeletonPage label={label} />
    </Tall>
  );
}
