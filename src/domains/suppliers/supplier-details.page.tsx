import { useEffect } from 'react';
import { loadAsked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { DetailsFoot } from '#domains/finder/web/page/details-bar.tsx';
import { useOneColumn } from '#domains/finder/web/page/details-columns.tsx';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/supplier-details.page.ts';
import { supplierFinderPath } from './web/supplier-shape.ts';
import { detailsBreadcrumb, SupplierActions, SupplierView } from './web/view/supplier-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.found?.data.data.SuListing_ID;
  return pageMeta(
    name ? `${name} · Supplier Details` : 'Supplier Details',
    'A manufacturing plant in full: dosage forms, accreditations, production and equipment.',
  );
}

/** The plant is what the page hangs on; without its company's dossiers, and what one asked for, it is still worth reading. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [plant, related, asked] = await Promise.all([
    toLoadResult(call('POST /get-supplierbyid', { body: { id }, signal })),
    call('POST /get-productcode', { body: { id }, signal }).catch(() => null),
    loadAsked('supplier', id),
  ]);
  return { ...plant, related: related?.data ?? null, asked };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the supplier" />;
}

export default function SupplierDetails({ loaderData }: Route.ComponentProps) {
  const { found, failed, related, asked } = loaderData;
  const hasOneColumn = useOneColumn();
  useEffect(() => {
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, []);

  const supplier = found?.data.data;
  if (supplier?.SuListing_ID)
    return (
      <>
        <SupplierView supplier={supplier} related={related} asked={asked} />
        {hasOneColumn && <DetailsFoot actions={<SupplierActions supplier={supplier} />} />}
      </>
    );
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
