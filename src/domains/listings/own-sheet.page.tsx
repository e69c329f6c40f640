import { whyNotAs } from '#domains/companies/contract/company-roles.ts';
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

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [sheet, companies] = await Promise.all([
    toLoadResult(call('GET /api/own-sheets/:id', { params: { id }, signal })),
    call('GET /api/companies', { signal }).catch(() => null),
  ]);
  return { ...sheet, companies };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the sheet" />;
}

/** §12.17 */
export default function OwnSheet({ loaderData: { found, failed, companies } }: Route.ComponentProps) {
  if (found) {
    // What could not be asked is left to the call, which refuses in words.
    const own = companies?.data.find(({ name }) => name === found.data.company);
    const mayNot = whyNotAs(own ?? null, 'deal');
    return (
      <Tall>
        <Page title={found.data.fileName} breadcrumb={[...before, { label: found.data.fileName }]}>
          <SheetView key={found.data.id} loaded={found.data} mayNot={mayNot} />
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
