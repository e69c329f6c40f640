import { useEffect } from 'react';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/supplier-details.page.ts';
import { supplierFinderPath } from './web/supplier-shape.ts';
import { detailsBreadcrumb, SupplierView } from './web/view/supplier-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.found?.data.data.SuListing_ID;
  return pageMeta(
    name ? `${name} · Supplier Details` : 'Supplier Details',
    'A manufacturing plant in full: dosage forms, accreditations, production and equipment.',
  );
}

/** The plant is what the page hangs on; without its company's dossiers it is still worth reading. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [plant, related] = await Promise.all([
    toLoadResult(call('POST /get-supplierbyid', { body: { id }, signal })),
    call('POST /get-productcode', { body: { id }, signal }).catch(() => null),
  ]);
  return { ...plant, related: related?.data ?? null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the supplier" />;
}

export default function SupplierDetails({ loaderData: { found, failed, related } }: Route.ComponentProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (found?.data.data.SuListing_ID) return <SupplierView supplier={found.data.data} related={related} />;
  return (
    <NotShown
      breadcrumb={detailsBreadcrumb}
      failed={failed}
      failedTitle="The supplier could not be loaded"
      missingTitle={messages.supplierMissing}
      back={<BackLink finder={supplierFinderPath} />}
    />
  );
}
