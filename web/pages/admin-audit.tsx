import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-audit.ts';

const lead = 'Who did what, written in the transaction that did it. Nothing here is ever changed or deleted.';

export function meta() {
  return pageMeta('Audit trail', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('audit', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="audit" title="Audit trail" lead={lead} />;
}

/** §11.11 */
export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Audit trail" lead={lead}>
      <TableView table="audit" loaded={loaderData} />
    </BackOfficePage>
  );
}
