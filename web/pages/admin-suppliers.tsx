import { Link } from 'react-router';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { button } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-suppliers.ts';

const lead = 'Every listed plant, drafts and retired ones included.';

export function meta() {
  return pageMeta('Suppliers', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('suppliers', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="suppliers" title="Suppliers" lead={lead} withActions />;
}

/** §12.8 */
export default function AdminSuppliers({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Suppliers"
      lead={lead}
      actions={
        <Link className={button} to="/admin/suppliers/new">
          New supplier
        </Link>
      }
    >
      <TableView table="suppliers" loaded={loaderData} />
    </BackOfficePage>
  );
}
