import { messages } from '#contract/messages.ts';
import { CallError, call } from '#web/call.ts';
import { dossierFinderPath } from '#web/features/dossiers/dossier-shape.ts';
import { BackLink } from '#web/features/finder/back-link.tsx';
import { ProductTermSheet } from '#web/features/term-sheet/product-term-sheet.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/product-term-sheet.ts';

const title = 'Request a Proposal';
const breadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Dossier Search', to: dossierFinderPath },
  { label: 'Product Term Sheet' },
];

export function meta() {
  return pageMeta(title, 'Ask for a proposal for this dossier: markets, supply, volumes, CDA and RFQ.');
}

/** Only a dossier that does not exist keeps the form away; whatever else fails, one can still ask. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [dossier, earlier] = await Promise.allSettled([
    call('POST /get-dossierbyid', { body: { id }, signal }),
    call('GET /api/requests', { query: { dossier: id, limit: 1 }, signal }),
  ]);
  return {
    dossier: dossier.status === 'fulfilled' ? dossier.value.data : null,
    missing:
      dossier.status === 'rejected' && dossier.reason instanceof CallError && dossier.reason.status === 404,
    earlier: earlier.status === 'fulfilled' ? earlier.value.data[0] : undefined,
  };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

export default function ProductTermSheetPage({ params: { id }, loaderData }: Route.ComponentProps) {
  const { dossier, missing, earlier } = loaderData;
  return (
    <Page
      title={title}
      breadcrumb={breadcrumb}
      actions={missing ? null : <BackLink finder={dossierFinderPath} />}
    >
      {missing ? (
        <EmptyState title={messages.dossierMissing} action={<BackLink finder={dossierFinderPath} />} />
      ) : (
        <ProductTermSheet key={id} id={id} dossier={dossier} earlier={earlier} />
      )}
    </Page>
  );
}
