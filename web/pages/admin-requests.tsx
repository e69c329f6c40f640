import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-requests.ts';

const lead = 'Every proposal, term sheet and interest asked for, and where its clock stands.';

export function meta() {
  return pageMeta('Requests', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('requests', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="requests" title="Requests" lead={lead} />;
}

/** §10.14 */
export default function AdminRequests({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Requests" lead={lead}>
      <TableView table="requests" loaded={loaderData} />
    </BackOfficePage>
  );
}
