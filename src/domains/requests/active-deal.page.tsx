import { messages } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/active-deal.page.ts';
import { DealView, dealBreadcrumb } from './web/interest/deal-view.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.deal.found?.data.ListingTitle;
  return pageMeta(
    name ? `${name} · Active Deals` : 'Active Deals',
    'A dossier open for investment, in full.',
  );
}

/** The dossier, and the interest registered in it before; whatever of the latter fails, one can still register. */
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [deal, earlier, companies] = await Promise.all([
    toLoadResult(call('GET /api/active-deals/:id', { params: { id }, signal })),
    call('GET /api/requests', { query: { dossier: id, kind: 'investment', limit: 1 }, signal }).catch(
      () => null,
    ),
    call('GET /api/companies', { signal }).catch(() => null),
  ]);
  return { deal, earlier: earlier?.data[0], mayNot: companies?.mayNotAsk ?? null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the deal" />;
}

export default function ActiveDeal({ params: { id }, loaderData }: Route.ComponentProps) {
  const { deal, ...beside } = loaderData;
  if (deal.found) return <DealView key={id} dossier={deal.found.data} {...beside} />;
  return (
    <NotShown
      breadcrumb={dealBreadcrumb}
      failed={deal.failed}
      failedTitle="The deal could not be loaded"
      missingTitle={messages.dossierMissing}
      missingText={<p>It may have been retired, or is not open for investment any more.</p>}
      back={<QuietLink to="/investment/activedeals">Back to Active Deals</QuietLink>}
    />
  );
}
