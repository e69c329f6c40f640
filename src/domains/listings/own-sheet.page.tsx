import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/own-sheet.page.ts';
import { SheetView } from './web/own-sheets/sheet-view.tsx';

const before = [
  { label: 'My listings', to: '/listings' },
  { label: 'Bring a sheet', to: '/listings/import' },
];

export function meta() {
  return pageMeta('A sheet of yours', 'How it is read, what is asked, and what becomes of its rows.');
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/own-sheets/:id', { params: { id }, signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the sheet" />;
}

/** §12.17 */
export default function OwnSheet({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    return (
      <Tall>
        <Page title={found.data.fileName} breadcrumb={[...before, { label: found.data.fileName }]}>
          <SheetView key={found.data.id} loaded={found.data} />
        </Page>
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[...before, { label: 'A sheet' }]}
      failed={failed}
      failedTitle="The sheet could not be loaded"
      missingTitle="There is no such sheet"
      back={<QuietLink to="/listings/import">Back to your sheets</QuietLink>}
    />
  );
}
