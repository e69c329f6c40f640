import { useEffect } from 'react';
import { loadAsked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { CompareBar } from '#domains/catalogue/web/compare-choice/compare-bar.tsx';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { DetailsFoot } from '#domains/finder/web/page/details-bar.tsx';
import { useOneColumn } from '#domains/finder/web/page/details-columns.tsx';
import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/product-details.page.ts';
import { DossierActions } from './web/details/dossier-actions.tsx';
import { dossierFinderPath } from './web/dossier-shape.ts';
import { DossierView, detailsBreadcrumb } from './web/dossier-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.found?.data.ListingTitle;
  return pageMeta(
    name ? `${name} · Product Details` : 'Product Details',
    'A finished-dosage dossier in full.',
  );
}

/** The dossier is what the page hangs on; without its alternatives, and what one asked for, it is still worth reading. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [dossier, alternatives, asked] = await Promise.all([
    toLoadResult(call('POST /get-dossierbyid', { body: { id }, signal })),
    call('GET /api/dossiers/:id/alternatives', { params: { id }, signal }).catch(() => null),
    loadAsked('dossier', id),
  ]);
  return { ...dossier, alternatives: alternatives?.data ?? null, asked };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the dossier" />;
}

export default function ProductDetails({ loaderData }: Route.ComponentProps) {
  const { found, failed, alternatives, asked } = loaderData;
  const hasOneColumn = useOneColumn();
  const loadedId = found?.data._id;
  // An alternative opens in the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every dossier that opens
  useEffect(() => {
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, [loadedId]);

  if (found?.data.ListingCode)
    return (
      <>
        <DossierView dossier={found.data} alternatives={alternatives} asked={asked} />
        <DetailsFoot actions={hasOneColumn && <DossierActions dossier={found.data} withText={false} />}>
          <CompareBar />
        </DetailsFoot>
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
