import type { ReactNode } from 'react';
import { SkeletonPage } from './skeleton.tsx';

/** At least as high as the window: whatever comes to stand in it, the footer stays where it is. */
export function Tall({ children }: { children: ReactNode }) {
  return <div className="tall">{children}</div>;
}

/** A page to come, as high as the window. */
export function TallSkeleton({ label }: { label: string }) {
  return (
    <Tall>
      <SkeletonPage label={label} />
    </Tall>
  );
}
