import { SkeletonPage } from '#web/ui/skeleton.tsx';
import ComingSoonPage, { meta } from './coming-soon.tsx';

export { meta };

/** Nothing to load, but private: see the page table. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <SkeletonPage />;
}

export default ComingSoonPage;
