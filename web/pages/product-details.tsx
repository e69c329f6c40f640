import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { call } from '#web/call.ts';
import { CompareBar } from '#web/features/compare-choice/compare-bar.tsx';
import { dossierFinderPath } from '#web/features/dossiers/dossier-shape.ts';
import { DossierView, detailsBreadcrumb } from '#web/features/dossiers/dossier-view.tsx';
import { BackLink } from '#web/features/finder/back-link.tsx';
import { whatWasFound } from '#web/found.ts';
import { NotShown } from '#web/ui/not-shown.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/product-details.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.found?.data.ListingTitle;
  return pageMeta(
    name ? `${name} · Product Details` : 'Product Details',
    'A finished-dosage dossier in full.',
  );
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return whatWasFound(call('POST /get-dossierbyid', { body: { id }, signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the dossier" />;
}

export default function ProductDetails({ loaderData: { found, failed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
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
      onRetry={() => void revalidate()}
      back={<BackLink finder={dossierFinderPath} />}
    />
  );
}
