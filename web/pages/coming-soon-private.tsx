export { SkeletonPage as HydrateFallback } from '#web/ui/skeleton.tsx';
export { default, meta } from './coming-soon.tsx';

/** Nothing to load, but private: see the page table. */
export function clientLoader() {
  return null;
}
