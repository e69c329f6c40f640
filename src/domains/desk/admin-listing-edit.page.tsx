import { EditView } from '#domains/listings/web/editor/edit-view.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-listing-edit.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

const queue = { label: 'Listing edits', to: '/admin/edits' };

export function meta() {
  return pageMeta('A change of a listing', 'What an owner proposes, before and after.');
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/admin/listing-edits/:id', { params: { id }, signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the change" />;
}

/** §12.4 */
export default function AdminListingEdit({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { edit, listing } = found.data;
    return (
      <Page
        framed
        title={`${edit.asks === 'publication' ? 'New listing' : 'Change of'} ${listing.code}`}
        breadcrumb={[queue, { label: listing.code }]}
      >
        <EditView edit={edit} listing={listing} />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[queue, { label: 'Change' }]}
      failed={failed}
      failedTitle="The change could not be loaded"
      missingTitle="There is no such change"
      back={<QuietLink to={queue.to}>Back to the queue</QuietLink>}
    />
  );
}
