import { ImportForm } from '#domains/listings/web/imports/import-form.tsx';
import { ImportList } from '#domains/listings/web/imports/import-list.tsx';
import { SheetDownloads } from '#domains/listings/web/imports/sheet-downloads.tsx';
import { call } from '#platform/web/call/call.ts';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-imports.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

const title = 'Imports';
const lead =
  'A sheet is checked first; nothing is written before you confirm it. The same code is the same listing.';

export function meta() {
  return pageMeta(title, 'Listings by the sheet: templates, exports and imports.');
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { imports: await call('GET /api/admin/imports', { signal }).catch(() => null) };
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the imports" title={title} lead={lead} />;
}

/** §12.5 */
export default function AdminImports({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <Page framed title={title} lead={lead}>
      <ImportForm />
      <SheetDownloads />
      {imports ? (
        <ImportList imports={imports.data} />
      ) : (
        <NotLoaded title="The imports could not be loaded" />
      )}
    </Page>
  );
}
