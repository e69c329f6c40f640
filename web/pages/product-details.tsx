import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { CallError, call } from '#web/call.ts';
import { dossierFinderPath } from '#web/features/dossiers/dossier-shape.ts';
import { DossierView, detailsBreadcrumb } from '#web/features/dossiers/dossier-view.tsx';
import { BackLink } from '#web/features/finder/back-link.tsx';
import { button } from '#web/ui/button-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import page from '#web/ui/page.module.css';
import { Breadcrumb } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/product-details.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.dossier?.ListingTitle;
  return pageMeta(
    name ? `${name} · Product Details` : 'Product Details',
    'A finished-dosage dossier in full.',
  );
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  try {
    const { data } = await call('POST /get-dossierbyid', { body: { id: params.id }, signal: request.signal });
    return { dossier: data, failed: false };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { dossier: undefined, failed: error.status !== 404 };
  }
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the dossier" />;
}

export default function ProductDetails({ loaderData: { dossier, failed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (dossier?.ListingCode) return <DossierView dossier={dossier} />;
  return (
    <div className={page.page}>
      <Breadcrumb crumbs={detailsBreadcrumb} />
      {failed ? (
        <EmptyState
          level={1}
          title="The dossier could not be loaded"
          action={
            <>
              <button type="button" className={button} onClick={() => revalidate()}>
                Try again
              </button>
              <BackLink finder={dossierFinderPath} />
            </>
          }
        />
      ) : (
        <EmptyState
          level={1}
          title={messages.dossierMissing}
          action={<BackLink finder={dossierFinderPath} />}
        />
      )}
    </div>
  );
}
