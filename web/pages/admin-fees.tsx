import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { NewEntry } from '#web/features/back-office/new-entry.tsx';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-fees.ts';

const lead = 'Entries are added and never changed: a mistake is put right by a correction.';

export function meta() {
  return pageMeta('Fee ledger', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('fees', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="fees" title="Fee ledger" lead={lead} withActions />;
}

/** §10.7 */
export default function AdminFees({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="Fee ledger" lead={lead} actions={<NewEntry />}>
      <TableView table="fees" loaded={loaderData} />
    </BackOfficePage>
  );
}
