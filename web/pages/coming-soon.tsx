import { type MetaArgs, useMatches } from 'react-router';
import { ComingSoon } from '#web/features/coming-soon/coming-soon.tsx';
import { comingSoonMeta } from '#web/features/coming-soon/coming-soon-meta.ts';
import { SkeletonPage } from '#web/ui/skeleton.tsx';

export function meta({ matches }: MetaArgs) {
  return comingSoonMeta(matches);
}

/** Nothing to load, but private: see the page table. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <SkeletonPage />;
}

/** Every page that is still to be built; a route is known by its address in the page table. */
export default function ComingSoonPage() {
  return <ComingSoon page={useMatches().at(-1)?.id ?? ''} />;
}
