import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-edits.ts';

const lead = 'Changes of published listings that owners propose; those waiting go live once approved.';

export function meta() {
  return pageMeta('Listing edits', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('edits', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="edits" title="Listing edits" lead={lead} />;
}

/** §12.4 */
export default function AdminEdits({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Listing edits" lead={lead}>
      <TableView table="edits" loaded={loaderData} />
    </BackOfficePage>
  );
}
