import { pageMeta } from '#ui/page/page-meta.ts';
import { SkeletonPage } from '#ui/page/skeleton.tsx';
import { ComingSoon } from './web/coming-soon/coming-soon.tsx';

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
