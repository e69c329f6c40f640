import { useEffect } from 'react';
import { CompareBar } from '#domains/catalogue/web/compare-choice/compare-bar.tsx';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/product-details.page.ts';
import { dossierFinderPath } from './web/dossier-shape.ts';
import { DossierView, detailsBreadcrumb } from './web/dossier-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.found?.data.ListingTitle;
  return pageMeta(
    name ? `${name} · Product Details` : 'Product Details',
    'A finished-dosage dossier in full.',
  );
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('POST /get-dossierbyid', { body: { id }, signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the dossier" />;
}

export default function ProductDetails({ loaderData: { found, failed } }: Route.ComponentProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (found?.data.ListingCode)
    return (
      <>
        <DossierView dossier={found.data} />
        <CompareBar />
      </>
    );
  return (
    <NotShown
      breadcrumb={detailsBreadcrumb}
      failed={failed}
      failedTitle="The dossier could not be loaded"
      missingTitle={messages.dossierMissing}
      back={<BackLink finder={dossierFinderPath} />}
    />
  );
}
