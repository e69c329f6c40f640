import { type ListingKind, listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/listing-edit.page.ts';
import { ListingEditor } from './web/editor/listing-editor.tsx';
import { Claims } from './web/evidence/claims.tsx';
import { Settlements } from './web/settlements/settlements.tsx';

const breadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'My listings', to: '/listings' },
];

export function meta() {
  return pageMeta('Edit a listing', 'One of your listings with every field.');
}

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const kind = listingKinds.find((known) => known === params.kind);
  if (kind === undefined) return { found: null, failed: false };
  return toLoadResult(loadListing(kind, params.id, signal));
}

async function loadListing(kind: ListingKind, id: string, signal: AbortSignal) {
  const params = { kind, id };
  const [listing, claims, settlements] = await Promise.all([
    call('GET /api/listings/:kind/:id', { params, signal }),
    call('GET /api/listings/:kind/:id/evidence', { params, signal }),
    kind === 'dossier' ? call('GET /api/dossiers/:id/settlements', { params: { id }, signal }) : null,
  ]);
  return { listing: listing.data, claims: claims.data, settlements: settlements?.data ?? null };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the listing" />;
}

/** §12.8 */
export default function EditListing({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { listing, claims, settlements } = found;
    return (
      <Tall>
        <Page measured title={listing.title} breadcrumb={[...breadcrumb, { label: listing.code }]}>
          <ListingEditor key={listing.id} listing={listing} isDesk={false} />
          <Claims listing={listing} claims={claims} isDesk={false} />
          {settlements && <Settlements listing={listing} settlements={settlements} isDesk={false} />}
        </Page>
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[...breadcrumb, { label: 'Listing' }]}
      failed={failed}
      failedTitle="The listing could not be loaded"
      missingTitle="There is no such listing"
      missingText={<p>Or it is not your company’s.</p>}
      back={<QuietLink to="/listings">Back to my listings</QuietLink>}
    />
  );
}
