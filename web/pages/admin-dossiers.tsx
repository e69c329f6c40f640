import { Link } from 'react-router';
import { BackOfficePage } from '#web/features/back-office/back-office-page.tsx';
import { loadTable } from '#web/features/back-office/load-table.ts';
import { TableSkeleton } from '#web/features/back-office/table-skeleton.tsx';
import { TableView } from '#web/features/back-office/table-view.tsx';
import { button } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/admin-dossiers.ts';

const lead = 'Every listed dossier, drafts and retired ones included.';

export function meta() {
  return pageMeta('Dossiers', lead);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTable('dossiers', request);
}

export function HydrateFallback() {
  return <TableSkeleton table="dossiers" title="Dossiers" lead={lead} withActions />;
}

/** §12.8 */
export default function AdminDossiers({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Dossiers"
      lead={lead}
      actions={
        <Link className={button} to="/admin/dossiers/new">
          New dossier
        </Link>
      }
    >
      <TableView table="dossiers" loaded={loaderData} />
    </BackOfficePage>
  );
}
