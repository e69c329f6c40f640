import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-searches.ts';

const lead = 'What members looked for and the catalogue lacks, by day.';

export function meta() {
  return pageMeta('Searches without result', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('searches', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="searches" title="Searches without result" lead={lead} />;
}

/** §11.3 */
export default function AdminSearches({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Searches without result" lead={lead}>
      <TableView table="searches" loaded={loaderData} />
    </BackOfficePage>
  );
}
