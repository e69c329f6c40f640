import { ComingSoon } from '#web/features/coming-soon/coming-soon.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { SkeletonPage } from '#web/ui/skeleton.tsx';

export function meta() {
  return pageMeta('Coming Soon', 'This page is still being built.');
}

/** Nothing to load, but private: see the page table. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <SkeletonPage />;
}

/** The placeholder (§2.25). At present no link leads here. */
export default function ComingSoonPage() {
  return <ComingSoon />;
}
