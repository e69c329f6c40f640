import { useRevalidator } from 'react-router';
import { BackOfficeSkeleton } from '#web/features/back-office/back-office-skeleton.tsx';
import { DeskListing } from '#web/features/listings/desk-listing.tsx';
import { loadDeskListing } from '#web/features/listings/load-desk-listing.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-supplier.ts';

export function meta() {
  return pageMeta('Supplier', 'A supplier with every field, to edit, publish or retire.');
}

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  return loadDeskListing('supplier', params.id, signal);
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the supplier" />;
}

/** §12.8 */
export default function AdminSupplier({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <DeskListing kind="supplier" loaded={loaderData} onRetry={() => void revalidate()} />;
}
