import { ImportView } from '#domains/listings/web/imports/import-view.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin-import.page.ts';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';

const imports = { label: 'Imports', to: '/admin/imports' };

export function meta() {
  return pageMeta('An import', 'What was found in a sheet, and how far its writing is.');
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/admin/imports/:id', { params: { id }, signal }));
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the import" />;
}

/** §12.5 */
export default function AdminImport({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    return (
      <Page framed title={found.data.fileName} breadcrumb={[imports, { label: found.data.fileName }]}>
        <ImportView key={found.data.id} loaded={found.data} />
      </Page>
    );
  }
  return (
    <NotShown
      breadcrumb={[imports, { label: 'Import' }]}
      failed={failed}
      failedTitle="The import could not be loaded"
      missingTitle="There is no such import"
      back={<QuietLink to={imports.to}>Back to the imports</QuietLink>}
    />
  );
}
